import type { Rational } from '../arithmetic/rational.ts'
import { isSame } from '../exact/exact.ts'
import { numberValue } from './number.ts'
import { readNumber } from './read-number.ts'
import type { Judged, Value } from './value.ts'

export interface FractionOptions {
  /** Nothing is left to cancel. */
  isLowest?: boolean
  /** A whole number and a proper fraction. */
  isMixed?: boolean
}

/** A number that is to be written as a fraction: a decimal is not yet one. */
export function fractionValue(value: Rational, { isLowest, isMixed }: FractionOptions = {}): Value {
  const number = numberValue(value)
  const judge = (said: string): Judged => {
    const judged = number.judge(said)
    const literal = readNumber(said)?.literal
    if (judged.verdict === 'rounded') return { verdict: 'unfinished', missing: 'Write it as a fraction.' }
    if (judged.verdict !== 'right' || !literal) return judged
    if (literal.form === 'decimal' || literal.form === 'percent')
      return { verdict: 'unfinished', missing: 'Write it as a fraction.' }
    if (isMixed && literal.form !== 'mixed' && value.d !== 1n)
      return { verdict: 'unfinished', missing: 'Write it as a whole number and a fraction.' }
    const bottom = literal.bottom ?? value.d
    if (isLowest && bottom !== value.d)
      return { verdict: 'unfinished', missing: 'One thing is left: cancel it as far as it goes.' }
    return judged
  }
  const mixed = `${value.s < 0n ? '-' : ''}${value.n / value.d} ${value.n % value.d}/${value.d}`
  const isTopHeavy = value.n > value.d && value.d !== 1n
  const [plain, latex] = [
    isMixed && isTopHeavy ? mixed : number.text,
    isMixed && isTopHeavy
      ? `${value.s < 0n ? '-' : ''}${value.n / value.d}\\frac{${value.n % value.d}}{${value.d}}`
      : number.latex,
  ]
  const spellings = [
    plain,
    `${plain} `,
    plain.replace('/', ' / '),
    plain.replace('/', '⁄'),
    ...number.spellings,
    ...(isTopHeavy ? [mixed] : []),
  ].filter(each => judge(each).verdict === 'right')
  return {
    ...number,
    key: `fraction ${value.toFraction()}`,
    text: plain,
    latex,
    spellings,
    judge,
    near: random =>
      number
        .near(random)
        .flatMap(({ number: own }) =>
          own && !isSame(own, value) ? [fractionValue(own, { isLowest, isMixed })] : [],
        ),
  }
}
