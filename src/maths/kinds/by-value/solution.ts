import { type Rational, rational } from '../../arithmetic/rational.ts'
import type { Solution, Step } from '../../domain/marked.ts'
import type { Value } from '../../values/value.ts'
import type { Shown } from '../by-lines/solution.ts'

/** A step, worth one mark, that right lines of working may show. */
export interface ValueStep extends Step {
  isShownBy?: (shown: Shown) => boolean
}

/** The way to an answer that is judged by its value. */
export interface ValueSolution extends Solution {
  steps: ValueStep[]
  expected: Value
  choices: readonly Value[]
}

/** What a kind says about the way to an answer. */
export interface Solved {
  steps: ValueStep[]
  answer: Value
  /** What a practice question offers to choose from, where near misses won't do; the right one may be among them. */
  choices?: readonly Value[]
}

/**
 * One step of the marking scheme.
 * @param words markdown with LaTeX; what comes of it stands behind the last `=`, so that the chat can leave it open
 * @param results numbers that prove the step where any of them stands in a right line of working
 */
export function valueStep(words: string, ...results: (Rational | bigint | number)[]): ValueStep {
  const wanted = results.map(result => (typeof result === 'object' ? result : rational(result)))
  return {
    plan: words,
    done: words,
    isShownBy: ({ literals }) => literals.some(({ value }) => wanted.some(each => each.equals(value))),
  }
}
