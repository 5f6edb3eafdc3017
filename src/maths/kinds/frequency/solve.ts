import { type Rational, rational } from '../../arithmetic/rational.ts'
import { inline, valueLatex } from '../../arithmetic/show.ts'
import { counted } from '../../values/counted.ts'
import { probability } from '../../values/probability.ts'
import type { Value } from '../../values/value.ts'
import { type Solved, valueStep } from '../by-value/solution.ts'
import type { FrequencyQuestion } from './question.ts'

/** A number as an answer of the kind that the question asks for. */
export function valueFor(question: FrequencyQuestion, number: Rational): Value {
  return question.task === 'expected'
    ? counted(number, question.names)
    : probability(number, question.options)
}

/** How often it is expected, or what part of the trials it was. */
function numberOf(question: FrequencyQuestion): Rational {
  return question.task === 'expected'
    ? question.chance.mul(question.trials)
    : rational(question.times, question.trials)
}

/** The worked steps to an expected or a relative frequency. */
export function solveFrequency(question: FrequencyQuestion): Solved {
  const answer = valueFor(question, numberOf(question))
  if (question.task === 'relative') {
    const { times, trials } = question
    const fraction = inline(`\\frac{${times}}{${trials}} = ${answer.latex}`)
    return { steps: [valueStep(`Write how often it came up over all the trials: ${fraction}`)], answer }
  }
  const { chance, trials } = question
  return {
    steps: [
      valueStep(`Find the chance of it once: ${inline(`P = ${valueLatex(chance, false)}`)}`, chance),
      valueStep(
        `Multiply by how often it is tried: ${inline(`${valueLatex(chance, false)} \\times ${trials} = ${answer.latex}`)}`,
      ),
    ],
    answer,
  }
}
