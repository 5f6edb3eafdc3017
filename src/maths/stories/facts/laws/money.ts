import { isNegative } from '../../../arithmetic/rational.ts'
import type { Fact } from '../fact.ts'
import { type Case, known, type Proposal, shown, stepsTo, sumOf } from '../proposal.ts'
import { isOfSome } from './sum.ts'

const CHANGE = new Set(['change', 'back'])

/** What is left of money when all is paid, and what single prices cost together. */
export function moneyLaws(from: Case): Proposal[] {
  const { asked } = from
  if (asked.money === undefined || asked.isEach) return []
  return [...changeOf(from), ...pricesOf(from), ...reducedOf(from)]
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
    return !isUsed && (fact.per === undefined || fact.does === 'cost' || fact.does === 'pay')
  })
}

const isPaid = (fact: Fact) =>
  (fact.verb === 'pay' && fact.per === undefined) ||
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
    costs.some(({ does }) => ['gain', 'make', 'come'].includes(does))
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

const SAVED = /^(?:save|saving|discount|reduction|off|cheaper)$/

/** `20 % off`, `reduced by 20 %`: what is to pay then. */
function reducedOf({ asked, facts }: Case): Proposal[] {
  const told = facts.filter(({ steps, value }) => steps.length === 0 && value !== undefined)
  const [percent, ...others] = told.filter(({ role }) => role === 'percent')
  const [price, ...more] = told.filter(({ role }) => role !== 'percent')
  const isReduced =
    percent?.about.includes('off') || (percent?.verb === 'reduce' && percent.preposition === 'by')
  const asksSaving = [...asked.about, asked.verb].some(word => SAVED.test(word))
  if (
    !percent ||
    !price ||
    !isReduced ||
    asksSaving ||
    asked.isFirst ||
    others.length + more.length > 0 ||
    price.money === undefined ||
    asked.compared !== undefined
  )
    return []
  const off = known(price).mul(known(percent))
  const value = known(price).sub(off)
  const steps = [
    {
      is: 'how much comes off',
      calculation: `${shown(known(percent))} × ${shown(known(price))}`,
      value: off,
    },
    { is: 'what is left to pay', calculation: `${shown(known(price))} − ${shown(off)}`, value },
  ]
  return [
    { value, law: 'reduced', uses: [price, percent], steps, doubts: [...price.doubts, ...percent.doubts] },
  ]
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
  // What is £3 cheaper than the other is told, and not bought with it.
  if ((costs.some(({ origin }) => origin === 'comparison') && !asked.isTotal) || isOfSome(asked, costs))
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
