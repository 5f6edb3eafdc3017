import type { Rational } from '../arithmetic/rational.ts'
import type { Rounding } from '../questions/riders.ts'
import type { Measured } from '../wording/amounts.ts'
import { money } from './money.ts'
import { numberValue } from './number.ts'
import { quantity } from './quantity.ts'
import type { Value } from './value.ts'

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
