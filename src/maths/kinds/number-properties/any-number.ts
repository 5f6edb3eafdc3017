import { isWhole, type Rational } from '../../arithmetic/rational.ts'
import { asRational } from '../../exact/exact.ts'
import { numberValue } from '../../values/number.ts'
import { readNumber } from '../../values/read-number.ts'
import { splitList } from '../../values/several.ts'
import type { Judged, Value } from '../../values/value.ts'

/**
 * One number out of many that are right; several of them are right as well.
 * @param examples some that fit, at least one
 * @param others some that do not, for options
 * @param isFraction it has to be written as a fraction
 */
export function anyNumber(
  examples: readonly Rational[],
  fits: (value: Rational) => boolean,
  others: readonly Rational[],
  isFraction = false,
): Value {
  const [first] = examples
  if (!first) throw new RangeError('There is no number that fits')
  const own = numberValue(first, { isDecimal: !isFraction })
  const texts = examples.map(each => numberValue(each, { isDecimal: !isFraction }).text)
  const judge = (said: string): Judged => {
    const read = splitList(said)?.map(readNumber)
    const values = read?.map(each => (each && !each.isUnfinished ? asRational(each.value) : undefined))
    if (!read || !values || values.length === 0 || values.includes(undefined)) return { verdict: 'unread' }
    if (!values.every(each => each !== undefined && fits(each))) return { verdict: 'wrong' }
    const isOther = isFraction && read.some(each => !/^(?:fraction|mixed)$/.test(each?.literal?.form ?? ''))
    return isOther ? { verdict: 'unfinished', missing: 'Write it as a fraction.' } : { verdict: 'right' }
  }
  const wrong = [
    ...others,
    ...(isWhole(first) ? [first.add(1), first.sub(1), first.add(2), first.add(3)] : []),
  ]
  return {
    ...own,
    key: texts.join(' or '),
    spellings: [...texts.slice(1, 4), ...own.spellings, `${texts[0]}.`],
    judge: said => judge(said.replace(/^(?:the number |it is |e\.?g\.? )/i, '')),
    isNamedIn: (words, given) =>
      examples.some(each => numberValue(each, { isDecimal: !isFraction }).isNamedIn(words, given)),
    near: () => wrong.filter(each => !fits(each) && each.s >= 0n).map(each => numberValue(each)),
  }
}
