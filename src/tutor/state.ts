import type { Rational } from '#maths/arithmetic/rational.ts'
import type { Question } from '#maths/domain/question.ts'
import type { Lesson } from '#maths/lessons/lesson.ts'
import type { Said } from '#maths/routes/judged.ts'
import type { BondSaid, Bonds } from './bonds.ts'
import type { Coins, CoinsSaid } from './coins.ts'
import type { Problem } from './find-problems.ts'
import type { Graph, GraphSaid } from './graphs/graph.ts'
import type { Feeling, Intent, Subject } from './intents/intent.ts'
import type { Part } from './parts/part.ts'
import type { QuantitySaid } from './quantities/quantity.ts'
import type { Story } from './story.ts'
import type { StoryStep } from './story-step.ts'
import type { UnsolvedSaid } from './unsolved/said.ts'
import type { Unsolved } from './unsolved/unsolved.ts'
import type { Work } from './work.ts'

/** What a message turned out to be. */
export type Turn =
  /** A line about the sum. */
  | { is: 'line'; said: Said }
  /** A new sum; with what the child says of it at once, and what else it wants. */
  | {
      is: 'sum'
      said: Said
      intent: Intent
      /** What the message asks besides, which waits. */
      alsoAsked?: string
    }
  /** A number that is said of something on the way, without a sum. */
  | { is: 'quantity'; said: QuantitySaid }
  /** Several answers at once, to see which one is right. */
  | { is: 'guesses' }
  | { is: 'story' }
  /** Coins to an amount; see `coins.ts`. */
  | { is: 'coins'; said: CoinsSaid }
  /** A number bond; see `bonds.ts`. */
  | { is: 'bond'; bond: BondSaid }
  | { is: 'story line'; step: StoryStep }
  /** Work that nobody has solved: put on the table, gone on to its next part, or a line about it. */
  | { is: 'unsolved'; said: UnsolvedSaid | 'new' | 'part' | 'asked' | 'unit' }
  /** A graph that is drawn. */
  | { is: 'graph'; said: GraphSaid }
  | { is: 'talk'; intent: Intent }

/** A part of a work sheet, as it is labelled there. */
export interface SheetPart {
  label: string
  text: string
  /** What it asks, where it is read. */
  problem?: Problem | undefined
  work?: Work | undefined
}

/** A number that was found, with the words that it was found for. */
export interface Found {
  words: string
  value: Rational
}

/** Questions one after the other. */
export interface Quiz {
  on?: Lesson | undefined
  onWhat?: string | undefined
  asked: number
  right: number
}

/** Where a conversation stands, read from its messages alone. */
export interface Dialogue {
  /** The child's last message. */
  last: string
  turn: Turn
  /** Which part of a message of several parts it is; undefined for a message of one piece. */
  part?: Part | undefined
  /** The sum that is worked on, or that was last. */
  work?: Work | undefined
  /** All parts of a sheet that is worked through. */
  sheet?: readonly SheetPart[] | undefined
  /** A sum that was left for another one. */
  waiting?: Work | undefined
  /** All that was found, the newest last. */
  foundSoFar?: readonly Found[] | undefined
  /** The last list of numbers that the child has told. */
  listed?: string | undefined
  /** The sum that was found before the one of now. */
  found?: Work | undefined
  story?: Story | undefined
  /** The last story, once it is done. */
  toldStory?: Story | undefined
  /** Work on the table that nobody here has solved. */
  unsolved?: Unsolved | undefined
  /** A graph that is drawn point by point. */
  graph?: Graph | undefined
  quiz?: Quiz | undefined
  /** The quiz that the last message has ended. */
  ended?: Quiz | undefined
  lesson?: Lesson | undefined
  /** A lesson that was asked for behind a sum, and waits. */
  later?: Lesson | undefined
  /** What the child has asked of its own, or has changed, since it last was right: a number may belong to that. */
  aside?: string | undefined
  /** The words that asked for it. */
  lessonAsked?: string | undefined
  /** An amount that is put together with coins. */
  coins?: Coins | undefined
  /** Number bonds that are practised. */
  bonds?: Bonds | undefined
  /** Another subject that is talked about, until maths comes back. */
  subject?: Subject | undefined
  /** Somebody writes who looks after a child. */
  isGrownUp?: boolean | undefined
  /** What weighs on the child, until it works on a sum. */
  feeling?: Feeling | undefined
  /** What the child has wanted so far, the last message included, by how often. */
  wanted: ReadonlyMap<string, number>
  /** The message that brought the question on the table, as it was typed. */
  typed?: string | undefined
  /** What the child has said not to mean: never asked again. */
  dropped?: readonly Question[] | undefined
  /** Its question was read as another one, or a line of its own as it was not meant. */
  isSorry?: true | 'of a line' | undefined
  /** How many messages of the child's there are. */
  turns: number
  /** What the tutor has said so far, the newest last. */
  told: readonly string[]
}
