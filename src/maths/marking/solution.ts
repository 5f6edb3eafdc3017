import type { Linear } from '../arithmetic/evaluate.ts'
import type { Expression, NumberNode, OperationNode } from '../arithmetic/expression.ts'
import type { Rational } from '../arithmetic/rational.ts'

/** What a child's right lines show, gathered to see which steps they prove. */
export interface Shown {
  /** Every number in lines that hold true. */
  literals: NumberNode[]
  /** Every operation in lines that hold true. */
  operations: OperationNode[]
  /** Right equations, each as the linear forms of its two sides. */
  equations: [Linear, Linear][]
}

/** One step of the worked solution, worth one mark. */
export interface Step {
  /** What to do, for the marking scheme; markdown with LaTeX. */
  plan: string
  /** What was done, for the assessment. */
  done: string
  /** The calculation as it stands after this step; undefined where there is none. */
  state?: Expression
  /** Whether it works something out (rather than rewriting it). */
  isReduction: boolean
  /** Whether choosing the operation is all it is; an answer with a known slip in carrying it out earns it. */
  isChoice?: boolean
  /** Whether right lines prove that this step was done. */
  isShownBy: (shown: Shown) => boolean
}

export interface Solution {
  /** The exact answer; undefined when there is none, as in dividing by zero. */
  value: Rational | undefined
  /** The answer as LaTeX or plain words. */
  answer: string
  steps: Step[]
}
