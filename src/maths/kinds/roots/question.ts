import type { Rational } from '../../arithmetic/rational.ts'
import type { Question } from '../../domain/question.ts'
import type { Exact } from '../../exact/exact.ts'
import type { Rounding } from '../../values/rounding.ts'

export type RootTask =
  | { task: 'root'; number: Rational; degree: number; rounding?: Rounding }
  /**
   * `written` is the expression as it stands, `radicand` what is under it where it is a single root, `letter` what
   * stands for the number in front of the root where the question names it: `a` of `a√2`.
   */
  | { task: 'surd'; written: string; value: Exact; radicand?: bigint; letter?: string }

/** Roots of numbers, and expressions with roots that are to be simplified. */
export type RootQuestion = Question & { kind: 'root' } & RootTask
