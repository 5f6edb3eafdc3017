import { measureOf } from '../word-forms.ts'
import type { Fact } from './fact.ts'

const LARGE = new Set(['£', '$', '€', '₹'])

/** Facts with their money in one unit, and `1 m 20 cm` as one length. Pence stay pence where there are no pounds. */
export function inOneUnit(facts: readonly Fact[]): Fact[] {
  const whole = joined(facts)
  const signs = new Set(whole.flatMap(({ money }) => money ?? []))
  const large = [...signs].find(sign => LARGE.has(sign))
  const isMixed = large !== undefined && signs.size > 1
  return whole.map(fact => {
    if (fact.money === undefined) return fact
    const things = ['money']
    if (!isMixed || LARGE.has(fact.money) || !fact.value) return { ...fact, things }
    return { ...fact, things, money: large, value: fact.value.div(100), doubts: [...fact.doubts, 'units'] }
  })
}

/** Two measures right behind each other, the larger unit first, are one. */
function joined(facts: readonly Fact[]): Fact[] {
  const result: Fact[] = []
  for (const fact of facts) {
    const last = result.at(-1)
    const [one, other] = [last && measureOf(last.things.at(-1) ?? ''), measureOf(fact.things.at(-1) ?? '')]
    const isBehind =
      last?.clause === fact.clause &&
      last.ids.at(-1) !== undefined &&
      (fact.ids[0] ?? 0) - (last.ids.at(-1) ?? 0) <= 3
    const isOne =
      isBehind &&
      one &&
      other &&
      one.dimension === other.dimension &&
      one.size > other.size &&
      !fact.compared &&
      !last.per
    if (isOne && last.value && fact.value) {
      const value = last.value.mul(one.size).div(other.size).add(fact.value)
      result[result.length - 1] = {
        ...fact,
        value,
        ids: [...last.ids, ...fact.ids],
        doubts: [...fact.doubts, 'two units'],
        steps: [
          {
            is: `all of it in one unit`,
            calculation: `${last.value.mul(one.size).div(other.size).toString()} + ${fact.value.toString()}`,
            value,
          },
        ],
      }
    } else result.push(fact)
  }
  return result
}
