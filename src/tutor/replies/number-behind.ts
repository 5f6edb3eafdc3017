import { decimalText, type Rational } from '#maths/arithmetic/rational.ts'
import type { Talk } from '../acts/act.ts'
import { latexOf, numberIn, sumsBehind, writtenSum } from '../sums-behind.ts'
import { givenOnTable } from './on-table.ts'
import { isSafe, wasSaid } from './voice.ts'

/** So many messages are looked back on for the numbers that a new one is made of. */
const BACK = 8
const MOST = 16
const NUMBER = /(?<![\d.,:/])\d+(?:\.\d+)?(?![\d:/])/g

/** What asks for something tells no result. */
const ASKS = /\b(?:what(?!'?s wrong)|whats(?! wrong)|when|how|which|where|find|next)\b/i

/**
 * A number that was worked out in the head of others that were told before, by the one sum that leads to it: true as a
 * sum, whatever it is for.
 */
export function numberBehind(talk: Talk): string | undefined {
  const { last, asked, told, typed } = talk
  if (ASKS.test(last)) return undefined
  // The numbers of a question that was left lead to nothing of the one that came behind it.
  const begun = typed ? asked.messages.findLastIndex(({ text }) => text.includes(typed)) : -1
  const before = asked.messages
    .slice(Math.max(0, begun, asked.messages.length - BACK), -1)
    .filter(({ role }) => role === 'child')
    .flatMap(({ text }) => text.match(NUMBER) ?? [])
  const known: Rational[] = []
  for (const value of [...givenOnTable(talk).map(String), ...before].flatMap(each => numberIn(each) ?? []))
    if (!known.some(each => each.equals(value))) known.push(value)
  const sums = known.length <= MOST ? sumsBehind(last, known, known) : undefined
  if (!sums || sums.some(sum => !isSafe(writtenSum(sum), talk))) return undefined
  const shownAs = (value: Rational) => (/\d\.\d/.test(last) && decimalText(value)) || value.toFraction()
  const words = sums.map(sum => `${latexOf(sum)} is $${shownAs(sum.value)}$`).join(' and ')
  return isSafe(words, talk) && !wasSaid(told.slice(-2), words)
    ? `I see that ${words}. Is that how you came to it? Then say what it tells you about the question.`
    : undefined
}
