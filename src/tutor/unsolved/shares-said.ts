import { type Rational, rational } from '#maths/arithmetic/rational.ts'
import { readLiteral } from '#maths/arithmetic/read-literal.ts'
import { numberIn } from '../sums-behind.ts'

/** A part of the whole with what it comes to: `3/10 is 9`. */
export interface Share {
  part: Rational
  amount: Rational
  /** As they are said. */
  said: readonly [part: string, amount: string]
}

const SHARE =
  /(?<![\d/.])(\d+\/\d+)(?: (?!is\b|are\b|so\b|times\b|plus\b|minus\b)\p{L}+){0,4}?(?: ?= ?| (?:is|are|so|makes|means|must be)(?: (?:it'?s|the|just|then|about))* )((?:[£$€] ?)?\d+(?:\.\d+)?)(?![\d./]| ?[-+×x*÷/] ?\d)/giu

/** `7/7 is all of it so 14` */
const ALL = / (?:is|=|are) (?:all|the whole|everything)(?: of (?:it|them)| (?:thing|lot|amount))?(?=,? so )/gi

/** What a message says parts of the whole come to; none where a fraction is only worked out. */
export function sharesIn(text: string): Share[] {
  return [...text.replace(ALL, '').matchAll(SHARE)].flatMap(({ 1: part = '', 2: amount = '' }) => {
    const [own, value] = [readLiteral(part)?.value, numberIn(amount)]
    // A fraction that is the number itself was only said in another way.
    return own && value && value.n > 0n && !own.equals(value) && own.n > 0n && value.compare(own) > 0
      ? [{ part: own, amount: value, said: [part, amount] as const }]
      : []
  })
}

/** Whether parts come to one whole, with those that were said before; what does not fit, else. */
export function judgeShares(
  before: readonly Share[],
  now: readonly Share[],
): { right: Share[]; wrong?: { share: Share; by: Share } } {
  const [first] = [...before, ...now]
  const share = now.find(each => first && !each.amount.mul(first.part).equals(first.amount.mul(each.part)))
  return share && first
    ? { right: now.slice(0, now.indexOf(share)), wrong: { share, by: first } }
    : { right: [...now] }
}

/** The part that is told or reached, taken from one: `3/5 left` of 2/5. */
export function restOf(value: Rational, known: readonly Rational[]): Rational | undefined {
  const one = rational(1n)
  const isPart = value.n > 0n && value.compare(1) < 0
  return isPart ? known.find(each => one.sub(each).equals(value)) : undefined
}

/** `10/10`: all of it. */
export const isWholeSaid = (said: string): boolean => {
  const [, top, bottom] = /^(\d+)\/(\d+)$/.exec(said.trim()) ?? []
  return top !== undefined && top === bottom
}
