/** A picture with what is to be seen in it. */
export interface Shown {
  /** In the language of pictures (`src/text/pictures/`), such as `bar 3/4`. */
  picture: string
  /** What to look at; a sentence or two. */
  words: string
}

/**
 * A short lesson. Texts are markdown; digits stand between dollar signs only, in statements that are true, such as
 * `$2/4 = 1/2$`.
 */
export interface Lesson {
  /** What it is about, as a title: `Adding fractions`. */
  title: string
  /** How it is asked for: words that all have to be there, in any order; `|` between words that will do alike. */
  asks: readonly string[]
  /** The topics that it serves, by their concept; its worked example is of the one that the child works on, or of the first. */
  topics?: readonly string[]
  /** A topic to take the worked example from, where the lesson serves none. */
  exampleOf?: string
  /** What it is and how it is done, for children up to about nine. */
  younger: string
  /** The same for older ones. */
  older: string
  /** With different numbers, so that one can be shown whatever the child is working on. */
  shown: readonly [Shown, ...Shown[]]
  /** A question back: a first step to try. */
  next: string
}
