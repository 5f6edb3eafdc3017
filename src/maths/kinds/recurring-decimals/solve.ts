import { rational } from '../../arithmetic/rational.ts'
import { inline, valueLatex } from '../../arithmetic/show.ts'
import { fractionValue } from '../../values/fraction.ts'
import { recurringDecimal, recurringLatex, worthOf } from '../../values/recurring.ts'
import type { Value } from '../../values/value.ts'
import { type Choice, word } from '../../values/word.ts'
import { type Solved, type ValueStep, valueStep } from '../by-value/solution.ts'
import type { RecurringQuestion } from './question.ts'
import { isEnding } from './read.ts'

const ENDS: Choice = {
  word: 'terminating',
  means: ['terminates', 'terminating decimal', 'a terminating decimal', 'it terminates', 'it ends'],
}
const RECURS: Choice = {
  word: 'recurring',
  means: [
    'repeating',
    'recurs',
    'repeats',
    'recurring decimal',
    'repeating decimal',
    'a recurring decimal',
    'a repeating decimal',
    'it repeats',
    'it recurs',
    'non-terminating',
    'not terminating',
  ],
}

function answerTo(question: RecurringQuestion): Value {
  if (question.task === 'to fraction') {
    const { isLowest, isMixed } = question
    return fractionValue(worthOf(question.digits), { isLowest, isMixed })
  }
  if (question.task === 'to decimal') return recurringDecimal(question.digits)
  return isEnding(question) ? word(ENDS, [RECURS]) : word(RECURS, [ENDS])
}

function stepsTo(question: RecurringQuestion, answer: Value): ValueStep[] {
  const result = inline(answer.latex)
  if (question.task === 'to decimal')
    return [valueStep(`Divide the top by the bottom until the digits come again: ${result}`)]
  if (question.task === 'ends or not')
    return [
      valueStep(
        `Cancel the fraction and look at its bottom, ${question.value.d}: only twos and fives in it let the digits end, so it is ${result}`,
      ),
    ]
  const { fixed, block } = question.digits
  const value = worthOf(question.digits)
  const [shift, size] = [10n ** BigInt(fixed.length), 10n ** BigInt(block.length)]
  const nines = shift * (size - 1n)
  const top = value.mul(rational(nines))
  return [
    valueStep(
      `Call it ${inline('x')}; take ${inline(shift === 1n ? 'x' : `${shift}x`)} from ${inline(`${shift * size}x`)}, so that the endless digits vanish: ${inline(`${nines}x = ${valueLatex(top, false)}`)}`,
      top,
    ),
    valueStep(`Divide by ${nines} and cancel: ${result}`),
  ]
}

export function solveRecurring(question: RecurringQuestion): Solved {
  const answer = answerTo(question)
  return { steps: stepsTo(question, answer), answer }
}

/** The decimal as it is asked about. */
export const shown = (question: Extract<RecurringQuestion, { task: 'to fraction' }>) =>
  inline(recurringLatex(question.digits))
