import type { Rational } from '../../arithmetic/rational.ts'
import type { Question } from '../../domain/question.ts'
import type { ProbabilityOptions } from '../../values/probability.ts'

/** How a chance is found. */
export type Chance =
  /** By counting outcomes that are all equally likely. `kinds` is how many sorts of outcome are named. */
  | { by: 'counting'; wanted: bigint; all: bigint; kinds?: number }
  /** One after the other, as draws without putting back: each wanted left among all left. */
  | { by: 'drawing'; draws: { wanted: bigint; all: bigint }[] }
  /** What is left of one. */
  | { by: 'complement'; of: Rational }

/** The chance of something. */
export interface ProbabilityQuestion extends Question {
  kind: 'probability'
  chance: Chance
  options: ProbabilityOptions
  /** The question in words, where it was made. */
  words?: string
}
