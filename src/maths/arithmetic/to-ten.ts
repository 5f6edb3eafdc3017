const TEN = 10n

/**
 * Asks for the way to the full ten between the bigger number of a sum, or the first one of a difference, and what comes
 * out, with that ten; undefined where no ten lies between.
 */
export function toTen(operator: string, a: bigint, b: bigint): { ten: bigint; asks: string } | undefined {
  const [from, by] = operator === '+' && a < b ? [b, a] : [a, b]
  const ten = operator === '+' ? (from / TEN + 1n) * TEN : (from / TEN) * TEN
  const gap = operator === '+' ? ten - from : from - ten
  if (!['+', '-'].includes(operator) || b < 0n || a < 0n || gap === 0n || gap >= by) return undefined
  return {
    ten,
    asks:
      operator === '+'
        ? `How much does $${from}$ need to get to $${ten}$?`
        : `How much is it from $${from}$ down to $${ten}$?`,
  }
}
