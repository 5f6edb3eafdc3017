import type { Rational } from '../arithmetic/rational.ts'

/** A line of the way through a story, with its numbers: `3 boxes × 6 pencils each = 18 pencils`. */
export interface ReadingStep {
  /** What it computes, in words without its result: `how many pencils there are in all boxes`. */
  is: string
  /** The calculation with plain signs: `3 × 6`. */
  calculation: string
  /** What it comes to, in `unit` of the reading where it is the last. */
  value: Rational
}

/** A number that a wrong way through the same story leads to. */
export interface Slip {
  value: Rational
  /** What went wrong, named so that two readers name the same slip alike. */
  why:
    | 'added'
    | 'took away'
    | 'multiplied'
    | 'divided'
    | 'stopped early'
    | 'left out a number'
    | 'rounded the wrong way'
    | 'took the remainder'
    | 'mixed up the units'
}

/** What a reader has made of a story. */
export type StoryReading =
  | {
      /** Sure of itself; sure enough to back the other reader, where that is sure of the same; or only after a nod. */
      tier: 'sure' | 'backs' | 'ask'
      /** What is asked for, in `unit`. */
      value: Rational
      /** What is counted or measured, in the plural: `apples`, `cm`; a sign of money: `£`, `p`. */
      unit?: string
      /** The way to it, first things first; the last step comes to `value`. */
      steps: ReadingStep[]
      slips: Slip[]
      /** What was taken for what, a sentence for each: `Tom has 5 apples.` Empty where the steps say all of it. */
      facts: string[]
      /** One reader is certain of it, and nobody else reads it so. */
      isAlone?: true
    }
  | { tier: 'none'; why: string }
