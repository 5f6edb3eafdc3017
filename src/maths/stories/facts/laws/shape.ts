import type { Rational } from '../../../arithmetic/rational.ts'
import type { Fact } from '../fact.ts'
import { type Case, chained, isPlain, isPositive, known, type Proposal, shown, stepsTo } from '../proposal.ts'
import { dimensionOf } from '../relate.ts'

/** Once round a square or rectangle, or its area. */
export function shapeLaws({ story, asked, facts }: Case): Proposal[] {
  const { shape } = story
  if (!shape) return []
  const lengths = facts.filter(fact => isPlain(fact) && isLength(fact) && fact.steps.length === 0)
  const doubts = lengths.flatMap(fact => fact.doubts)
  const [one, other, ...more] = lengths
  if (facts.some(fact => !lengths.includes(fact) && fact.steps.length === 0)) return []
  if (
    !one ||
    more.length > 0 ||
    facts.some(({ compared, role }) => compared !== undefined || role !== undefined)
  )
    return []
  if (new Set(lengths.map(({ things }) => things.at(-1))).size > 1 || asked.compared !== undefined) return []
  const whole = (value: Rational, is: string, calculation: string, uses: Fact[]): Proposal[] =>
    isPositive(value)
      ? [{ value, law: shape.asks, uses, steps: stepsTo(uses, is, calculation, value), doubts }]
      : []
  if (shape.isSquare && !other) {
    if (shape.given !== undefined)
      return whole(known(one).div(4), 'how long one of the four equal sides is', `${shown(known(one))} ÷ 4`, [
        one,
      ])
    return shape.asks === 'perimeter'
      ? whole(known(one).mul(4), 'how long all four sides are together', `4 × ${shown(known(one))}`, [one])
      : whole(
          known(one).mul(known(one)),
          'how much the square covers',
          `${shown(known(one))} × ${shown(known(one))}`,
          [one],
        )
  }
  if (!other || shape.isSquare) return []
  if (shape.given !== undefined) {
    const isGiven = (fact: Fact) =>
      [...fact.about, ...fact.things, fact.holder ?? ''].some(
        word => word === shape.given || (shape.given === 'area' && word === 'square'),
      )
    const [all, side] = isGiven(one) ? [one, other] : [other, one]
    if (!isGiven(all) || isGiven(side)) return []
    return shape.given === 'area'
      ? whole(
          known(all).div(known(side)),
          'how long the other side is',
          `${shown(known(all))} ÷ ${shown(known(side))}`,
          [all, side],
        )
      : whole(
          known(all).sub(known(side).mul(2)).div(2),
          'how long the other side is',
          `(${shown(known(all))} − 2 × ${shown(known(side))}) ÷ 2`,
          [all, side],
        )
  }
  return shape.asks === 'perimeter'
    ? whole(
        known(one).add(known(other)).mul(2),
        'how long all four sides are together',
        `2 × (${shown(known(one))} + ${shown(known(other))})`,
        [one, other],
      )
    : whole(known(one).mul(known(other)), 'how much it covers', chained([one, other], '×'), [one, other])
}

const isLength = (fact: Fact): boolean => {
  const dimension = dimensionOf(fact.things)
  return dimension === 'length' || dimension === 'old length'
}
