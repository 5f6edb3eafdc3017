import { type Rational, rational, roundTo } from '../../arithmetic/rational.ts'
import { inline, valueLatex } from '../../arithmetic/show.ts'
import { lenient } from '../../values/lenient.ts'
import { money, readMoney } from '../../values/money.ts'
import type { Value } from '../../values/value.ts'
import { type Solved, type ValueStep, valueStep } from '../by-value/solution.ts'
import { factorOf, type InterestQuestion, totalAfter } from './question.ts'

const HUNDRED = rational(100)

/** The interest or the total, as asked. */
export function numberOf(question: InterestQuestion): Rational {
  const total = totalAfter(question, question.years)
  return question.find === 'total' ? total : total.sub(question.principal).abs()
}

/** An amount as the answer, rounded to whole pounds where that is asked. */
export function valueFor({ currency, isWhole }: InterestQuestion, amount: Rational): Value {
  if (!isWhole) return money(amount, currency)
  return lenient(money(roundTo(amount, 0), currency), said =>
    readMoney(said)?.amount.equals(roundTo(amount, 2)) ? 'unfinished' : undefined,
  )
}

const shown = (value: Rational) => valueLatex(value, true)

/** The worked steps to interest or to what it is worth in the end. */
export function solveInterest(question: InterestQuestion): Solved {
  const { growth, principal, rate, years, times, currency, find } = question
  const answer = valueFor(question, numberOf(question))
  const asMoney = (amount: Rational) => money(amount, currency).latex
  const total = totalAfter(question, years)
  const steps: ValueStep[] = []
  if (growth === 'simple') {
    const yearly = principal.mul(rate).div(HUNDRED)
    const interest = yearly.mul(years)
    const year = `${asMoney(principal)} \\times \\frac{${shown(rate)}}{100} = ${asMoney(yearly)}`
    steps.push(
      valueStep(`Find the interest of one year: ${inline(year)}`, yearly),
      valueStep(
        `Multiply by the years: ${inline(`${asMoney(yearly)} \\times ${shown(years)} = ${find === 'interest' ? answer.latex : asMoney(interest)}`)}`,
        interest,
      ),
    )
    if (find === 'total')
      steps.push(
        valueStep(
          `Add the sum itself: ${inline(`${asMoney(principal)} + ${asMoney(interest)} = ${answer.latex}`)}`,
        ),
      )
    return { steps, answer }
  }
  const factor = factorOf(question)
  const count = years.mul(times)
  const once = principal.mul(factor)
  const grown = `${asMoney(principal)} \\times ${shown(factor)}^{${shown(count)}} = ${find === 'total' ? answer.latex : asMoney(total)}`
  steps.push(
    valueStep(
      `Find what it is multiplied by each time: ${inline(`100\\% ${rate.s < 0n ? '-' : '+'} ${shown(rate.abs().div(times))}\\% = ${shown(factor)}`)}`,
      factor,
      once,
    ),
    valueStep(`Multiply as often as interest is added: ${inline(grown)}`, total, roundTo(total, 2)),
  )
  if (find === 'interest')
    steps.push(
      valueStep(
        `Take away the sum itself: ${inline(`${asMoney(total)} - ${asMoney(principal)} = ${answer.latex}`)}`,
      ),
    )
  return { steps, answer }
}
