import { inDigits } from './quantities/in-digits.ts'

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

const AMOUNT =
  /(?:([£$€]) ?(\d{1,3}(?:\.\d{2})?))|\b(\d{1,4}) ?(p|pence|penn(?:y|ies)|cents?|c|¢|pounds?|quid)(?![\p{L}\d])/giu
/** The amounts of money that are named, one after the other. */
export const amountsIn = (text: string): Coins[] =>
  [...text.matchAll(AMOUNT)].map(([, sign, wholes, small, unit = '']) => {
    if (sign) return { amount: Math.round(Number(wholes) * 100), currency: currencyOf(sign) }
    return /^(?:pound|quid)/i.test(unit)
      ? { amount: Number(small) * 100, currency: 'p' }
      : { amount: Number(small), currency: currencyOf(unit) }
  })

const currencyOf = (sign: string): Currency =>
  /^[£p]/i.test(sign) ? 'p' : /^(?:\$|¢|cents?$)/i.test(sign) ? '¢' : 'c'

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

/** What is still to be put down is no coin: `then 90p left`. */
const STILL_LEFT =
  /(?:\b(?:that'?s|there'?s|theres|its|leaves|i have|i need|which is) )?\b\d{1,3} ?(?:p|c|¢|pence|cents?)? (?:is |are )?(?:still )?(?:left|to go|missing|more to go)(?: over)?\b/gi

/** The coins that a message names and nothing else; undefined for what says more. */
export function coinsSaid(text: string): CoinsSaid | undefined {
  if (text.length > 100) return undefined
  const coins: number[] = []
  const typed = inDigits(
    text
      .replace(STILL_LEFT, ' ')
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
