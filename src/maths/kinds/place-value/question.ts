import type { Question } from '../../questions/question.ts'

/** `place` counts from the ones: 0 ones, 1 tens, -1 tenths. `written` is the number as it stands, without marks. */
export type PlaceValueTask =
  | { task: 'digit at place'; written: string; place: number }
  | { task: 'value of digit' | 'place of digit'; written: string; digit: number; place: number }
  | { task: 'expanded form' | 'in words' | 'in figures'; number: bigint }
  | { task: 'from places'; number: bigint; parts: { digit: bigint; place: number }[] }

/** Digits by their places, and numbers in words. */
export type PlaceValueQuestion = Question & { kind: 'place value' } & PlaceValueTask

/** The digits of a written number by their places. */
export function digitsOf(written: string): { digit: number; place: number }[] {
  const [whole = '', behind = ''] = written.split('.')
  return [...(whole + behind)].map((digit, at) => ({ digit: Number(digit), place: whole.length - 1 - at }))
}
