import type { Rational } from '../../arithmetic/rational.ts'

/** A number of a group. */
export interface Amount {
  value: Rational
  /** The place of its token. */
  at: number
  money?: string
  role?: 'part' | 'percent' | 'times'
}

/** A noun with what belongs to it: `her 5 red pens`, `how many of them`, `3 more`, `Tom's brother`. */
export interface Group {
  amount?: Amount
  /** Asks for the number: `how many sweets`, `how much`. */
  asked?: 'how-many' | 'how-much' | 'what'
  /** An amount that is told without a number. */
  unknown?: 'some' | 'rest' | 'more' | 'same'
  /** Nouns in the singular, the head last; words that describe first. */
  words: string[]
  name?: string
  pronoun?: string
  owner?: string
  gender?: 'male' | 'female'
  determiner?: string
  compared?: 'more' | 'fewer'
  /** What size it is of, compared or not: `tall`; the unit stands in `words`. */
  size?: string
  isEach: boolean
  /** `every 2 girls`: for so many each time. */
  isEvery?: boolean
  isTotal: boolean
  /** More of the same: `another 3`, `3 extra`. */
  isAnother: boolean
  isOther: boolean
  /** A part of what was told: `5 of them`, `20 of the leaves`. */
  isPartOf: boolean
  isPlural: boolean
  isTime: boolean
  /** `first`, `last`, `second`: one of several. */
  ordinal?: string
  /** What it is full of, or a part of, where that has a number of its own: `a box of 12 pens`. */
  of?: Group
}

/** A group of which nothing is known yet. */
export const empty = (): Group => ({
  words: [],
  isEach: false,
  isTotal: false,
  isAnother: false,
  isOther: false,
  isPartOf: false,
  isPlural: false,
  isTime: false,
})
