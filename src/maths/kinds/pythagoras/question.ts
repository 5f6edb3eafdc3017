import { type Rational, rational } from '../../arithmetic/rational.ts'
import type { Question } from '../../domain/question.ts'
import type { Rounding } from '../../values/rounding.ts'
import type { Unit } from '../../values/units.ts'

/** A side by its place: across from the right angle, across from the acute angle that counts, or beside that one. */
export type Side = 'hypotenuse' | 'opposite' | 'adjacent'
export type Ratio = 'sin' | 'cos' | 'tan'
type Known = readonly [Side, Rational]

export type RightTriangleTask =
  | { task: 'side by angle'; angle: Rational; given: Known; wanted: Side }
  | { task: 'angle by sides' | Ratio; given: readonly [Known, Known] }
  | { task: 'hypotenuse'; legs: [Rational, Rational] }
  | { task: 'leg'; hypotenuse: Rational; leg: Rational }
  /** Whether three sides make a right angle, or a triangle at all; the longest is last. */
  | { task: 'is right'; sides: [Rational, Rational, Rational] }
  | { task: 'is triangle'; sides: [Rational, Rational, Rational] }

/** A question about the sides of a right triangle. */
export type RightTriangleQuestion = Question & {
  kind: 'right triangle'
  unit: Unit | undefined
  rounding?: Rounding
  /** With its root, which is to be simplified where `simplest` is asked for. */
  exact?: 'any' | 'simplest'
} & RightTriangleTask

/** The square of the side that is asked for. */
export function squareOf(question: RightTriangleQuestion): Rational {
  if (question.task === 'hypotenuse') return squared(question.legs[0]).add(squared(question.legs[1]))
  if (question.task === 'leg') return squared(question.hypotenuse).sub(squared(question.leg))
  return rational(0)
}

const squared = (value: Rational) => value.mul(value)
