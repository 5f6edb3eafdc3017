import type { Rational } from '../../arithmetic/rational.ts'
import type { VerbClass } from '../../language/en/stories/verbs.ts'
import type { Cue } from './cues.ts'
import type { Noun } from './nouns.ts'
import type { Dimension } from './vocabulary.ts'

/** What role a number can play by how it is written. */
export type Sort = 'amount' | 'times' | 'fraction' | 'percent'

/** A number of a story with all that its words say of it. */
export interface Quantity {
  index: number
  at: number
  value: number
  exact: Rational
  sort: Sort
  sentence: number
  noun: Noun
  dimension: Dimension
  /** The unit's lemma where `dimension` is one. */
  unit: string
  verb: string
  cls: VerbClass | ''
  owner: string
  receiver: string
  /** The other side of `than` or `as`. */
  ref: string
  /** What a rate is for each of. */
  per: string
  days: string[]
  cues: Set<Cue>
  /** Lemmas of the words around this number alone. */
  context: Set<string>
  inQuestion: boolean
}
