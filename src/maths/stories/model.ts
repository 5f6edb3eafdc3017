import type { Rational } from '../arithmetic/rational.ts'

/** A number on the way through a story. */
export interface StoryStep {
  value: Rational
  /** What it is in the story, without numbers: `what the pens cost together`. */
  is: string
  /** The question that leads to it, without what it comes to. */
  ask: string
}

/** Somebody or something with its own number, as Ali with his stickers. */
export interface Owner {
  name: string
  value: Rational
}

/** What a story comes to, where its wording leaves no doubt. */
export interface StoryModel {
  /** What is asked for; two numbers where both are. */
  answer: readonly Rational[]
  /** One way to it, first things first; what is asked for last. */
  steps: readonly StoryStep[]
  /** Numbers on other ways. */
  besides: readonly StoryStep[]
  /** Who has which of two numbers. */
  owners: readonly Owner[]
  /** How a guess can be tried out in the story. */
  check: string
  isMoney: boolean
}
