import type { ConsecutiveQuestion } from '#maths/kinds/consecutive-numbers/question.ts'
import type { Work } from '../work.ts'

/** The other two numbers in a row with the same product. */
export interface OtherPair {
  isNegative: boolean
  /** Numbers below zero count as well. */
  isAsked: boolean
}

/** Which other pair there is beside the one that was found; undefined where there is none. */
export function otherPair({ problem, said }: Work): OtherPair | undefined {
  const { question } = problem
  if (question.kind !== 'consecutive numbers') return undefined
  const { given, count, wants, isPositive } = question as ConsecutiveQuestion
  if (given !== 'product' || count !== 2 || wants !== 'all') return undefined
  return { isNegative: !isBelowZero(said?.marked.finalText ?? ''), isAsked: !isPositive }
}

/** Whether numbers that were said are all below zero. */
export const isBelowZero = (said: string): boolean => {
  const numbers = said.match(/[-−]?\d+/g) ?? []
  return numbers.length > 1 && numbers.every(each => /^[-−]/.test(each))
}
