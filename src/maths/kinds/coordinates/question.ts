import type { Rational } from '../../arithmetic/rational.ts'
import type { Question } from '../../questions/question.ts'
import type { Rounding } from '../../questions/riders.ts'

export type Point = readonly [Rational, Rational]

export type CoordinatesTask =
  | { task: 'gradient' | 'midpoint' | 'distance'; points: readonly [Point, Point]; rounding?: Rounding }
  /** Of the line y = slope × x + intercept. */
  | { task: 'slope of line' | 'intercept'; slope: Rational; intercept: Rational; line: string }

/** What is asked about points and straight lines. */
export type CoordinatesQuestion = Question & { kind: 'coordinates' } & CoordinatesTask
