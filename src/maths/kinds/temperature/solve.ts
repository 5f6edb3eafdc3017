import type { Rational } from '../../arithmetic/rational.ts'
import { inline, valueLatex } from '../../arithmetic/show.ts'
import { onScale, temperature } from '../../values/temperature.ts'
import type { Value } from '../../values/value.ts'
import { type Solved, valueStep } from '../by-value/solution.ts'
import type { TemperatureQuestion } from './question.ts'

const shown = (value: Rational) => valueLatex(value, true)
const inSum = (value: Rational) => (value.s < 0n && value.n > 0n ? `(${shown(value)})` : shown(value))
const lowAndHigh = (first: Rational, second: Rational) =>
  first.compare(second) < 0 ? ([first, second] as const) : ([second, first] as const)

/** The coldest and the warmest. */
function endsOf(among: readonly Rational[]): { lowest: Rational; highest: Rational } {
  const end = (sign: number) => among.reduce((a, b) => (a.compare(b) * sign > 0 ? a : b))
  return { lowest: end(-1), highest: end(1) }
}

/** What is asked for, as a number. */
function numberOf(question: TemperatureQuestion): Rational {
  switch (question.task) {
    case 'convert':
      return onScale(question.from, question.to)
    case 'change':
      return question.by.reduce((sum, each) => sum.add(each), question.start)
    case 'difference':
      return question.first.sub(question.second).abs()
    case 'extreme':
      return endsOf(question.among)[question.wants]
  }
}

/** The answer for a number, which may be a wrong one. */
export function answerOf(question: TemperatureQuestion, value: Rational): Value {
  return temperature(value, {
    scale: question.task === 'convert' ? question.to : question.scale,
    rounding: question.rounding,
    isDifference: question.task === 'difference',
  })
}

/** One step for each sum. */
export function solveTemperature(question: TemperatureQuestion): Solved {
  const value = numberOf(question)
  const answer = answerOf(question, value)
  const last = (sum: string) => inline(`${sum} = ${answer.latex}`)
  switch (question.task) {
    case 'convert': {
      const { from, to } = question
      const middle = to === 'F' ? from.mul(9).div(5) : from.sub(32)
      const [first, second] =
        to === 'F'
          ? [`${shown(from)} \\times 9 \\div 5`, `${shown(middle)} + 32`]
          : [`${shown(from)} - 32`, `${inSum(middle)} \\times 5 \\div 9`]
      return {
        answer,
        steps: [
          valueStep(`Work out the first part: ${inline(`${first} = ${shown(middle)}`)}`, middle),
          valueStep(`Work out the answer: ${last(second)}`, value),
        ],
      }
    }
    case 'change': {
      const up = (by: Rational) => (by.s < 0n ? `- ${shown(by.abs())}` : `+ ${shown(by)}`)
      let at = question.start
      const steps = question.by.map((by, index) => {
        const sum = `${shown(at)} ${up(by)}`
        at = at.add(by)
        const words = by.s < 0n ? 'It gets colder: go down.' : 'It gets warmer: go up.'
        const isLast = index === question.by.length - 1
        return valueStep(`${words} ${isLast ? last(sum) : inline(`${sum} = ${shown(at)}`)}`, at)
      })
      return { answer, steps }
    }
    case 'extreme':
      return {
        answer,
        choices: question.among.filter(each => !each.equals(value)).map(each => answerOf(question, each)),
        steps: [
          valueStep(`The further down the thermometer, the colder it is: ${inline(`= ${answer.latex}`)}`),
        ],
      }
    case 'difference': {
      const [low, high] = lowAndHigh(question.first, question.second)
      const words =
        low.s < 0n && high.s > 0n
          ? 'Count up to zero, then on from zero:'
          : 'Count from the lower one up to the higher one:'
      return { answer, steps: [valueStep(`${words} ${last(`${shown(high)} - ${inSum(low)}`)}`, value)] }
    }
  }
}
