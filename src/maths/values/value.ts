import type { Verdict } from '../domain/marked.ts'
import type { Random } from '../domain/misconception.ts'

/** What was found in an answer. */
export interface Judged {
  verdict: Verdict | 'unread'
  /** Where the value is right but something is missing, a sentence to the child: `Say which unit it is.` */
  missing?: string
  /** Only a part of it is right, or it is something on the way: as a whole it has not the right value. */
  isPart?: boolean
}

/**
 * What a question expects as its answer. Each type of value is a function that makes one, and all that is to be known
 * of it is asked through these doors; so a new type is a new file.
 */
export interface Value {
  /** Two values are the same answer where their keys are equal. */
  readonly key: string
  /** For the marking scheme and for options, without dollar signs. */
  readonly latex: string
  /** As a child types it at its plainest. */
  readonly text: string
  /** Other ways to type the same answer, every one right: at least four. Tests try them all, the chat hides them all. */
  readonly spellings: readonly string[]
  /**
   * Judges one thing that was said, without words around it, such as `15 cm^2`.
   * @returns `unread` where it is no answer of this type
   */
  judge(said: string): Judged
  /** Whether a text names the answer, in whatever form: stricter than `spellings` where numbers are about. */
  isNamedIn(text: string, given: string): boolean
  /** Near misses, for wrong options: other values of the same type. */
  near(random: Random): Value[]
  /** Numbers in words reach `judge` as they are typed, not as digits. */
  readonly isInWords?: boolean
  /** The number in it, where it is one; for finding the slip in lines of working. */
  readonly number?: import('../arithmetic/rational.ts').Rational
}
