import type { Rational } from '../../arithmetic/rational.ts'
import type { Question } from '../../domain/question.ts'
import type { Rounding } from '../../values/rounding.ts'

export type Point = readonly [Rational, Rational]

export type CoordinatesTask =
  | { task: 'gradient' | 'midpoint' | 'distance'; points: readonly [Point, Point]; rounding?: Rounding }
  /** Of the line y = slope × x + intercept. */
  | { task: 'slope of line' | 'intercept'; slope: Rational; intercept: Rational; line: string }
  | { task: 'image'; point: Point; move: Move }
  | { task: 'quadrant'; point: Point }

/** How a point is moved: quarter turns go anticlockwise around the origin. */
export type Move =
  | { kind: 'mirror'; in: 'x' | 'y' | 'y = x' }
  | { kind: 'turn'; quarters: number }
  | { kind: 'shift'; across: number; up: number }

/** What is asked about points and straight lines. */
export type CoordinatesQuestion = Question & { kind: 'coordinates' } & CoordinatesTask
