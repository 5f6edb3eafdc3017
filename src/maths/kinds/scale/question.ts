import type { Rational } from '../../arithmetic/rational.ts'
import type { Question } from '../../domain/question.ts'
import type { Rounding } from '../../values/rounding.ts'
import type { Unit } from '../../values/units.ts'

export interface Length {
  value: Rational
  unit: Unit
}

/** How a map or a model is drawn: `1 : 50000`, or `2 cm` for `5 km`. */
export type Scale = { by: 'ratio'; times: Rational } | { by: 'lengths'; drawn: Length; actual: Length }

export type ScaleTask =
  /** The real length of one that is drawn, or the drawn length of a real one. */
  | { find: 'actual' | 'drawn'; scale: Scale; given: Length; unit: Unit; isFixed: boolean }
  /** The scale as 1 : n. */
  | { find: 'scale'; scale: Extract<Scale, { by: 'lengths' }> }

/** What is asked about the scale of a map, a plan or a model. */
export type ScaleQuestion = Question & { kind: 'scale'; rounding?: Rounding } & ScaleTask
