import { factorsOf } from '../../algebra/factorise.ts'
import { factorsLatex } from '../../algebra/show-factors.ts'
import { polynomialLatex } from '../../algebra/show-polynomial.ts'
import { isNegative } from '../../arithmetic/rational.ts'
import { inline, valueLatex } from '../../arithmetic/show.ts'
import { inequality, type Relation, turned } from '../../values/inequality.ts'
import { pair } from '../../values/pair.ts'
import { solutions } from '../../values/solutions.ts'
import type { Value } from '../../values/value.ts'
import { type Solved, type ValueStep, valueStep } from '../by-value/solution.ts'
import type { SolvingQuestion } from './question.ts'

type Inequality = Extract<SolvingQuestion, { task: 'inequality' }>

/** Which way the answer points: a negative number before the letter turns it. */
export function relationOf({ relation, slope }: Inequality): Relation {
  return isNegative(slope) ? turned(relation) : relation
}

function answerTo(question: SolvingQuestion): Value {
  if (question.task === 'roots')
    return solutions(question.roots, question.letter, { rounding: question.rounding })
  if (question.task === 'inequality')
    return inequality(question.letter, relationOf(question), question.offset.neg().div(question.slope))
  const { letters, values, wanted } = question
  if (wanted === undefined) return pair(letters, values)
  return solutions([wanted === letters[0] ? values[0] : values[1]], wanted)
}

function stepsTo(question: SolvingQuestion, answer: Value): ValueStep[] {
  const result = inline(answer.latex)
  if (question.task === 'roots') {
    const { polynomial } = question
    const factors = factorsOf(polynomial)
    const isSplit = factors && factors.others.length + factors.shared.powers.size > 1
    const first = isSplit
      ? `Bring everything to one side and split it into factors: ${inline(`${factorsLatex(factors)} = 0`)}`
      : `Bring everything to one side: ${inline(`${polynomialLatex(polynomial)} = 0`)}`
    return [valueStep(first), valueStep(`Each solution makes it zero: ${result}`)]
  }
  if (question.task === 'inequality') {
    const { letter, slope, offset } = question
    const words = isNegative(slope)
      ? 'Divide by a negative number, which turns the sign'
      : 'Divide by the number in front'
    return [
      valueStep(
        `Gather the letter on one side and the numbers on the other: ${inline(`${valueLatex(slope, false)}${letter}`)} and ${inline(valueLatex(offset.neg(), false))}`,
        offset.neg(),
      ),
      valueStep(`${words}: ${result}`),
    ]
  }
  const [first, second] = question.letters
  const [one] = question.values
  return [
    valueStep(
      `Make one letter disappear from both equations; that gives ${inline(`${first} = ${valueLatex(one, false)}`)}`,
      one,
    ),
    valueStep(
      question.wanted
        ? `Take the letter that is asked for: ${result}`
        : `Put it into one equation to find ${inline(second)}: ${result}`,
    ),
  ]
}

export function solveSolving(question: SolvingQuestion): Solved {
  const answer = answerTo(question)
  return { steps: stepsTo(question, answer), answer }
}
