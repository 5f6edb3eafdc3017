/** What is told of one sort of scene, in whatever order: which words say what, and which say nothing. */
export interface Scene<R extends string> {
  /** What a text must have for this scene to be looked for in it. */
  about: RegExp
  /** Each role with the words that have it, by part of a pattern; they are taken out of the text one after the other. */
  roles: Readonly<Record<R, string>>
  /** Words that may stand beside and change nothing. */
  idle: string
}
