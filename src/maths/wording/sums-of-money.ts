import type { Rational } from '../arithmetic/rational.ts'
import { type Currency, readMoney } from '../values/money.ts'

const BIG = 'pounds?|dollars?|euros?|quid|rupees?'
const SMALL = 'p|pence|pennies|penny|cents?|c|¢|paise'
const DIGITS = '(?:\\d+(?:\\.\\d+)?|\\.\\d+)'
const PENCE_BEHIND = `(?:(?: and|,)? ?\\d{1,2} ?(?:${SMALL})(?![a-z]))?`

/** An amount of money with its sign or its name: `£3.45`, `85p`, `3 pounds 20 pence`, `$5`; for patterns. */
export const MONEY = `(?:[£$€₹] ?${DIGITS}(?: ?(?:${BIG})(?![a-z]))?${PENCE_BEHIND}|${DIGITS} ?(?:${BIG})(?![a-z])${PENCE_BEHIND}|${DIGITS} ?(?:(?:${SMALL})(?![a-z])|[£$€₹](?!\\d)))`

/** An amount of money as a question says it. */
export interface Sum {
  /** In pounds, dollars or euros. */
  amount: Rational
  /** What it may be; cents are cents of a dollar or of a euro. */
  currencies: readonly Currency[]
  /** Said in pence or cents. */
  isSmall: boolean
}

function currenciesOf(text: string): Currency[] {
  if (/paise$/.test(text)) return ['₹']
  if (/¢|cents?$|\dc$/.test(text)) return ['$', '€']
  return /penn(?:y|ies)$/.test(text) ? ['£', '$'] : ['£']
}

/** Reads one amount of money, undefined for a number alone and for anything else. */
export function sumOfMoneyIn(text: string): Sum | undefined {
  const read = readMoney(text)
  if (!read || read.isBare || read.amount.s < 0n) return undefined
  const { amount, currency, isSmall = false } = read
  return { amount, isSmall, currencies: currency ? [currency] : currenciesOf(text.trim()) }
}

/**
 * The one currency of several amounts.
 * @returns undefined where they differ, or where it can't be told
 */
export function commonCurrency(all: readonly (readonly Currency[])[]): Currency | undefined {
  const signs: Currency[] = ['£', '$', '€', '₹']
  const left = signs.filter(sign => all.every(each => each.includes(sign)))
  const [first] = left
  // Cents alone are taken for cents of a dollar.
  const isSure = left.length === 1 || (left.length === 2 && !left.includes('£'))
  return all.length > 0 && isSure ? first : undefined
}
