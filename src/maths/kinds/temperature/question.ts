import type { Rational } from '../../arithmetic/rational.ts'
import type { Question } from '../../domain/question.ts'
import type { Rounding } from '../../values/rounding.ts'
import type { Scale } from '../../values/temperature.ts'

/** What is asked about temperatures. */
export type TemperatureTask =
  /** `to` is the scale that is wanted. */
  | { task: 'convert'; from: Rational; to: Scale }
  /** It starts somewhere and rises by each of these; those that it falls by are negative. */
  | { task: 'change'; start: Rational; by: Rational[]; scale?: Scale }
  /** How far they are apart. */
  | { task: 'difference'; first: Rational; second: Rational; scale?: Scale }
  /** Which of these is the coldest or the warmest. */
  | { task: 'extreme'; among: Rational[]; wants: 'lowest' | 'highest'; scale?: Scale }

/** A question about temperatures. */
export type TemperatureQuestion = Question & { kind: 'temperature'; rounding?: Rounding } & TemperatureTask
