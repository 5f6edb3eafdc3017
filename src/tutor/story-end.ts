import type { Rational } from '#maths/arithmetic/rational.ts'
import { amountOf } from '#maths/stories/amounts.ts'

/** What stands behind `so`, where a sum is before it. */
export const behindSo = (text: string): string =>
  /\bso\b(.*)$/is.exec(text.slice(Math.max(0, text.lastIndexOf('='))))?.[1] ?? ''

/**
 * `£2 + £5 is 7 so change is £13`: the number that a message with sums ends in, where it is another one than they come to.
 * @param isOfWay whether a number is told, was reached, or is of the way to the answer
 */
export function otherEnd(text: string, isOfWay: (value: Rational) => boolean): string | undefined {
  const behind = behindSo(text)
  const [, end = ''] = /(?<![\d./])([£$€]?\d+(?:\.\d+)?p?)\W*$/.exec(behind) ?? []
  const value = /[,%:]|\d\D+\d/.test(behind) ? undefined : amountOf(end.toLowerCase())
  return value && !isOfWay(value) ? end : undefined
}
