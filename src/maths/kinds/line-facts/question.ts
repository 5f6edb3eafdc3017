import type { Rational } from '../../arithmetic/rational.ts'
import type { Question } from '../../domain/question.ts'
import type { Line } from '../../values/line-equation.ts'

export type Relation = 'parallel' | 'perpendicular' | 'neither'

export type LineFactsTask =
  | { task: 'slope and intercept'; line: Line; source: string }
  /** Where it crosses one axis or both. */
  | { task: 'crossing'; axes: 'x' | 'y' | 'both'; line: Line; source: string }
  /** With `wants` only whether it is so. */
  | { task: 'relation'; relation: Relation; wants: Relation | undefined; sources: [string, string] }
  | { task: 'lies on'; point: readonly [Rational, Rational]; line: Line; source: string }

/** What can be told of lines by their equations. */
export type LineFactsQuestion = Question & { kind: 'line facts' } & LineFactsTask
