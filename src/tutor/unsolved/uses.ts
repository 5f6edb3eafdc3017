import { asLiteral, literalsIn } from '#maths/arithmetic/expression.ts'
import { type Rational, rational } from '#maths/arithmetic/rational.ts'
import type { Claim } from '#maths/routes/claims.ts'
import { knownNow, type Unsolved } from './unsolved.ts'

/** `48/3 = 16` */
export const isQuotient = ({ sides: [first, ...others] }: Claim) =>
  first !== undefined && others.length > 0 && asLiteral(first)?.form === 'fraction'

/** The numbers that sums are made of, without what they come to. */
const literalsBefore = (claims: readonly Claim[]) =>
  claims.flatMap(({ sides }) => sides.slice(0, Math.max(1, sides.length - 1)).flatMap(literalsIn))

/** The same with the tops and the bottoms of fractions, which may be told apart. */
export function usesOf(claims: readonly Claim[]): Rational[] {
  return literalsBefore(claims).flatMap(({ value, top, bottom }) => [
    value,
    ...(top !== undefined && bottom !== undefined ? [rational(top), rational(bottom)] : []),
  ])
}

/** The same where of a fraction in a sum the top and the bottom are no numbers by themselves; those of `36/4 = 9` are. */
export const wholesOf = (claims: readonly Claim[]): Rational[] =>
  claims.flatMap(each =>
    isQuotient(each) ? usesOf([each]) : literalsBefore([each]).map(({ value }) => value),
  )

/**
 * Percentages that are named in a message, or that some known number was taken by: the 30% of `150 - 45`, and the 5% of
 * 712.50, of which 750 was taken, too.
 */
export function percentsIn(unsolved: Unsolved, text: string, numbers: readonly Rational[]): Rational[] {
  const known = knownNow(unsolved)
  return unsolved.told.flatMap(({ number, value }) => {
    if (!value || !number.includes('%')) return []
    const isOf = (own: Rational, percent: Rational) =>
      numbers.some(each => own.mul(percent).equals(each.mul(100)))
    const changed = known.filter(own =>
      [rational(100).sub(value), value.add(100)].some(each => isOf(own, each)),
    )
    const isTaken = changed.length > 0 || known.some(own => isOf(own, value))
    return text.includes(number) || isTaken ? [value, ...changed] : []
  })
}
