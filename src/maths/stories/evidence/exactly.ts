import { isZero, ONE, type Rational, rational } from '../../arithmetic/rational.ts'
import { leavesOf, type Term } from './terms.ts'

/** A term's exact value; undefined where something is divided by zero. */
export function exactly(term: Term): Rational | undefined {
  const { quantity, schema, parts } = term
  if (quantity) return quantity.exact
  const values = parts.map(exactly)
  const [first, second = first] = values
  if (!schema || !first || !second) return undefined
  const whole = (value: Rational) => rational(BigInt(Math.floor(value.valueOf() + 1e-9)))
  const divided = isZero(second) ? undefined : first.div(second)
  switch (schema.name) {
    case 'without':
      return first.mul(ONE.sub(second))
    case 'with':
      return first.mul(ONE.add(second))
    case 'wholeOfRest':
      return first.div(ONE.sub(second))
    case 'shareSelf':
      return first.div(second.add(1))
    case 'packUp':
      return divided && whole(divided).add(1)
    case 'packDown':
      return divided && whole(divided)
    case 'packOver':
    case 'shareOver':
      return divided && first.sub(whole(divided).mul(second))
    case 'around':
      return first.add(second).mul(2)
    case 'fourSides':
      return first.mul(4)
    case 'oneSide':
      return first.div(4)
    case 'ownArea':
      return first.mul(first)
    case 'oneLess':
      return ONE.sub(first)
    case 'average':
      return first.div(leavesOf(term).length)
  }
  if (schema.sign === '+') return first.add(second)
  if (schema.sign === '−') return first.sub(second)
  return schema.sign === '×' ? first.mul(second) : divided
}
