import type { Rational } from '../../arithmetic/rational.ts'
import type { VerbClass } from '../../language/en/stories/verbs.ts'
import type { ReadingStep } from '../story-reading.ts'

/** One number, told or worked out, with whatever the story says about it. */
export interface Fact {
  /** Missing where the story tells of an amount without its number. */
  value?: Rational
  /** The tokens of the numbers that are in it. */
  ids: readonly number[]
  /** What is counted or measured, nouns in the singular, the head last. */
  things: readonly string[]
  /** What is said of it besides: the place, what is done with it. */
  about: readonly string[]
  money?: string
  holder?: string
  /** Who gets it, who it comes from. */
  to?: string
  from?: string
  place?: string
  /** Days and times of day. */
  when: readonly string[]
  verb: string
  does: VerbClass
  /** For each of these there are so many. */
  per?: readonly string[]
  /** It may be so many for each of these: `the cat has 4 legs`. */
  mayPer?: readonly string[]
  /** What it was worked out by. */
  origin?: 'product' | 'comparison' | 'part' | 'rest'
  /** It says how many more, fewer or how many times as many as `than`. */
  compared?: 'more' | 'fewer' | 'times'
  /** The number that a rate was told with: the 3 of `3 boxes with 12 pens`. */
  countedBy?: number
  than?: { holder?: string; things: readonly string[]; when: readonly string[] }
  /** A fraction of something. */
  role?: 'part' | 'percent'
  /** Behind which preposition it stands: into 5 boxes, among 4 children. */
  preposition: string
  /** A part of what was told before: `5 of them`. */
  isPartOf: boolean
  isRest: boolean
  isOther: boolean
  isAnother: boolean
  isTotal: boolean
  isNegative: boolean
  /** As many as are wanted, needed or fit: not there yet. */
  isGoal: boolean
  isNow: boolean
  isFirst: boolean
  isLeft: boolean
  isPassive: boolean
  /** Stands as the subject: 12 birds flew away. */
  isSubject: boolean
  /** The noun is taken from what was told before. */
  isElided: boolean
  /** Which size: `tall`. */
  size?: string
  ordinal?: string
  /** Says something of the number before: `That is 6 fewer than …`. */
  isOfLast: boolean
  /** The place of its clause in the story. */
  clause: number
  sentence: number
  steps: readonly ReadingStep[]
  /** What makes the reader less sure of it. */
  doubts: readonly string[]
}

/** What the story asks for, as a fact with a hole in it. */
export interface Asked extends Omit<Fact, 'compared'> {
  compared?: 'more' | 'fewer'
  /** Asks about each of them. */
  isEach: boolean
  /** Asked beside it: `how many apples and pears`. */
  besides: readonly (readonly string[])[]
  /** `how much`, of money or of a measure. */
  isMuch: boolean
  thanVerb?: string
  modal?: string
  isChange: boolean
}

/** A story as facts. */
export interface Story {
  facts: Fact[]
  asked: Asked
  /** Every number that is told. */
  ids: readonly number[]
  people: ReadonlySet<string>
  /** A square or rectangle whose outline or area is asked for; `given` where its perimeter is told. */
  shape?: { isSquare: boolean; asks: 'perimeter' | 'area'; given?: 'perimeter' | 'area' }
  /** The text says that something is shared evenly. */
  isEven: boolean
  doubts: string[]
}

/** How what is told of stands to what is asked for. */
export type Relation = 'same' | 'narrower' | 'wider' | 'kind' | 'none'
