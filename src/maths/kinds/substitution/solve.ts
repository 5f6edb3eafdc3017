import { fractionOf, polynomialOf } from '../../algebra/fraction-of.ts'
import { type Polynomial, withPut } from '../../algebra/polynomial.ts'
import { formulaLatex } from '../../algebra/show-formula.ts'
import { valueAt } from '../../algebra/value-at.ts'
import type { Rational } from '../../arithmetic/rational.ts'
import { inline, valueLatex } from '../../arithmetic/show.ts'
import { expression } from '../../values/expression.ts'
import { numberValue } from '../../values/number.ts'
import type { Value } from '../../values/value.ts'
import { type Solved, type ValueStep, valueStep } from '../by-value/solution.ts'
import type { SubstitutionQuestion } from './question.ts'

/** What a formula comes to. */
function workedOut({ formula }: SubstitutionQuestion, values: [string, Rational][]): Rational {
  const value = valueAt(formula, new Map(values))
  if (!value) throw new RangeError('The formula has no value')
  return value
}

/** One polynomial put into the other one. */
function composed({ formula }: SubstitutionQuestion, letter: string, inner: Polynomial): Polynomial {
  const outer = polynomialOf(formula)
  const result = outer && withPut(outer, letter, inner)
  if (!result) throw new RangeError('The function is no polynomial')
  return result
}

function answerTo(question: SubstitutionQuestion): Value {
  if (question.task === 'value') return numberValue(workedOut(question, question.values))
  const inner = polynomialOf(question.inner) ?? []
  return expression(composed(question, question.letter, inner), { form: 'simplest' })
}

export function solveSubstitution(question: SubstitutionQuestion): Solved {
  const answer = answerTo(question)
  const formula = inline(formulaLatex(question.formula))
  const result = inline(answer.latex)
  if (question.task === 'composition')
    return {
      steps: [
        valueStep(
          `Put ${inline(`(${formulaLatex(question.inner)})`)} for every ${inline(question.letter)} in ${formula}`,
        ),
        valueStep(`Multiply out and put like terms together: ${result}`),
      ],
      answer,
    }
  const put = question.values
    .map(([name, value]) => inline(`${name} = ${valueLatex(value, false)}`))
    .join(', ')
  const parts = termsOf(question)
  const steps: ValueStep[] = [
    valueStep(`Put ${put} into ${formula}`, ...parts),
    valueStep(`Work it out, powers first, then products, then sums: ${result}`),
  ]
  return { steps, answer }
}

/** What the terms of a sum come to, where they are more than a number. */
function termsOf({ formula, ...question }: SubstitutionQuestion): Rational[] {
  if (formula.kind !== 'sum' || question.task !== 'value') return []
  const values = new Map(question.values)
  return formula.terms.flatMap(({ of }) => {
    const value = of.kind === 'number' || of.kind === 'letter' ? undefined : valueAt(of, values)
    return value && fractionOf(of) ? [value] : []
  })
}
