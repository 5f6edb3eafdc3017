import { polynomialOf } from '../../algebra/fraction-of.ts'
import { numbersOf } from '../../algebra/polynomial.ts'
import { formulaLatex } from '../../algebra/show-formula.ts'
import { polynomialLatex } from '../../algebra/show-polynomial.ts'
import { type Rational, ZERO } from '../../arithmetic/rational.ts'
import { inline } from '../../arithmetic/show.ts'
import { numberValue } from '../../values/number.ts'
import type { Value } from '../../values/value.ts'
import { type Solved, valueStep } from '../by-value/solution.ts'
import { formValue } from './form-value.ts'
import type { PartsQuestion } from './question.ts'

/** The numbers before the powers of the letter, from power zero up. */
export function numbersBefore({ formula }: PartsQuestion, letter: string): Rational[] {
  const polynomial = polynomialOf(formula)
  const numbers = polynomial && numbersOf(polynomial, letter)
  if (!numbers) throw new RangeError('This is no polynomial in one letter')
  return numbers
}

export function answerTo(question: PartsQuestion): Value {
  if (question.task === 'degree') return numberValue(numbersBefore(question, question.letter).length - 1)
  if (question.task === 'coefficient')
    return numberValue(numbersBefore(question, question.letter)[question.power] ?? ZERO)
  const { wanted, values, form } = question
  if (wanted === undefined) return formValue(form, values)
  return numberValue(values.find(([name]) => name === wanted)?.[1] ?? ZERO)
}

export function solveParts(question: PartsQuestion): Solved {
  const answer = answerTo(question)
  const result = inline(answer.latex)
  const polynomial = polynomialOf(question.formula) ?? []
  const gathered = valueStep(
    `Put like terms together, highest power first: ${inline(polynomialLatex(polynomial))}`,
  )
  if (question.task === 'degree')
    return { steps: [gathered, valueStep(`Take the highest power of the letter: ${result}`)], answer }
  if (question.task === 'coefficient') {
    const words =
      question.power === 0
        ? 'Take the number that stands without the letter'
        : 'Take the number, with its sign, in front of that power'
    return { steps: [gathered, valueStep(`${words}: ${result}`)], answer }
  }
  return {
    steps: [
      valueStep(
        `Multiply the form out and compare it with ${inline(polynomialLatex(polynomial))}, power by power: ${inline(formulaLatex(question.form))}`,
      ),
      valueStep(`Find the number for each letter, one after the other: ${result}`),
    ],
    answer,
  }
}
