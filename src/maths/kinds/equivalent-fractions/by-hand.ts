import type { ByHand } from '../by-hand.ts'
import type { EquivalentFractionQuestion } from './question.ts'

/** Smaller parts can't be told apart. */
const MOST_PARTS = 12

/** A bar of as many parts as the question says. */
export function equivalentByHand({ given, told, number }: EquivalentFractionQuestion): ByHand | undefined {
  const fits = told === 'denominator' && number <= MOST_PARTS && given.top <= given.bottom
  return fits ? { tool: 'bar', bottom: Number(number), wholes: 1 } : undefined
}
