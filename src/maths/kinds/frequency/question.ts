import type { Rational } from '../../arithmetic/rational.ts'
import type { Question } from '../../domain/question.ts'
import type { ProbabilityOptions } from '../../values/probability.ts'

export type FrequencyTask =
  /** How often something of that chance is expected in so many trials. */
  | { task: 'expected'; chance: Rational; trials: bigint; names: string[] }
  /** What part of the trials had the outcome. */
  | { task: 'relative'; times: bigint; trials: bigint; options: ProbabilityOptions }

/** What is asked about chances and counts of trials. */
export type FrequencyQuestion = Question & { kind: 'frequency' } & FrequencyTask
