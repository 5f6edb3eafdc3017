import { asLiteral, literalsIn } from '#maths/arithmetic/expression.ts'
import type { Rational } from '#maths/arithmetic/rational.ts'
import { latex } from '#maths/arithmetic/show.ts'
import { askedFor } from '#maths/language/en/unsolved/asked-for.ts'
import type { Claim } from '#maths/routes/claims.ts'
import { numberIn } from '../sums-behind.ts'
import { askedNow, isSameAmount, knownNow, partsOfFraction, type Reached, type Unsolved } from './unsolved.ts'
import { percentsIn } from './uses.ts'
import { waysTo } from './ways.ts'

/** Small numbers and powers of ten come into a sum by themselves. */
export const USUAL = [0, 1, 2, 10, 100, 1000, 0.5]

/** The first number in a sum that is neither told nor was reached before it. */
export function strangeIn(
  unsolved: Unsolved,
  claims: readonly Claim[],
  results: readonly Reached[],
  typed: string,
): string | undefined {
  const asked = askedFor(askedNow(unsolved)?.text ?? '', unsolved.text)
  const known = [
    ...knownNow(unsolved),
    ...unsolved.told.flatMap(({ number }) => partsOfFraction(number)),
    ...results.map(({ value }) => value),
    // Who has reckoned with it before, or names it beside the sum, knows where it is from.
    ...unsolved.used,
    ...twiceIn(typed),
  ]
  const usual = [...USUAL, ...(asked.known ?? [])]
  const isPlace = (value: Rational) =>
    known.some(each => isSameAmount(each, value)) ||
    usual.includes(value.valueOf()) ||
    waysTo(value, knownNow(unsolved), [], asked.known).length > 0 ||
    percentsIn(unsolved, '', [value]).length > 0
  const literals = claims.flatMap(({ sides: [first] }) => (first ? literalsIn(first) : []))
  // Of a long list the child has put things together in its own way.
  if (literals.length > 3) return undefined
  // A percentage is put together of others: 15% of 10% and 5%.
  const isOfPercents = unsolved.told.some(({ number }) => number.includes('%'))
  const strange = literals.find(
    each => !isPlace(each.value) && !(isOfPercents && asLiteral(each)?.form === 'percent'),
  )
  return strange && `$${latex(asLiteral(strange) ?? strange)}$`
}

const twiceIn = (text: string): Rational[] =>
  (text.match(/\d+(?:\.\d+)?/g) ?? [])
    .filter((each, at, all) => all.indexOf(each) !== at)
    .flatMap(each => numberIn(each) ?? [])
