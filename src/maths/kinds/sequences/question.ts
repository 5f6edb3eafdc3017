import type { Rational } from '../../arithmetic/rational.ts'
import type { Question } from '../../domain/question.ts'
import type { Rule } from './rule.ts'

export type SequenceTask =
  | { task: 'next'; count: number }
  | { task: 'nth'; letter: string }
  | { task: 'term'; place: number }
  | { task: 'first terms'; count: number }
  | { task: 'missing'; place: number }
  /** More than one gap. */
  | { task: 'gaps'; places: number[] }
  /** Whether a number is one of the terms. */
  | { task: 'is term'; number: Rational; isOne: boolean }
  | { task: 'common difference' | 'common ratio' }
  /** What is done from term to term; with `orNth` the rule with a letter will do as well. */
  | { task: 'step rule'; orNth: boolean }

/** What is asked about a sequence of numbers. */
export type SequenceQuestion = Question & {
  kind: 'sequences'
  /** As far as they are given; none where the rule is. */
  terms: Rational[]
  rule: Rule
  /** The rule in words of algebra, where it is given. */
  given?: string
} & SequenceTask
