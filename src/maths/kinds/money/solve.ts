import { type Rational, rational } from '../../arithmetic/rational.ts'
import { inline, valueLatex } from '../../arithmetic/show.ts'
import { counted } from '../../values/counted.ts'
import { money } from '../../values/money.ts'
import type { Value } from '../../values/value.ts'
import { type Solved, type ValueStep, valueStep } from '../by-value/solution.ts'
import { costOf } from './items.ts'
import type { Item, MoneyQuestion } from './question.ts'

const HUNDRED = rational(100)

/** The right amount, or how many coins there are. */
export function numberOf(question: MoneyQuestion): Rational {
  switch (question.task) {
    case 'total':
      return costOf(question.items)
    case 'difference':
    case 'change':
      return question.from.sub(costOf(question.items))
    case 'divide':
      return question.amount.div(question.by)
    case 'convert':
      return question.amount
    case 'count':
      return question.amount.div(question.coin.each)
  }
}

/** What may be said behind how many coins there are. */
function namesOf({ coin = '' }: Item): string[] {
  const isNote = /notes?$|bills?$/.test(coin)
  const plural = /s$/.test(coin) ? coin : `${coin}s`
  const own = isNote ? ['notes', 'bills'] : ['coins', 'pieces']
  return [...new Set([...own, plural, coin])].filter(name => name !== '' && name !== 's')
}

/** A number as an answer of the kind that the question asks for. */
export function valueFor(question: MoneyQuestion, number: Rational): Value {
  if (question.task === 'count') return counted(number, namesOf(question.coin))
  const { currency, isSmall, isFixed, isAnySign } = question
  return money(number, currency, { isSmall, isFixed, isAnySign })
}

/** Proves a step in pounds as well as in pence. */
const both = (amount: Rational) => [amount, amount.mul(HUNDRED)]

function itemSteps(items: readonly Item[], shown: (amount: Rational) => string): ValueStep[] {
  return items
    .filter(({ count }) => !count.equals(1))
    .map(({ count, each, coin }) => {
      const product = `${valueLatex(count, true)} \\times ${shown(each)} = ${shown(each.mul(count))}`
      return valueStep(
        `Find what ${coin ? `the ${coin}` : 'they'} make together: ${inline(product)}`,
        ...both(each.mul(count)),
      )
    })
}

function stepsTo(question: MoneyQuestion, { latex }: Value): ValueStep[] {
  const { currency, isSmall } = question
  const shown = (amount: Rational) => money(amount, currency, { isSmall }).latex
  const added = (items: readonly Item[]) => items.map(({ count, each }) => shown(each.mul(count))).join(' + ')
  switch (question.task) {
    case 'total': {
      const { items } = question
      const steps = itemSteps(items, shown)
      return items.length === 1
        ? steps
        : [...steps, valueStep(`Add: ${inline(`${added(items)} = ${latex}`)}`)]
    }
    case 'difference':
    case 'change': {
      const { from, items } = question
      const cost = costOf(items)
      const steps = itemSteps(items, shown)
      const sum = inline(`${added(items)} = ${shown(cost)}`)
      return [
        ...steps,
        ...(items.length > 1 ? [valueStep(`Add what is taken away: ${sum}`, ...both(cost))] : []),
        valueStep(`Take it away: ${inline(`${shown(from)} - ${shown(cost)} = ${latex}`)}`),
      ]
    }
    case 'divide': {
      const { amount, by } = question
      return [valueStep(`Divide: ${inline(`${shown(amount)} \\div ${valueLatex(by, true)} = ${latex}`)}`)]
    }
    case 'convert': {
      const { amount } = question
      const work = isSmall
        ? `${valueLatex(amount, true)} \\times 100`
        : `${valueLatex(amount.mul(HUNDRED), true)} \\div 100`
      const word = isSmall ? 'Multiply by a hundred' : 'Divide by a hundred'
      return [valueStep(`${word}: ${inline(`${work} = ${latex}`)}`)]
    }
    case 'count': {
      const { amount, coin } = question
      const [whole, one] = [amount.mul(HUNDRED), coin.each.mul(HUNDRED)]
      return [
        valueStep(
          `Write both in the smallest coins: ${inline(`${valueLatex(whole)} \\text{ and } ${valueLatex(one)}`)}`,
          whole,
        ),
        valueStep(`Divide: ${inline(`${valueLatex(whole)} \\div ${valueLatex(one)} = ${latex}`)}`),
      ]
    }
  }
}

/** The worked steps to an amount of money. */
export function solveMoney(question: MoneyQuestion): Solved {
  const answer = valueFor(question, numberOf(question))
  return { steps: stepsTo(question, answer), answer }
}
