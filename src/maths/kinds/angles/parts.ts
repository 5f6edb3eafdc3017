import { type Rational, ZERO } from '../../arithmetic/rational.ts'
import type { AngleTask } from './question.ts'

/** A number of degrees. */
export const N = '(?:\\d+(?:\\.\\d+)?)'
export const DEG = '(?: ?°| ?degrees?| ?deg)?'
export const A = `(${N})${DEG}`
/** What may stand between an angle and its size. */
export const MEASURE =
  '(?: is| are| measures?| of| =| has a measure of| (?:have|with) measures of| equal to| equals|:| being| that measures?| measuring| with a measure of)*'
export const X = '(?:x|y|z|a|b|n|\\?|▢|p|q)(?:°| degrees)?'
export const FIND =
  "[.,;:?!]+ ?(?:and )?(?:then )?(?:find|what is|what's|what are|what does|work out|calculate|determine|solve for|how (?:big|large|many degrees) (?:is|are)|what size (?:is|are))? ?"
export const SIZE = '(?:the )?(?:size of |measure of |value of )?(?:the )?'

/** A wording with what its angles mean. */
export interface Form {
  pattern: RegExp
  read(numbers: Rational[], found: RegExpExecArray): AngleTask | undefined
}
export const form = (source: string, read: Form['read']): Form => ({
  pattern: new RegExp(`^${source}$`),
  read,
})

/** What is left of a whole; so many angles make it up. */
export const rest =
  (whole: number, count?: number) =>
  (given: Rational[]): AngleTask | undefined => {
    const sum = given.reduce((a, b) => a.add(b), ZERO)
    const fits = count === undefined ? given.length >= 1 : given.length === count - 1
    const isPossible = sum.compare(whole) < 0 && given.every(each => each.n > 0n)
    return fits && isPossible ? { task: 'rest', whole, given } : undefined
  }
