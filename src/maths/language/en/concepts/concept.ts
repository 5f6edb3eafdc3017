/** An idea of school maths: what it is asked for, why it is so, and how a child can check by itself. */
export interface Concept {
  /** Its name in a sentence: `the area`. */
  name: string
  /** By which words a question or a child names it. */
  words: RegExp
  /** What one asks of a question on it that nobody has worked out, the first step first. */
  asks: readonly [string, ...string[]]
  /** Nothing in it names a number of a question. */
  why: string
  /** More special reasons, by what the why names. */
  whys?: readonly (readonly [RegExp, string])[]
  check: string
  /** Which calculation it is, where a child can't choose. */
  which?: string
  /** As it is drawn by `text/pictures`. */
  picture?: string
}
