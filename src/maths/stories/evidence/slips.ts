import { isNegative, isZero, type Rational } from '../../arithmetic/rational.ts'
import type { Slip } from '../story-reading.ts'
import { exactly } from './exactly.ts'
import { leavesOf, type Term } from './terms.ts'

/** What wrong ways through the same story lead to, none of them right. */
export function slipsOf(term: Term, value: Rational): Slip[] {
  const found: Slip[] = [...wrongSigns(term), ...early(term), ...leftOut(term), ...rounded(term)]
  const seen = new Set<string>()
  return found.filter(slip => {
    const key = slip.value.toFraction()
    if (slip.value.equals(value) || isZero(slip.value) || isNegative(slip.value) || seen.has(key))
      return false
    seen.add(key)
    return true
  })
}

/** The last calculation with another sign. */
function wrongSigns(term: Term): Slip[] {
  const [first, second] = term.parts.map(exactly)
  if (!first || !second) return []
  const { sign } = term.schema ?? {}
  const slips: Slip[] = []
  if (sign !== '+') slips.push({ value: first.add(second), why: 'added' })
  if (sign !== '−') slips.push({ value: first.sub(second).abs(), why: 'took away' })
  if (sign !== '×') slips.push({ value: first.mul(second), why: 'multiplied' })
  if (sign !== '÷' && !isZero(second)) slips.push({ value: first.div(second), why: 'divided' })
  return slips
}

/** What the steps before the last come to. */
function early(term: Term): Slip[] {
  return term.parts.flatMap(part => {
    const value = part.schema && exactly(part)
    return value ? [{ value, why: 'stopped early' as const }, ...early(part)] : []
  })
}

/** A sum of three or more, one of them forgotten. */
function leftOut(term: Term): Slip[] {
  const leaves = leavesOf(term)
  const value = exactly(term)
  const isSum = (each: Term): boolean =>
    each.quantity !== undefined || (each.schema?.name === 'sum' && each.parts.every(isSum))
  if (!value || leaves.length < 3 || !isSum(term)) return []
  return leaves.map(each => ({ value: value.sub(each.exact), why: 'left out a number' }))
}

function rounded(term: Term): Slip[] {
  const value = exactly(term)
  const [first, second] = term.parts.map(exactly)
  if (!value || !first || !second || isZero(second)) return []
  const name = term.schema?.name
  const rest = first.mod(second)
  if (name === 'packUp')
    return [
      { value: value.sub(1), why: 'rounded the wrong way' },
      { value: rest, why: 'took the remainder' },
    ]
  if (name === 'packDown')
    return [
      { value: value.add(1), why: 'rounded the wrong way' },
      { value: rest, why: 'took the remainder' },
    ]
  return []
}
