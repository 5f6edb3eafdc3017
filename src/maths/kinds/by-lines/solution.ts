import type { Linear } from '../../arithmetic/evaluate.ts'
import type { NumberNode, OperationNode } from '../../arithmetic/expression.ts'
import type { Rational } from '../../arithmetic/rational.ts'
import type { Solution, Step } from '../../domain/marked.ts'

/** What a child's right lines show, gathered to see which steps they prove. */
export interface Shown {
  /** Every number in lines that hold true. */
  literals: NumberNode[]
  /** Every operation in lines that hold true. */
  operations: OperationNode[]
  /** Right equations, each as the linear forms of its two sides. */
  equations: [Linear, Linear][]
}

/** A step that lines of working can prove. */
export interface ArithmeticStep extends Step {
  /** Whether it works something out (rather than rewriting it). */
  isReduction: boolean
  /** Whether choosing the operation is all it is; an answer with a known slip in carrying it out earns it. */
  isChoice?: boolean
  /** Whether right lines prove that this step was done. */
  isShownBy: (shown: Shown) => boolean
}

export interface ArithmeticSolution extends Solution {
  /** The exact answer; undefined when there is none, as in dividing by zero. */
  value: Rational | undefined
  steps: ArithmeticStep[]
}

/** A step whose words are the same before and after it. */
export function step(words: string, isShownBy: ArithmeticStep['isShownBy'] = () => false): ArithmeticStep {
  return { plan: words, done: words, isReduction: true, isShownBy }
}
