import type { Question } from '../../domain/question.ts'
import type { Exact } from '../../exact/exact.ts'
import type { PiNote } from '../../values/circle-value.ts'
import type { Rounding } from '../../values/rounding.ts'
import type { Unit } from '../../values/units.ts'
import type { Formula } from './formulas/formula.ts'

/** One measure of a shape from others: area, circumference, volume, surface, a missing side. */
export interface MeasureQuestion extends Question {
  kind: 'measure'
  formula: Formula
  /** What is given, in the order of the formula's needs, all in the unit of length or its powers. */
  given: Exact[]
  /** The unit of length; undefined where none is given. */
  unit: Unit | undefined
  /** The unit that the question asks for. */
  wanted?: Unit
  /** What the question says about π. */
  pi?: PiNote
  rounding?: Rounding
}
