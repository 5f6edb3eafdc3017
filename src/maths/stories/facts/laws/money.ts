import { isNegative } from '../../../arithmetic/rational.ts'
import type { Fact } from '../fact.ts'
import { type Case, isPlain, known, type Proposal, shown, stepsTo, sumOf } from '../proposal.ts'

const CHANGE = new Set(['change', 'back'])

/** What is left of money when all is paid, and what single prices cost together. */
export function moneyLaws(from: Case): Proposal[] {
  const { asked } = from
  if (asked.money === undefined || asked.isEach) return []
  return [...changeOf(from), ...pricesOf(from)]
}

/** Prices and sums that are paid: rates that something counts are in their product. */
function costsOf({ facts }: Case): Fact[] {
  const money = facts.filter(
    fact =>
      fact.money !== undefined &&
      fact.value !== undefined &&
      fact.compared === undefined &&
      fact.role === undefined,
  )
  const inProducts = new Set(
    money.filter(({ steps, per }) => steps.length > 0 && per === undefined).flatMap(({ ids }) => ids),
  )
  return money.filter(fact => {
    const isUsed =
      (fact.steps.length === 0 || fact.per !== undefined) && fact.ids.every(id => inProducts.has(id))
    return !isUsed && (fact.per === undefined || fact.does === 'cost')
  })
}

const isPaid = (fact: Fact) =>
  fact.does === 'pay' ||
  /^(?:with|from)$/.test(fact.preposition) ||
  /^(?:note|bill|coin)$/.test(fact.about[0] ?? '')
const isHad = (fact: Fact) =>
  fact.per === undefined && (fact.does === 'have' || fact.isFirst || fact.does === 'be') && !fact.isLeft

function changeOf(from: Case): Proposal[] {
  const { asked } = from
  const asksChange =
    from.asked.about.some(word => CHANGE.has(word)) || asked.verb === 'change' || asked.does === 'give'
  const asksLeft = asked.isLeft || asked.isNow
  if (!asksChange && !asksLeft) return []
  const all = costsOf(from)
  const purses = all.filter(
    fact =>
      fact.steps.length === 0 &&
      fact.per === undefined &&
      (asksChange ? isPaid(fact) || isHad(fact) || fact.does === 'give' : isHad(fact) || isPaid(fact)),
  )
  const [purse, ...more] = purses
  const costs = all.filter(fact => fact !== purse)
  if (
    !purse ||
    more.length > 0 ||
    costs.length === 0 ||
    costs.some(fact => ['gain', 'make', 'come'].includes(fact.does) && fact.verb !== 'buy')
  )
    return []
  const value = known(purse).sub(sumOf(costs))
  if (isNegative(value)) return []
  const uses = [purse, ...costs]
  const cost = sumOf(costs)
  const between =
    costs.length > 1
      ? [
          {
            is: 'what all of it costs',
            calculation: costs.map(each => shown(known(each))).join(' + '),
            value: cost,
          },
        ]
      : []
  const steps = [
    ...uses.flatMap(fact => fact.steps),
    ...between,
    { is: 'what is left of the money', calculation: `${shown(known(purse))} − ${shown(cost)}`, value },
  ]
  return [{ value, law: 'money left', uses, steps, doubts: uses.flatMap(({ doubts }) => doubts) }]
}

/** Things at a price, each bought once. */
function pricesOf(from: Case): Proposal[] {
  const { asked } = from
  if (
    asked.isLeft ||
    asked.isNow ||
    asked.compared !== undefined ||
    asked.about.some(word => CHANGE.has(word))
  )
    return []
  const costs = costsOf(from).filter(fact => !isPaid(fact) && (fact.does !== 'have' || fact.steps.length > 0))
  if (
    costs.length < 2 ||
    !costs.some(({ per }) => per !== undefined) ||
    costs.some(fact => fact.isGoal && !asked.isGoal)
  )
    return []
  const isBuying = ['cost', 'pay', 'lose', 'need', 'gain', 'be'].includes(asked.does)
  if (!isBuying) return []
  const value = sumOf(costs)
  const isAll = asked.isTotal || asked.about.length > 0 || asked.does !== 'cost'
  return [
    {
      value,
      law: 'prices',
      uses: costs,
      steps: stepsTo(costs, 'what all of it costs', costs.map(each => shown(known(each))).join(' + '), value),
      doubts: [...costs.flatMap(({ doubts }) => doubts), ...(isAll ? [] : ['no word for all'])],
    },
  ]
}

export const isMoneyFact = (fact: Fact): boolean => isPlain(fact) && fact.money !== undefined
