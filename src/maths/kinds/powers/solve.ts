import { evenPower } from '../../algebra/exponent-of.ts'
import { formulaLatex } from '../../algebra/show-formula.ts'
import { isZero, ONE, type Rational, rational } from '../../arithmetic/rational.ts'
import { inline, valueLatex } from '../../arithmetic/show.ts'
import { numberValue } from '../../values/number.ts'
import { singlePowerOf } from '../../values/single-power.ts'
import { solutions } from '../../values/solutions.ts'
import type { Value } from '../../values/value.ts'
import { type Solved, type ValueStep, valueStep } from '../by-value/solution.ts'
import type { PowersQuestion } from './question.ts'

const BIGGEST_SHOWN = 40n

function answerTo(question: PowersQuestion): Value {
  if (question.task === 'evaluate') return numberValue(valueOfPower(question.base, question.exponent))
  if (question.task === 'find exponent') return solutions([question.value], question.letter)
  const { base, exponent, letter } = question
  return power(base, exponent, letter)
}

/** A power of a base with its value, where that can be written. */
export function power(base: bigint, exponent: Rational, letter?: string): Value {
  const value = exponent.n <= BIGGEST_SHOWN ? evenPower(rational(base), exponent) : undefined
  return singlePowerOf(base, exponent, value, letter ? { letter } : {})
}

function valueOfPower(base: Rational, exponent: Rational): Rational {
  const value = isZero(exponent) ? ONE : evenPower(base, exponent)
  if (!value) throw new RangeError('The power does not come out even')
  return value
}

function evaluateSteps(base: Rational, exponent: Rational, answer: Value): ValueStep[] {
  const result = inline(answer.latex)
  if (isZero(exponent)) return [valueStep(`Every number to the power of zero is one: ${result}`)]
  const root = exponent.d === 1n ? base : evenPower(base, rational(1n, exponent.d))
  const raised = root && valueOfPower(root, rational(exponent.n))
  const steps: ValueStep[] = []
  if (exponent.d > 1n && root) {
    const name = exponent.d === 2n ? 'square' : exponent.d === 3n ? 'cube' : `${exponent.d}th`
    const words = `The bottom of the power asks for the ${name} root`
    steps.push(valueStep(`${words}: ${inline(valueLatex(root))}`, root))
  }
  if (exponent.n > 1n && raised && exponent.s < 0n)
    steps.push(valueStep(`Raise it to the power of ${exponent.n}: ${inline(valueLatex(raised))}`, raised))
  const last =
    exponent.s < 0n
      ? 'The minus sign turns it upside down'
      : exponent.n > 1n
        ? `Raise it to the power of ${exponent.n}`
        : undefined
  return last === undefined ? steps : [...steps, valueStep(`${last}: ${result}`)]
}

export function solvePowers(question: PowersQuestion): Solved {
  const answer = answerTo(question)
  const result = inline(answer.latex)
  if (question.task === 'evaluate')
    return { answer, steps: evaluateSteps(question.base, question.exponent, answer) }
  if (question.task === 'find exponent') {
    const { base, letter, left, right } = question
    return {
      answer,
      steps: [
        valueStep(
          `Write both sides as powers of ${base}: ${inline(`${formulaLatex(left)} = ${formulaLatex(right)}`)}`,
        ),
        valueStep(`The powers have to be equal, which gives ${inline(letter)}: ${result}`),
      ],
    }
  }
  const words =
    question.written.kind === 'number'
      ? `Count how often ${question.base} is a factor of ${inline(formulaLatex(question.written))}`
      : `Write every part as a power of ${question.base}; multiplying adds powers, dividing subtracts them, a power of a power multiplies them`
  return { answer, steps: [valueStep(`${words}: ${result}`)] }
}
