import { fixedText, isWhole, type Rational } from '../arithmetic/rational.ts'
import { showValue } from '../arithmetic/show.ts'

/** Whether a unit of money is the hundredth part of another one. */
export const isHundredth = (unit: string): boolean => /^[p¢]$/.test(unit)

/** Asks for money in its larger unit: `in pounds`, `how many pounds`. */
export const ASKED_IN_WHOLES =
  /\b(?:in (?:pounds?|euros?|dollars?|£|€|\$)|how many (?:pounds|euros|dollars))(?!\w)/i

/** An amount as a price tag has it: `£4.50`, `$3`, `80p`, `20 rupees`. */
export function moneyText(amount: Rational, money: string): string {
  if (isHundredth(money)) return `${showValue(amount, true)}${money}`
  const number = isWhole(amount) ? showValue(amount) : fixedText(amount, 2)
  return /^\p{L}/u.test(money) ? `${number} ${money}` : `${money}${number}`
}
