import { rational } from '../arithmetic/rational.ts'
import { numberValue } from './number.ts'
import { readNumber } from './read-number.ts'
import type { Judged, Value } from './value.ts'

/** A fraction as it is to be written, nothing cancelled. */
export interface WrittenFraction {
  top: bigint
  bottom: bigint
}

/**
 * A fraction with the numerator or denominator that is asked for: `12/20`, or the number that was missing alone. An
 * equal fraction with others is not there yet, but for the one that is given.
 * @param missing which of its numbers was to be found
 */
export function fractionOver(
  { top, bottom }: WrittenFraction,
  missing: 'numerator' | 'denominator',
  given?: WrittenFraction,
): Value {
  const number = numberValue(rational(top, bottom))
  const wanted = missing === 'numerator' ? top : bottom
  const alone = numberValue(rational(wanted))
  const judge = (said: string): Judged => {
    if (alone.judge(said).verdict === 'right') return { verdict: 'right' }
    const judged = number.judge(said)
    const literal = readNumber(said)?.literal
    if (judged.verdict !== 'right' || !literal) return judged
    const own = literal.bottom
    if (own === bottom && literal.top === top) return judged
    if (given && own === given.bottom && literal.top === given.top) return { verdict: 'wrong' }
    const other = missing === 'numerator' ? 'denominator' : 'numerator'
    return {
      verdict: 'unfinished',
      missing: `It is worth the same. Write it with the ${other} that is asked for.`,
    }
  }
  const text = `${top}/${bottom}`
  return {
    ...number,
    key: `written ${text}`,
    text,
    latex: `\\frac{${top}}{${bottom}}`,
    spellings: [text, `${top} / ${bottom}`, `${top}⁄${bottom}`, `${wanted}`],
    judge,
    near: () =>
      [1n, 2n, -1n]
        .map(by => (missing === 'numerator' ? { top: top + by, bottom } : { top, bottom: bottom + by }))
        .filter(each => each.top > 0n && each.bottom > 0n)
        .map(each => fractionOver(each, missing)),
  }
}
