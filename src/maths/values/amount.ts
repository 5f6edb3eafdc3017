import type { Rational } from '../arithmetic/rational.ts'
import { type Currency, money } from './money.ts'
import { numberValue } from './number.ts'
import { quantity } from './quantity.ts'
import type { Rounding } from './rounding.ts'
import type { Unit } from './units.ts'
import type { Value } from './value.ts'

/** What an amount is an amount of; nothing for plain numbers. */
export interface Measured {
  currency?: Currency
  /** In pence or cents. */
  isSmall?: boolean
  unit?: Unit
}

/** An amount as the answer: money, a quantity with its unit, or a plain number. */
export function amountValue(
  amount: Rational,
  { currency, isSmall, unit }: Measured,
  rounding?: Rounding,
): Value {
  const options = { isDecimal: true, ...(rounding ? { rounding } : {}) }
  if (currency) return money(amount, currency, isSmall ? { isSmall } : {})
  return unit ? quantity(amount, unit, options) : numberValue(amount, options)
}
