/** What a part of a message is; each kind has its place in the reply. */
export type PartKind =
  /** What the child feels, or tells of itself. */
  | 'talk'
  /** A question, a line, a step, an answer: whatever has maths in it. */
  | 'work'
  /** It asks about the maths: why, how it is checked, what a word means, whether that is all. */
  | 'asks'
  /** What is to come next: another one, an easier one. */
  | 'wish'

/** One thing that a message says. */
export interface Part {
  kind: PartKind
  text: string
  /** Another question begins here: what was open before is left. */
  isNew?: true
  /** The part of the sheet that it is of. */
  label?: string
}
