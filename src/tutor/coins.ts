import { type Rational, rational } from '#maths/arithmetic/rational.ts'
import { wayTo } from '#maths/routes/calculations.ts'
import { inDigits } from './quantities/in-digits.ts'
import type { Dialogue } from './state.ts'

export type Currency = 'p' | '¢' | 'c'

/** An amount that is put together with coins. */
export interface Coins {
  /** In the smallest coins. */
  amount: number
  currency: Currency
}

/** What a message says of it: that it begins, or coins of the child's. */
export type CoinsSaid = { is: 'begin' } | { is: 'coins'; coins: readonly number[] }

/** The coins that there are, the biggest first. */
export const COINS_OF: Readonly<Record<Currency, readonly number[]>> = {
  p: [200, 100, 50, 20, 10, 5, 2, 1],
  '¢': [100, 50, 25, 10, 5, 1],
  c: [200, 100, 50, 20, 10, 5, 2, 1],
}

const ASKED =
  /\b(?:what|which|wot|wich) coins?\b|\bhow (?:can|could|do|would) (?:i|he|she|they|we|you) (?:make|pay) .{0,20}\b(?:with|in|using|from) coins\b|\bcoins (?:could|would|can|do|will|should|make)\b/i
const AMOUNT =
  /(?:([£$€]) ?(\d{1,3}(?:\.\d{2})?))|\b(\d{1,4}) ?(p|pence|penn(?:y|ies)|cents?|c|¢)(?![\p{L}\d])/iu
const MOST = 10_000

/** The amount that coins are asked for, told beside it or found before; undefined for none. */
export function coinsAsked(text: string, dialogue: Dialogue): Coins | undefined {
  if (text.length > 100 || !ASKED.test(text)) return undefined
  const own = amountIn(text) ?? amountFound(dialogue)
  return own && own.amount > 0 && own.amount <= MOST && Number.isInteger(own.amount) ? own : undefined
}

/** The first amount of money that is named. */
export function amountIn(text: string): Coins | undefined {
  const [, sign, wholes, small, unit] = AMOUNT.exec(text) ?? []
  if (sign && wholes) return { amount: Math.round(Number(wholes) * 100), currency: currencyOf(sign) }
  return small && unit ? { amount: Number(small), currency: currencyOf(unit) } : undefined
}

const currencyOf = (sign: string): Currency =>
  /^[£p]/i.test(sign) ? 'p' : /^(?:\$|¢|cents?$)/i.test(sign) ? '¢' : 'c'

/** What was found last, where it is money. */
function amountFound({ work, toldStory, unsolved }: Dialogue): Coins | undefined {
  const [value, text] = work?.isFound
    ? [wayTo(work.problem.question).answer, work.problem.question.text]
    : toldStory
      ? [toldStory.model.answer[0], toldStory.text]
      : [unsolved?.reached.at(-1)?.value, unsolved?.text ?? '']
  const money = AMOUNT.exec(text)
  const sign = money?.[1] ?? money?.[4]
  if (!value || !sign) return undefined
  // What a story comes to is in pounds, whatever it is asked in.
  const isInWholes = toldStory !== undefined ? toldStory.model.isMoney : money?.[1] !== undefined
  return { amount: inSmall(value, isInWholes), currency: currencyOf(sign) }
}

const inSmall = (value: Rational, isInWholes: boolean) =>
  value.mul(isInWholes ? rational(100) : rational(1)).valueOf()

/** `three 5ps`, `2 x 20p`, `6 lots of 5`. */
const SEVERAL =
  /\b([2-9]|10) ?(?:(?:x|×|times|lots of|of)(?: the)? ?(\d{1,3})(?: ?ps?|s)?|(\d{1,3})(?: ?ps|s))(?![\p{L}\d])/giu
const PLURALS = /\b(two|five|ten|twent|fift)(?:s|ies)\b/gi
const NAMED: Readonly<Record<string, number>> = { two: 2, five: 5, ten: 10, twent: 20, fift: 50 }
const COUNTS = ['two', 'three', 'four', 'five', 'six']
const COUNTED = /\b(two|three|four|five|six) (?=\d)/gi
const COIN = /£ ?([12])(?![\d.])|\b(\d{1,3}) ?(?:ps?|pence|cents?|c|¢)?(?![\p{L}\d.:/])/giu
const AROUND =
  /^(?:[\s,.+&!?;]|\b(?:an?|and|then|oh|wait|no|so|ok|um+|is|it|its|it's|i|he|she|would|could|can|gives?|get|use|take|maybe|coins?|plus|or|with|me|another|the|say|think|like|make|makes|that|one|first|sorry|mean|them|yes|pieces?)\b)*$/i

/** The coins that a message names and nothing else; undefined for what says more. */
export function coinsSaid(text: string): CoinsSaid | undefined {
  if (text.length > 100) return undefined
  const coins: number[] = []
  const typed = inDigits(
    text
      .replace(PLURALS, (_, name: string) => `${NAMED[name.toLowerCase()]}s`)
      .replace(COUNTED, (_, count: string) => `${COUNTS.indexOf(count.toLowerCase()) + 2} x `),
  )
  const rest = typed
    .replace(SEVERAL, (own, count = '', coin = '', other = '') => {
      // `7 x 8` is a sum of its own.
      if (!COINS_OF.p.includes(Number(coin || other))) return `${own} sum`
      coins.push(...Array.from({ length: Number(count) }, () => Number(coin || other)))
      return ' '
    })
    .replace(COIN, (_, pounds = '', small = '') => {
      coins.push(pounds ? Number(pounds) * 100 : Number(small))
      return ' '
    })
  return coins.length > 0 && AROUND.test(rest) ? { is: 'coins', coins } : undefined
}

const WHOLE = { p: '£', '¢': '$', c: '€' } as const

/** `18p`, `£1.60`. */
export function nameOfAmount({ amount, currency }: Coins): string {
  if (amount < 100) return `${amount}${currency}`
  return `${WHOLE[currency]}${amount % 100 === 0 ? amount / 100 : (amount / 100).toFixed(2)}`
}

/** How many coins are needed at least. */
export function fewest({ amount, currency }: Coins): number {
  let [left, count] = [amount, 0]
  for (const coin of COINS_OF[currency]) {
    count += Math.floor(left / coin)
    left %= coin
  }
  return count
}
