import type { Expression } from '../arithmetic/expression.ts'
import type { Rational } from '../arithmetic/rational.ts'
import type { Misconception } from './misconception.ts'
import type { Question } from './question.ts'
import type { Topic } from './topic.ts'

/**
 * `right`; `rounded` is right to the digits shown where the exact digits never end; `unfinished` has the right value
 * but is not worked out or not in the form asked for; `unclear` can't be told.
 */
export type Verdict = 'right' | 'rounded' | 'unfinished' | 'wrong' | 'unclear'

/** One step of the worked solution, worth one mark. */
export interface Step {
  /** What to do, for the marking scheme; markdown with LaTeX. */
  plan: string
  /** What was done, for the assessment. */
  done: string
  /** Whether choosing the operation is all it is. */
  isChoice?: boolean
  /** The calculation as it stands after this step; undefined where there is none. */
  state?: Expression
}

export interface Solution {
  /** The answer as LaTeX or plain words. */
  answer: string
  steps: Step[]
  /** There is no answer, as in dividing by zero. */
  isImpossible?: boolean
  /** The answer where it is one exact number without a unit. */
  value?: Rational
}

/** The first line of a child's working that does not hold. */
export interface WrongLine {
  /** As typed. */
  text: string
  /** The question that this one line answers, and that question as LaTeX; undefined for a number only rewritten. */
  question?: Question
  asks?: string
}

/** What a single slip on the way leaves right, whichever way a child has gone. */
export interface Slip {
  /** The slip is in the line that puts everything together: all lines before it are right. */
  isAtEnd: boolean
}

/** What is still to do where the value is right already. */
export interface Missing {
  topic: Topic
  /** A sentence to the child. */
  words: string
  /** As a whole it has not the right value, see `Judged`. */
  isPart?: boolean
}

export interface MarkedQuestion {
  question: Question
  solution: Solution
  topic: Topic
  /** `unread` when the answer holds nothing that could be read. */
  verdict: Verdict | 'unread'
  /** For each step of the solution whether its mark is earned. */
  earned: boolean[]
  /** Steps that are right only in that they follow from an earlier slip. */
  carried: boolean[]
  /** The answer as it was read, as typed. */
  finalText: string | undefined
  wrong: WrongLine | undefined
  /** The wrong line is the only one: every other line is right, or follows from it. */
  slip?: Slip
  /** Where the verdict is `unfinished`. */
  missing?: Missing
  /** The child says no more than not to know. */
  isUnknown?: boolean
  /** The answer only says the question again. */
  isRestated?: boolean
  /** Every misconception that explains the first wrong step. */
  explanations: Misconception[]
}
