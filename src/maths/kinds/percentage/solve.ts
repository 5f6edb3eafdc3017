import { type Rational, rational } from '../../arithmetic/rational.ts'
import { inline, valueLatex } from '../../arithmetic/show.ts'
import { amountValue } from '../../values/amount.ts'
import { percent as percentValue } from '../../values/percent.ts'
import type { Value } from '../../values/value.ts'
import { type Solved, type ValueStep, valueStep } from '../by-value/solution.ts'
import type { PercentageQuestion } from './question.ts'
import { factorOf, repeatedSteps, resultOf } from './repeated.ts'

export const HUNDRED = rational(100)

/** So many per cent of an amount. */
export const partOf = (amount: Rational, percent: Rational) => amount.mul(percent).div(HUNDRED)

/** The right number: an amount, or how many per cent. */
function numberOf(question: PercentageQuestion): Rational {
  switch (question.task) {
    case 'part':
      return partOf(question.amount, question.percent)
    case 'increase':
      return question.amount.add(partOf(question.amount, question.percent))
    case 'decrease':
      return question.amount.sub(partOf(question.amount, question.percent))
    case 'original':
      return question.amount.mul(HUNDRED).div(percentLeft(question))
    case 'express':
      return question.part.mul(HUNDRED).div(question.whole)
    case 'change':
      return question.to.sub(question.from).abs().mul(HUNDRED).div(question.from)
    case 'repeated':
    case 'overall':
      return resultOf(question, factorOf(question.changes))
  }
}

/** How many per cent of the original are there now. */
function percentLeft({ change, percent }: Extract<PercentageQuestion, { task: 'original' }>): Rational {
  if (change === 'part') return percent
  return change === 'increase' ? HUNDRED.add(percent) : HUNDRED.sub(percent)
}

/** A number as an answer of the kind that the question asks for. */
export function valueFor(question: PercentageQuestion, number: Rational): Value {
  const { rounding, measured } = question
  if (question.task === 'express') return percentValue(number, { rounding })
  if (question.task === 'overall') {
    const direction = factorOf(question.changes).compare(1) > 0 ? 'increase' : 'decrease'
    return percentValue(number, { rounding, direction, isSigned: question.isSigned })
  }
  if (question.task !== 'change') return amountValue(number, measured, rounding)
  const direction = question.to.compare(question.from) > 0 ? 'increase' : 'decrease'
  return percentValue(number, { rounding, direction, isSigned: question.isSigned })
}

const shown = (value: Rational) => valueLatex(value, true)

function stepsTo(question: PercentageQuestion, answer: Value): ValueStep[] {
  const { latex } = answer
  switch (question.task) {
    case 'part': {
      const { amount, percent } = question
      return [
        valueStep(
          `Take the part: ${inline(`\\frac{${shown(percent)}}{100} \\times ${shown(amount)} = ${latex}`)}`,
        ),
      ]
    }
    case 'increase':
    case 'decrease': {
      const { amount, percent, task } = question
      const part = partOf(amount, percent)
      const sign = task === 'increase' ? '+' : '-'
      const word = task === 'increase' ? 'Add it' : 'Take it away'
      return [
        valueStep(
          `Find the part: ${inline(`${shown(percent)}\\% \\text{ of } ${shown(amount)} = ${shown(part)}`)}`,
          part,
          rational(1).add((task === 'increase' ? percent : percent.neg()).div(HUNDRED)),
        ),
        valueStep(`${word}: ${inline(`${shown(amount)} ${sign} ${shown(part)} = ${latex}`)}`),
      ]
    }
    case 'original': {
      const left = percentLeft(question)
      const one = question.amount.div(left)
      return [
        valueStep(
          `What is known is ${inline(`${shown(left)}\\%`)} of it. Find one per cent: ${inline(`${shown(question.amount)} \\div ${shown(left)} = ${shown(one)}`)}`,
          one,
        ),
        valueStep(`Multiply by a hundred: ${inline(`${shown(one)} \\times 100 = ${latex}`)}`),
      ]
    }
    case 'express': {
      const { part, whole } = question
      return [
        valueStep(
          `Write it as a fraction: ${inline(`\\frac{${shown(part)}}{${shown(whole)}}`)}`,
          part.div(whole),
        ),
        valueStep(
          `Multiply by a hundred: ${inline(`\\frac{${shown(part)}}{${shown(whole)}} \\times 100 = ${latex}`)}`,
        ),
      ]
    }
    case 'repeated':
    case 'overall':
      return repeatedSteps(question, answer)
    case 'change': {
      const { from, to } = question
      const gap = to.sub(from).abs()
      return [
        valueStep(`Find how much it changed: ${inline(`\\text{change} = ${shown(gap)}`)}`, gap),
        valueStep(
          `Divide by what it was and multiply by a hundred: ${inline(`\\frac{${shown(gap)}}{${shown(from)}} \\times 100 = ${latex}`)}`,
        ),
      ]
    }
  }
}

export function solvePercentage(question: PercentageQuestion): Solved {
  const answer = valueFor(question, numberOf(question))
  return { steps: stepsTo(question, answer), answer }
}
