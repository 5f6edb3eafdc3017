import { type Rational, rational } from '../arithmetic/rational.ts'
import { readLiteral } from '../arithmetic/read-literal.ts'

const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** A number as it stands in a story: `24`, `£1.90`, `80p`, `three`. */
export const AMOUNT = `(?:[£$€] ?)?\\d+(?:\\.\\d+)?p?|\\b(?:${WORDS.slice(1).join('|')})\\b`

/** Its value, money in whole pounds. */
export function amountOf(said: string): Rational | undefined {
  const at = WORDS.indexOf(said.toLowerCase())
  if (at >= 0) return rational(at)
  const value = readLiteral(said.replace(/[£$€p\s]/g, ''))?.value
  return said.endsWith('p') ? value?.div(100) : value
}

/** All of its numbers, in their order. */
export function amountsIn(text: string): string[] {
  return text.match(new RegExp(AMOUNT, 'gi')) ?? []
}

export const isMoney = (text: string): boolean => /[£$€]|\d+p\b/.test(text)

const ODD: Record<string, string> = {
  people: 'person',
  children: 'child',
  mice: 'mouse',
  men: 'man',
  women: 'woman',
}

/** `sticker` for `stickers`, so that both are one thing. */
export function singular(noun: string): string {
  const odd = ODD[noun.toLowerCase()]
  if (odd) return odd
  return noun
    .toLowerCase()
    .replace(/(?<=[a-z]{2})ies$/, 'y')
    .replace(/(?<=(?:sh|ch|x|ss))es$/, '')
    .replace(/(?<=[a-z]{2})(?<!s)s$/, '')
}
