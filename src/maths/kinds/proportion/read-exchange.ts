import { CURRENCIES, OF_EXCHANGE } from '../../language/en/currencies.ts'
import type { Currency } from '../../values/money.ts'
import { numberIn } from '../../values/read-number.ts'
import type { ProportionTask, Size, Worth } from './question.ts'

const NAMES = CURRENCIES.map(({ names }) => names).join('|')
const NUMBER = '\\d{1,9}(?:\\.\\d{1,6})?'
const SUMS = new RegExp(
  `([£$€₹]) ?(${NUMBER})(?![\\d.]*\\d| ?(?:${NAMES})\\b)|(?<![\\d.£$€₹])(${NUMBER}) ?(${NAMES})(?![a-z])`,
  'g',
)
const NAMED = new RegExp(`(?<![a-z])(?:${NAMES})(?![a-z])`, 'g')
const RATE = /# ?(?:=|is worth|is equal to|is|equals|buys) ?#/
/** What is bought, and where: a price in another money. */
const BOUGHT =
  /^(?:an? |the )?[a-z]+ costs # in [a-z]+(?=\.)|how much (?:is|does) the [a-z]+(?: cost)? (?=in )/g

interface Sum {
  value: NonNullable<ReturnType<typeof numberIn>>
  /** Its place among the currencies. */
  of: number
  name: string
}

const placeOf = (name: string) => CURRENCIES.findIndex(({ names }) => new RegExp(`^(?:${names})$`).test(name))
const placeOfSign = (sign: string) => CURRENCIES.findIndex(each => each.sign === (sign as Currency))

const sizeOf = ({ value, of, name }: Sum): Size => ({
  value,
  name: name || `${CURRENCIES[of]?.names.match(/[a-z]+(?=s\?)/)?.[0]}s`,
})
/** Whether what something comes with is money as well. */
export const isExchange = ({ name = '' }: Size) => placeOf(name) >= 0

function worthOf(sum: Sum): Worth {
  const sign = CURRENCIES[sum.of]?.sign
  return sign ? { money: sum.value, currency: sign, isSmall: false } : sizeOf(sum)
}

/**
 * Reads `The exchange rate is £1 = €1.15. How many euros do you get for £240?` in either direction. No fee, no third
 * money: every word that says anything else leaves it unread.
 */
export function readExchange(plain: string): ProportionTask | undefined {
  const sums: Sum[] = []
  const text = plain.replace(SUMS, (_, sign = '', after = '', before = '', name = '') => {
    const value = numberIn(after || before)
    if (value) sums.push({ value, of: sign ? placeOfSign(sign) : placeOf(name), name })
    return '#'
  })
  const rate = RATE.exec(text)
  if (!rate || sums.length !== 3 || /\d/.test(text)) return undefined
  const at = text.slice(0, rate.index).split('#').length - 1
  const [left, right] = sums.slice(at, at + 2)
  const given = sums[at === 0 ? 2 : 0]
  if (!left || !right || !given || left.of === right.of || at > 1) return undefined
  const [from, to] = left.of === given.of ? [left, right] : [right, left]
  const isFit = from.of === given.of && [from, to, given].every(({ value }) => value.compare(0) > 0)
  const named = [...text.matchAll(NAMED)].map(([name]) => placeOf(name))
  const asksSign = CURRENCIES[to.of]?.sign
  const isAsked = named.includes(to.of) || (asksSign !== undefined && text.includes(asksSign))
  const rest = text
    .replace(RATE, ' ')
    .replace(BOUGHT, ' ')
    .replace(NAMED, ' ')
    .replace(/[£$€₹]/g, ' ')
  const words =
    rest
      .replace(/(?:^|\. )[a-z]+ (?=(?:changes|exchanges|wants|has|gets) )/g, '. ')
      .replace(/(?<= does | will | did )[a-z]+ (?=get|receive)/, '')
      .match(/[a-z']+/g) ?? []
  if (
    !isFit ||
    !isAsked ||
    named.some(each => each !== to.of) ||
    !words.every(word => OF_EXCHANGE.test(word))
  )
    return undefined
  const own = from.value.equals(given.value) ? undefined : given
  return (
    own && {
      task: 'worth',
      from: sizeOf(from),
      worth: worthOf(to),
      to: { ...sizeOf(from), value: own.value },
    }
  )
}
