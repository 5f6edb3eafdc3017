import type { Rational } from '../../arithmetic/rational.ts'
import type { Question } from '../../domain/question.ts'

/** So many of a place: 4 hundreds. */
export interface PlacePart {
  digit: bigint
  place: number
}

/** `place` counts from the ones: 0 ones, 1 tens, -1 tenths. `written` is the number as it stands, without marks. */
export type PlaceValueTask =
  | { task: 'digit at place'; written: string; place: number }
  | { task: 'value of digit'; written: string; digit: number; place: number }
  /** With `orValue` its "place value" is asked for: to some the place, to others what the digit is worth there. */
  | { task: 'place of digit'; written: string; digit: number; place: number; orValue: boolean }
  | { task: 'expanded form' | 'partition'; number: Rational }
  | { task: 'in words' | 'in figures'; number: bigint }
  /** How many of each of its places there are: 4 tens and 7 ones. */
  | { task: 'each place'; number: bigint }
  | { task: 'from places' | 'from sum'; number: Rational; parts: PlacePart[] }
  /** `56 = 5 tens and ▢ ones`; `count` is what fills the gap. */
  | { task: 'missing part'; number: Rational; place: number; parts: PlacePart[]; count: Rational }
  /** How many times a place goes into a number: 34 tens in 340. */
  | { task: 'how many'; number: Rational; place: number }

/** Digits by their places, and numbers in words. */
export type PlaceValueQuestion = Question & { kind: 'place value' } & PlaceValueTask

/** The digits of a written number by their places. */
export function digitsOf(written: string): { digit: number; place: number }[] {
  const [whole = '', behind = ''] = written.split('.')
  return [...(whole + behind)].map((digit, at) => ({ digit: Number(digit), place: whole.length - 1 - at }))
}
