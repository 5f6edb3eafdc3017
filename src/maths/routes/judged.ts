import type { SolveQuestion } from '../domain/arithmetic-question.ts'
import type { MarkedQuestion } from '../domain/marked.ts'
import type { Misconception } from '../domain/misconception.ts'
import type { Calculation } from './calculations.ts'
import type { Claim } from './claims.ts'
import type { Landmark } from './landmark.ts'
import type { Move, MoveStanding } from './moves.ts'

/**
 * What a part of a line is worth: `useful` is true and on some way to the answer, `elsewhere` only true, `wrong`
 * false, `unsure` can't be told.
 */
export type Standing = 'useful' | 'elsewhere' | 'wrong' | 'unsure'

export interface JudgedClaim {
  claim: Claim
  standing: Standing
  /** What it works out, where that is one operation on two numbers. */
  calculation?: Calculation
  /** What it comes to is not said: `10 × 13`. */
  isOpen: boolean
  /** What a bare number is on the way. */
  landmark?: Landmark
  /** Every known mistake that leads to it. */
  explanations: readonly Misconception[]
}

/** What a child's message is worth for the question that it works on. */
export interface Said {
  /**
   * `answer` is the right one, `slipped` the right one behind a line that is false, `unfinished` has the right value in
   * another form, `which` names several answers.
   */
  outcome: 'answer' | 'slipped' | 'unfinished' | 'which' | Standing | 'nothing'
  claims: JudgedClaim[]
  move?: { move: Move; standing: MoveStanding }
  /** The equation as the child has brought it on; that of the question before. */
  equation?: SolveQuestion
  marked: MarkedQuestion
}
