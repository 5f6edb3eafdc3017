import type { Rational } from '../../arithmetic/rational.ts'
import type { Question } from '../../domain/question.ts'

export type ArrangementTask =
  /** A sum with `n!`, `nPr` or `nCr`; `source` is LaTeX. */
  | { task: 'value'; source: string; value: Rational }
  /** All of them in a row. */
  | { task: 'in a row'; count: number }
  /** Some of them, where the order counts, and where it does not. */
  | { task: 'ordered' | 'chosen'; of: number; chosen: number }
  | { task: 'letters'; word: string }
  /** So many places with the same choice for each. */
  | { task: 'repeated'; of: number; places: number }
  /** One of each sort. */
  | { task: 'one of each'; counts: number[] }

/** Factorials, and in how many ways things can be arranged or chosen. */
export type ArrangementQuestion = Question & { kind: 'arrangements' } & ArrangementTask
