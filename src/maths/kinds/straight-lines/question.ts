import type { Rational } from '../../arithmetic/rational.ts'
import type { Question } from '../../domain/question.ts'
import type { Line } from '../../values/line-equation.ts'

export type Place = readonly [Rational, Rational]

export type LinesTask =
  /** Through two points, or through one with a slope, in words of its own. */
  | { task: 'through two points'; points: readonly [Place, Place]; line: Line; isSlopeForm: boolean }
  | { task: 'with slope'; slope: Rational; point: Place; line: Line; isSlopeForm: boolean }
  | { task: 'with intercept'; slope: Rational; intercept: Rational; line: Line; isSlopeForm: boolean }
  | {
      task: 'parallel' | 'perpendicular'
      to: Line
      source: string
      point: Place
      line: Line
      isSlopeForm: boolean
    }
  /** Another form of an equation. */
  | { task: 'rewrite'; source: string; line: Line; isSlopeForm: true }
  | { task: 'horizontal' | 'vertical'; point: Place; line: Line; isSlopeForm: false }
  | { task: 'parallel slope' | 'perpendicular slope'; to: Line; source: string; slope: Rational }

/** Equations of straight lines. */
export type LinesQuestion = Question & { kind: 'straight lines' } & LinesTask
