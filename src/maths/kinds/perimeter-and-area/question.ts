import type { Rational } from '../../arithmetic/rational.ts'
import type { Question } from '../../domain/question.ts'
import type { Unit } from '../../values/units.ts'

/** Its sides: one of a square, two of a rectangle, three of a triangle; base and height of a triangle's area. */
export type Shape = 'square' | 'rectangle' | 'triangle'

/** Perimeter or area of a shape whose lengths are in one unit. */
export interface ShapeQuestion extends Question {
  kind: 'shape'
  shape: Shape
  measure: 'perimeter' | 'area'
  lengths: Rational[]
  /** Undefined where no unit is given. */
  unit: Unit | undefined
  /** The unit that the question asks for. */
  wanted?: Unit
}
