import type { Rational } from '#maths/arithmetic/rational.ts'
import { numberIn } from '../sums-behind.ts'
import { nameOf } from './numbers-said.ts'
import { isSameAmount } from './unsolved.ts'

const NUMBER =
  /(?:[£$€₦₹] ?)?(?<![\p{L}\d.,/])-?\d+(?:,\d{3})*(?:\.\d+)?(?:\/\d+)?(?: ?(?:%|°|(?:km|cm|mm|ml|kg|m|g|l|p|c|h)(?:²|³|[23]| ?\^ ?[23]| squared| cubed)?(?![\p{L}\d])))?/giu

/**
 * A number as a message says it last, with its sign, its unit or what it counts: `£3.45`, `7 sweets`.
 * @param told the question, whose things it may count
 */
export function asSaid(value: Rational, message: string, told: string): string | undefined {
  const found = [...message.matchAll(NUMBER)].filter(([number]) => {
    const said = numberIn(number.trim().replace(/,(?=\d{3})|(?<=m)[23]$/g, ''))
    return said !== undefined && isSameAmount(said, value)
  })
  const named = found.map(({ 0: number, index }) => {
    const own = number.trim()
    const name = /[^\d./,-]/.test(own) ? undefined : nameOf(message.slice(index), number, told)
    return name && !name.startsWith('(') ? `${own} ${name}` : own
  })
  return named.findLast(each => /[^\d./,-]/.test(each)) ?? named.at(-1)
}

/** A number as it is said to a child: in digits, as a decimal where that is short. */
export function plainNumber(value: Rational): string {
  const decimal = value.valueOf()
  return Math.abs(decimal * 1e4 - Math.round(decimal * 1e4)) < 1e-6 ? String(decimal) : value.toFraction()
}
