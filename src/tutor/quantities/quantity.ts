import type { Rational } from '#maths/arithmetic/rational.ts'

/** Something with a number of its own on the way to an answer, and the words by which a child names it. */
export interface Quantity {
  /** In a sentence: `how many numbers there are`. */
  is: string
  values: readonly Rational[]
  /** Finds the number that is said of it, in its first group that is not empty. */
  named: RegExp
  /** Said where the number is another one; it never tells the right one. */
  askBack: string
  /** Said in place of its name, where the child’s answer is credited in words of its own. */
  credit?: string
  /** Asked once it is known; `leadsTo` is what that asks for, by its name. */
  next: string
  leadsTo?: string
  /** The step of the solution that is done with it. */
  step?: number
}

/** A number in digits, with its currency. */
export const N = '(?:[£$€₹₦] ?|\\bRs\\.? ?)?(-?\\d+(?:\\.\\d+)?(?:/\\d+)?)p?%?'

/** `8 parts`, `parts is 8`, `there are 8 parts`, `8 of the parts`, `altogether 8`. */
export function called(nouns: string): RegExp {
  return new RegExp(
    `\\b${N} (?:of (?:the |all )?)?(?:${nouns})\\b|\\b(?:${nouns})\\b(?: \\w+){0,3}? (?:is|are|was|=|makes?|comes? to|to) ?${N}(?![\\d/])|\\b(?:${nouns}):? ${N}(?![\\d/])\\W*$`,
    'i',
  )
}

/** What a child says of a quantity, and whether it is so. */
export interface QuantitySaid {
  quantity: Quantity
  isSo: boolean
  /** What of the message says it, where there is more around it. */
  own?: string
  /** What else of the way is said beside it and is so, by its name. */
  also?: readonly string[]
  /** A sum in it says just this, and is no step of its own. */
  isOfSum?: true
  /** A part of the answer that is right in it. */
  part?: string
}

/** A quantity that only one message tells of: it has neither numbers nor words that find it again. */
export const bare = (is: string, next: string, askBack = ''): Quantity => ({
  is,
  values: [],
  named: /$^/,
  askBack,
  next,
})
