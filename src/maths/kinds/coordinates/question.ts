import type { Rational } from '../../arithmetic/rational.ts'
import type { Question } from '../../domain/question.ts'
import type { Rounding } from '../../values/rounding.ts'

export type Point = readonly [Rational, Rational]

export type CoordinatesTask =
  | { task: 'gradient' | 'midpoint' | 'distance'; points: readonly [Point, Point]; rounding?: Rounding }
  /** Of the line y = slope × x + intercept. */
  | { task: 'slope of line' | 'intercept'; slope: Rational; intercept: Rational; line: string }
  /** Where a point comes to by one move after the other. */
  | { task: 'image'; point: Point; moves: readonly Move[] }
  | { task: 'quadrant'; point: Point }
  /** Of a shape with three corners told; the one in the middle lies opposite the corner that is asked for. */
  | { task: 'corner'; shape: string; corners: readonly [Point, Point, Point] }

/** How a point is moved: quarter turns go anticlockwise. */
export type Move =
  | { kind: 'mirror'; in: Mirror }
  | { kind: 'turn'; quarters: number; about: Point }
  | { kind: 'shift'; across: Rational; up: Rational }
  | { kind: 'enlarge'; by: Rational; about: Point }

/** An axis, a slanting line, or the line on which one coordinate is always the same. */
export type Mirror = 'x' | 'y' | 'y = x' | 'y = -x' | { letter: 'x' | 'y'; at: Rational }

/** What is asked about points and straight lines. */
export type CoordinatesQuestion = Question & { kind: 'coordinates' } & CoordinatesTask
