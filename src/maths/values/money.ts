import {
  decimalPlaces,
  fixedText,
  isWhole,
  type Rational,
  rational,
  roundTo,
} from '../arithmetic/rational.ts'
import { asRational } from '../exact/exact.ts'
import { namesNumber } from './names-number.ts'
import { nearNumbers } from './number.ts'
import { readNumber } from './read-number.ts'
import type { Judged, Value } from './value.ts'

export type Currency = '£' | '$' | '€' | '₹'

/** An amount of money as it was written, in pounds, dollars, euros or rupees. */
export interface ReadMoney {
  amount: Rational
  /** Undefined for pence and cents alone, which more than one currency has, and for bare numbers. */
  currency?: Currency
  /** Written in pence or cents. */
  isSmall?: boolean
  /** Nothing but a number. */
  isBare?: boolean
  /** Digits behind the point, where they were written. */
  places?: number
}

const HUNDRED = rational(100)
const BIG = 'pounds?(?: sterling)?|quid|gbp|dollars?|usd|euros?|eur|rupees?|inr'
const SMALL = 'p|pence|pennies|penny|cents?|c|¢|paise|paisa'
const DIGITS = '-?(?:\\d+(?:\\.\\d+)?|\\.\\d+)'
const FRONT = new RegExp(`^(-?)([£$€₹]) ?(${DIGITS})$`)
const BEHIND = new RegExp(`^(${DIGITS}) ?([£$€₹]|${BIG})$`)
const BOTH = new RegExp(`^(-?)([£$€₹]) ?(${DIGITS}) ?(${BIG})$`)
const COINS = new RegExp(`^(?:£ ?0?(?=\\.))?(${DIGITS}) ?(?:${SMALL})$`)
/** `7 pounds 50`: the pence need no name behind the pounds. */
const SPOKEN = new RegExp(`^()(\\d+) (${BIG})(?:,| and|) (\\d{2})$`)
const MIXED = new RegExp(`^([£$€₹])? ?(\\d+) ?(${BIG})?(?:,| and|) ?(\\d{1,2}) ?(?:${SMALL})$`)

function currencyOf(sign: string): Currency | undefined {
  if (/^[£pqg]/.test(sign)) return '£'
  if (/^[$du]/.test(sign)) return '$'
  if (/^[₹ri]/.test(sign)) return '₹'
  return /^[€e]/.test(sign) ? '€' : undefined
}

function amountIn(text: string): { amount: Rational; places: number } | undefined {
  const read = readNumber(text)
  const amount = read && !read.isUnfinished ? asRational(read.value) : undefined
  return amount && { amount, places: /\.(\d+)$/.exec(text)?.[1]?.length ?? 0 }
}

/** Reads `£12.50`, `12 pounds 50 pence`, `40p`, `$5`, `3 euros`, or a bare number; nothing else. */
export function readMoney(text: string): ReadMoney | undefined {
  const plain = text.trim().toLowerCase().replace(/^=\s*/, '').replace(/\s+/g, ' ')
  const mixed = MIXED.exec(plain) ?? SPOKEN.exec(plain)
  if (mixed && (mixed[1] !== undefined || mixed[3] !== undefined)) {
    const currency = currencyOf(mixed[1] || mixed[3] || '')
    const amount = rational(BigInt(mixed[2] ?? 0)).add(rational(BigInt(mixed[4] ?? 0), 100))
    return { amount, ...(currency ? { currency } : {}) }
  }
  const coins = COINS.exec(plain)
  const small = coins && amountIn(coins[1] ?? '')
  if (small) return { amount: small.amount.div(HUNDRED), isSmall: true }
  const [, minus = '', sign = '', digits = ''] = BOTH.exec(plain) ?? FRONT.exec(plain) ?? []
  const front = digits === '' ? undefined : amountIn(`${minus}${digits}`)
  const [, number = '', name = ''] = BEHIND.exec(plain) ?? []
  const own = front ?? (number === '' ? undefined : amountIn(number))
  const currency = currencyOf(sign === '' ? name : sign)
  if (own && currency) return { ...own, currency }
  const bare = amountIn(plain)
  return bare && { ...bare, isBare: true }
}

export interface MoneyOptions {
  /** The question is about pence or cents alone: `40p`. */
  isSmall?: boolean
  /** The question says whether it wants pence or pounds, cents or dollars: the other will not do. */
  isFixed?: boolean
  /** Cents of whatever currency: any sign will do. */
  isAnySign?: boolean
}

/** `12.50`, `12`, or more digits where it is no whole number of pence. */
export function moneyDigits(amount: Rational): string {
  if (isWhole(amount)) return fixedText(amount, 0)
  const places = decimalPlaces(amount)
  return places !== undefined && places <= 2 ? fixedText(amount, 2) : fixedText(roundTo(amount, 2), 2)
}

const NAMES: Record<Currency, [one: string, many: string, coin: string]> = {
  '£': ['pound', 'pounds', 'p'],
  $: ['dollar', 'dollars', ' cents'],
  '€': ['euro', 'euros', ' cents'],
  '₹': ['rupee', 'rupees', ' paise'],
}

function judgeMoney(read: ReadMoney, truth: Rational, currency: Currency, options: MoneyOptions): Judged {
  if (read.currency && read.currency !== currency && !options.isAnySign) {
    const isSame = read.amount.equals(truth)
    return isSame
      ? {
          verdict: 'unfinished',
          missing: 'The number is right, but look at the money sign again.',
          isPart: true,
        }
      : { verdict: 'wrong' }
  }
  const amount = read.isBare && options.isSmall ? read.amount.div(HUNDRED) : read.amount
  if (amount.equals(truth)) {
    const isOther = options.isFixed && !read.isBare && (read.isSmall ?? false) !== (options.isSmall ?? false)
    return isOther
      ? { verdict: 'unfinished', missing: 'The amount is right: write it as the question asks.' }
      : { verdict: 'right' }
  }
  if (read.isBare && !options.isFixed) {
    // "1.15" for a sum of pence is in pounds; "505" for one of pounds may be in pence.
    if (options.isSmall && read.amount.equals(truth)) return { verdict: 'right' }
    if (!options.isSmall && read.places === 0 && read.amount.div(HUNDRED).equals(truth))
      return { verdict: 'unfinished', missing: 'One thing is left: write the sign of the money.' }
  }
  const inPence = roundTo(truth, 2)
  const isRounded = !inPence.equals(truth) && !options.isSmall && amount.equals(inPence)
  return { verdict: isRounded ? 'rounded' : 'wrong' }
}

/**
 * An amount of money; right with or without its sign, in pence too, and rounded to a penny where it is none exactly.
 * @param amount in pounds, dollars or euros
 */
export function money(amount: Rational, currency: Currency, options: MoneyOptions = {}): Value {
  const digits = moneyDigits(amount)
  const pence = roundTo(amount.mul(HUNDRED), 2)
  const coins = fixedText(pence, isWhole(pence) ? 0 : 2).replace(/0+$/, zeros =>
    isWhole(pence) ? zeros : '',
  )
  const [one, many, coin] = NAMES[currency]
  const isSmall = options.isSmall === true
  const inCoins = `${coins}${coin}`
  const text = isSmall ? inCoins : `${currency}${digits}`
  const small = { '£': 'pence', $: 'cents', '€': 'cents', '₹': 'paise' }[currency]
  const inBig = [
    `${currency}${digits}`,
    `${currency} ${digits}`,
    `${digits} ${digits === '1' ? one : many}`,
    ...(isWhole(amount) ? [`${currency}${digits}.00`] : []),
  ]
  return {
    key: `money ${currency}${amount.toFraction()}`,
    latex: isSmall ? `${coins}\\text{${coin}}` : latexOf(digits, currency),
    text,
    spellings: [
      ...(isSmall ? [coins, `${coins} ${small}`] : [digits]),
      ...(isSmall && options.isFixed ? [`${coins}${coin.trim()}`] : inBig),
      ...(!options.isFixed && amount.compare(rational(1)) < 0 && isWhole(pence) ? [inCoins] : []),
    ],
    judge(said) {
      const read = readMoney(said)
      return read ? judgeMoney(read, amount, currency, options) : { verdict: 'unread' }
    },
    isNamedIn: (words, given) =>
      namesNumber(words, amount, given) ||
      namesNumber(words, roundTo(amount, 2), given) ||
      ((isSmall || amount.compare(rational(1)) < 0) && namesNumber(words, pence, given)),
    near(random) {
      const shown = isSmall ? pence : roundTo(amount, 2)
      return nearNumbers(shown, random).map(each =>
        money(isSmall ? each.div(HUNDRED) : each, currency, options),
      )
    },
    ...(isSmall ? { number: pence } : { number: amount }),
  }
}

function latexOf(digits: string, currency: Currency): string {
  // A dollar sign ends maths in Markdown.
  if (currency === '$') return `${digits}\\text{ dollars}`
  return currency === '£' ? `£${digits}` : `\\text{${currency}}${digits}`
}
