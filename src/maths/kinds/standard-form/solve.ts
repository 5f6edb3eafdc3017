import { inline, valueLatex } from '../../arithmetic/show.ts'
import { numberValue } from '../../values/number.ts'
import { standardForm, standardParts, tenTo } from '../../values/standard-form.ts'
import type { Value } from '../../values/value.ts'
import { type Solved, type ValueStep, valueStep } from '../by-value/solution.ts'
import type { StandardFormQuestion, TenPower } from './question.ts'
import { worked } from './read.ts'

export const worthOf = ({ front, exponent }: TenPower) => front.mul(tenTo(exponent))

export function tenPowerLatex({ front, exponent }: TenPower): string {
  return `${valueLatex(front, true)} \\times 10^{${exponent}}`
}

/** What stands behind a number of a question may stand behind its answer: `45,000 km`. */
const unitsIn = (text: string) => text.match(/(?<=\d ?)[a-zµ]{1,20}\b/gi) ?? []

function answerTo(question: StandardFormQuestion): Value {
  if (question.task === 'to standard form') return standardForm(question.value, false, unitsIn(question.text))
  if (question.task === 'to number') return numberValue(worthOf(question.given), { isDecimal: true })
  return standardForm(worked(question.left, question.sign, question.right), question.isFree)
}

function stepsTo(question: StandardFormQuestion, answer: Value): ValueStep[] {
  const result = inline(answer.latex)
  if (question.task === 'to number') {
    const { exponent } = question.given
    const [way, size] = [exponent < 0 ? 'smaller' : 'bigger', Math.abs(exponent)]
    return [
      valueStep(
        `Move the digits ${size} ${size === 1 ? 'place' : 'places'} so that the number gets ${way}: ${result}`,
      ),
    ]
  }
  if (question.task === 'to standard form') {
    const { front } = standardParts(question.value)
    return [
      valueStep(`Write the digits as a number from 1 up to 10: ${inline(valueLatex(front, true))}`, front),
      valueStep(`Count the places that they moved, for the power of ten: ${result}`),
    ]
  }
  const { sign, left, right } = question
  if (sign === '+' || sign === '-')
    return [
      valueStep(
        `Write both as ordinary numbers: ${inline([left, right].map(each => valueLatex(worthOf(each), true)).join(', \\ '))}`,
        worthOf(left),
        worthOf(right),
      ),
      valueStep(`${sign === '+' ? 'Add' : 'Subtract'} and write it in standard form: ${result}`),
    ]
  const isTimes = sign === '×'
  const front = isTimes ? left.front.mul(right.front) : left.front.div(right.front)
  const exponent = isTimes ? left.exponent + right.exponent : left.exponent - right.exponent
  return [
    valueStep(
      `${isTimes ? 'Multiply' : 'Divide'} the numbers in front and ${isTimes ? 'add' : 'subtract'} the powers: ${inline(tenPowerLatex({ front, exponent }))}`,
      front,
    ),
    valueStep(`Put the number in front between 1 and 10: ${result}`),
  ]
}

export function solveStandard(question: StandardFormQuestion): Solved {
  const answer = answerTo(question)
  return { steps: stepsTo(question, answer), answer }
}
