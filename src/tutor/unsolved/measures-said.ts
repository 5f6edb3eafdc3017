import type { Rational } from '#maths/arithmetic/rational.ts'
import { readLiteral } from '#maths/arithmetic/read-literal.ts'
import { asRational } from '#maths/exact/exact.ts'
import { type Claim, sameMeasures } from '#maths/routes/claims.ts'
import { readQuantity } from '#maths/values/quantity.ts'
import type { Reached } from './unsolved.ts'

/** Amounts that are said in another unit, and are the same: `2 l 300 ml is 2300 ml`. */
export function conversionsIn(claims: readonly Claim[]): {
  right: string[]
  results: Reached[]
  uses: Rational[]
} {
  const found = claims.flatMap(claim => {
    const same = sameMeasures(claim)
    const number = same && readQuantity(same.into)?.number.value
    const value = number && asRational(number)
    return same && value
      ? [{ text: `\`${same.from} = ${same.into}\``, value, said: same.into, from: same.from }]
      : []
  })
  return {
    uses: found.flatMap(({ from }) =>
      (from.match(/\d+(?:\.\d+)?/g) ?? []).flatMap(each => readLiteral(each)?.value ?? []),
    ),
    right: found.map(({ text }) => text),
    results: found.map(({ text, value, said }) => ({ value, said, sum: text })),
  }
}
