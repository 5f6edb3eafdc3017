import { formulaLatex } from '../../algebra/show-formula.ts'
import { inline, valueLatex } from '../../arithmetic/show.ts'
import { numberValue } from '../../values/number.ts'
import type { Value } from '../../values/value.ts'
import { type Solved, valueStep } from '../by-value/solution.ts'
import type { EstimationQuestion } from './question.ts'
import { multipleBelow, nearestMultiple, roundedFormula } from './rounded.ts'
import { anyEstimate } from './values.ts'

function answerTo(question: EstimationQuestion): Value {
  if (question.task === 'nearest multiple')
    return numberValue(nearestMultiple(question.number, question.step), { isDecimal: true })
  return question.rounding
    ? numberValue(question.value, { isDecimal: true })
    : anyEstimate(question.value, question.formula)
}

export function solveEstimation(question: EstimationQuestion): Solved {
  const answer = answerTo(question)
  if (question.task === 'nearest multiple') {
    const below = multipleBelow(question.number, question.step)
    const between = [below, below.add(question.step)].map(each => inline(valueLatex(each, true)))
    return {
      answer,
      steps: [
        valueStep(`It lies from ${between.join(' to ')}; take the nearer one: ${inline(answer.latex)}`),
      ],
    }
  }
  const rounded = formulaLatex(roundedFormula(question.formula, question.rounding))
  return {
    answer,
    steps: [
      valueStep(`Round each number: ${inline(rounded)}`),
      valueStep(`Work that out: ${inline(`${rounded} = ${answer.latex}`)}`, question.value),
    ],
  }
}
