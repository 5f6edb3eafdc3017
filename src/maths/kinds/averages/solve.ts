import { type Rational, rational } from '../../arithmetic/rational.ts'
import { inline, valueLatex } from '../../arithmetic/show.ts'
import { modes } from '../../values/modes.ts'
import { named } from '../../values/named.ts'
import { numberValue } from '../../values/number.ts'
import { quantity } from '../../values/quantity.ts'
import type { Value } from '../../values/value.ts'
import { type Solved, type ValueStep, valueStep } from '../by-value/solution.ts'
import { countOf, inOrder, meanOf, meanOfGroups, middleOf, middleOfGroup, sumOf } from './middle.ts'
import type { AveragesQuestion, Measure } from './question.ts'
import { modesOf } from './read.ts'
import { otherSpreadOf, spreadOf, spreadSteps } from './spread.ts'

function rangeOf(numbers: readonly Rational[]): Rational {
  const [first = rational(0), ...rest] = inOrder(numbers)
  return (rest.at(-1) ?? first).sub(first)
}

/** A number as the answer to a question, with the question's unit and rounding. */
export function valueFor({ unit, rounding }: AveragesQuestion, number: Rational): Value {
  const options = { isDecimal: true, ...(rounding ? { rounding } : {}) }
  return unit ? quantity(number, unit, options) : numberValue(number, options)
}

const shown = (value: Rational) => valueLatex(value, true)
const listed = (numbers: readonly Rational[]) => inline(numbers.map(shown).join(',\\ '))
const signed = (value: Rational) => (value.s < 0n ? `(${shown(value)})` : shown(value))
const added = (numbers: readonly Rational[]) =>
  numbers.map((each, at) => (at === 0 ? shown(each) : signed(each))).join(' + ')

/** A question with one answer. */
type Single = Exclude<AveragesQuestion, { task: 'several' }>

function numberOf(question: Single): Rational {
  switch (question.task) {
    case 'mean':
      return meanOf(question.numbers)
    case 'median':
      return middleOf(inOrder(question.numbers))
    case 'range':
      return rangeOf(question.numbers)
    case 'mode':
      return modesOf(question.numbers)[0] ?? rational(0)
    case 'spread':
      return spreadOf(question.spread, question.numbers)
    case 'total':
      return question.mean.mul(question.count)
    case 'grouped':
      return meanOfGroups(question.groups, middleOfGroup)
    case 'missing':
      return question.mean.mul(question.numbers.length + 1).sub(sumOf(question.numbers))
  }
}

function stepsTo(question: Single, answer: Value): ValueStep[] {
  const { latex } = answer
  switch (question.task) {
    case 'spread':
      return spreadSteps(question.spread, question.numbers, answer)
    case 'mean': {
      const { numbers } = question
      const sum = sumOf(numbers)
      return [
        valueStep(`Add all the numbers: ${inline(`${added(numbers)} = ${shown(sum)}`)}`, sum),
        valueStep(
          `Divide by how many there are: ${inline(`${shown(sum)} \\div ${numbers.length} = ${latex}`)}`,
        ),
      ]
    }
    case 'median': {
      const sorted = inOrder(question.numbers)
      const middle =
        sorted.length % 2 === 1 ? 'Take the one in the middle' : 'Go halfway between the two in the middle'
      return [
        valueStep(`Put them in order: ${listed(sorted)}`),
        valueStep(`${middle}: ${inline(`\\text{median} = ${latex}`)}`),
      ]
    }
    case 'mode':
      return [
        valueStep(
          `Count how often each comes up and take what comes up most: ${inline(`\\text{mode} = ${latex}`)}`,
        ),
      ]
    case 'range': {
      const sorted = inOrder(question.numbers)
      const [low, high] = [sorted[0] ?? rational(0), sorted.at(-1) ?? rational(0)]
      return [
        valueStep(`Find the biggest and the smallest: ${listed([high, low])}`),
        valueStep(
          `Take the smallest from the biggest: ${inline(`${shown(high)} - ${signed(low)} = ${latex}`)}`,
        ),
      ]
    }
    case 'grouped': {
      const { groups } = question
      const count = countOf(groups)
      const total = meanOfGroups(groups, middleOfGroup).mul(count)
      const products = groups.map(each => `${shown(middleOfGroup(each))} \\times ${shown(each.count)}`)
      return [
        valueStep(`Take the middle of each group: ${listed(groups.map(middleOfGroup))}`),
        valueStep(
          `Multiply each by how many there are and add: ${inline(`${products.join(' + ')} = ${shown(total)}`)}`,
          total,
        ),
        valueStep(
          `Divide by how many there are in all: ${inline(`${shown(total)} \\div ${shown(count)} = ${latex}`)}`,
        ),
      ]
    }
    case 'total': {
      const { count, mean } = question
      return [
        valueStep(
          `All of them add up to the mean times how many: ${inline(`${shown(mean)} \\times ${count} = ${latex}`)}`,
        ),
      ]
    }
    case 'missing': {
      const count = question.numbers.length + 1
      const total = question.mean.mul(count)
      const sum = sumOf(question.numbers)
      return [
        valueStep(
          `Find what all of them add up to: ${inline(`${shown(question.mean)} \\times ${count} = ${shown(total)}`)}`,
          total,
        ),
        valueStep(`Add those that are known: ${inline(`${added(question.numbers)} = ${shown(sum)}`)}`, sum),
        valueStep(`Take them away: ${inline(`${shown(total)} - ${signed(sum)} = ${latex}`)}`),
      ]
    }
  }
}

const WORDS: Record<Measure, string> = {
  mean: 'mean average|mean|average',
  median: 'median',
  mode: 'modal value|mode',
  range: 'range',
}

function solveSeveral({ measures, ...question }: Extract<AveragesQuestion, { task: 'several' }>): Solved {
  const parts = measures.map(name => ({ name, ...solveAverages({ ...question, task: name }) }))
  return {
    steps: parts.flatMap(({ steps }) => steps),
    answer: named(parts.map(({ name, answer }) => ({ name, words: WORDS[name], value: answer }))),
  }
}

/** Either of two values, where books differ. */
function eitherOf(value: Value, other: Value): Value {
  return {
    ...value,
    judge(said) {
      const judged = value.judge(said)
      return judged.verdict === 'wrong' && other.judge(said).verdict === 'right'
        ? { verdict: 'right' }
        : judged
    },
  }
}

export function solveAverages(question: AveragesQuestion): Solved {
  if (question.task === 'several') return solveSeveral(question)
  if (question.task === 'spread') {
    const answer = valueFor(question, numberOf(question))
    const other = otherSpreadOf(question.spread, question.numbers)
    return {
      steps: stepsTo(question, answer),
      answer: other ? eitherOf(answer, valueFor(question, other)) : answer,
    }
  }
  const answer =
    question.task === 'mode'
      ? modes(modesOf(question.numbers), question.numbers, question.unit)
      : valueFor(question, numberOf(question))
  return { steps: stepsTo(question, answer), answer }
}
