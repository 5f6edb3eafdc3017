/** What a question asks for, as far as its words tell: how a child gets on with it though nobody has worked it out. */
export interface AskedFor {
  /** By which words of the asking clause it is known. */
  asks: RegExp
  /** By which words of the whole question, where the asking clause says it not. */
  tells?: RegExp
  /** Words without which the asking clause means something else. */
  only?: RegExp
  /** A question that leads to the first step. */
  nudge: string
  /** Which of the numbers belong together, and what their units say of it. */
  together: string
  /** One with small numbers, worked. */
  like: string
  /** The first step, as two ways to choose from. */
  choice: string
  /** How a number that was found is tried out. */
  check: string
  /** Numbers that belong to it and need not be told. */
  known?: readonly number[]
  /** A number that belongs to something with a name like its own, and what is said to it. */
  mixedUp?: { value: number; says: string }
}
