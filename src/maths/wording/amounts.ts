import type { Rational } from '../arithmetic/rational.ts'
import { asRational } from '../exact/exact.ts'
import type { Measured } from '../values/amount.ts'
import { readMoney } from '../values/money.ts'
import { numberIn } from '../values/read-number.ts'
import { COMMON_UNITS } from './common-units.ts'
import { NUMBER, quantityIn } from './patterns.ts'

const MONEY = '(?:p|pence|cents?|pounds?|dollars?|euros?|rupees?|paise)'
/** A number alone, money, or a number with a common unit; for patterns. */
export const AMOUNT = `(?:[£$€₹] ?)?${NUMBER}(?: ?(?:${COMMON_UNITS}|${MONEY})(?![a-z]))?`

/** One amount as it stands, with what it is an amount of; money in pounds, dollars or euros. */
export function amountIn(text: string): { amount: Rational; measured: Measured } | undefined {
  const isMoney = /[£$€₹]|(?<![a-z])(?:p|pence|cents?|pounds?|dollars?|euros?|rupees?|paise)$/.test(text)
  const own = isMoney ? readMoney(text) : undefined
  if (own && !own.isBare) {
    const { amount, currency = '£', isSmall = false } = own
    return {
      amount,
      measured: { currency: /cents?$/.test(text) ? '$' : currency, ...(isSmall ? { isSmall } : {}) },
    }
  }
  const number = numberIn(text)
  if (number) return { amount: number, measured: {} }
  const quantity = quantityIn(text)
  const value = quantity && asRational(quantity.number.value)
  return value && quantity ? { amount: value, measured: { unit: quantity.unit } } : undefined
}
