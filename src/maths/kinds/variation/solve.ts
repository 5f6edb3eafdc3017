import type { Formula } from '../../algebra/formula.ts'
import { formulaLatex } from '../../algebra/show-formula.ts'
import { ONE, type Rational, rational } from '../../arithmetic/rational.ts'
import { inline, valueLatex } from '../../arithmetic/show.ts'
import { numberValue } from '../../values/number.ts'
import { subject } from '../../values/subject.ts'
import type { Value } from '../../values/value.ts'
import { type Solved, valueStep } from '../by-value/solution.ts'
import type { VariationQuestion } from './question.ts'

type Shape = Pick<VariationQuestion, 'isInverse' | 'power'>

/** What `of` is divided by to leave the constant. */
export const factorAt = (by: Rational, { isInverse, power }: Shape): Rational => {
  const raised = Array.from({ length: power }, () => by).reduce((a, b) => a.mul(b), ONE)
  return isInverse ? ONE.div(raised) : raised
}

export const constantOf = (question: VariationQuestion): Rational =>
  question.known.of.div(factorAt(question.known.by, question))

/** The value of the other letter; undefined where it is none, or where it could be one of two. */
export function otherOf(question: VariationQuestion): Rational | undefined {
  if (question.wants !== 'value') return undefined
  const constant = constantOf(question)
  if (question.letter === question.by) return constant.mul(factorAt(question.given, question))
  if (question.power !== 1) return undefined
  return question.isInverse ? constant.div(question.given) : question.given.div(constant)
}

/** `k x²` or `k / x²`. */
function formulaFor({ isInverse, power, by }: VariationQuestion, constant: Rational): Formula {
  const letter: Formula = { kind: 'letter', name: by }
  const raised: Formula =
    power === 1
      ? letter
      : { kind: 'power', base: letter, exponent: { kind: 'number', value: rational(power) } }
  const number: Formula = { kind: 'number', value: constant }
  return isInverse
    ? { kind: 'quotient', top: number, bottom: raised }
    : { kind: 'product', factors: [number, raised] }
}

/** An answer of the kind that is asked for, which may be a wrong one. */
export function answerFor(question: VariationQuestion, number: Rational): Value {
  return question.wants === 'formula'
    ? subject(question.of, formulaFor(question, number))
    : numberValue(number)
}

const shown = (value: Rational) => valueLatex(value, true)

/** The constant first, then what is asked for. */
export function solveVariation(question: VariationQuestion): Solved {
  const { isInverse, power, of, by, known } = question
  const constant = constantOf(question)
  const raised = (text: string) => (power === 1 ? text : `${text}^${power}`)
  const rule = isInverse ? `\\frac{k}{${raised(by)}}` : `k${raised(by)}`
  const first = isInverse
    ? `${shown(known.of)} \\times ${raised(shown(known.by))} = ${shown(constant)}`
    : `${shown(known.of)} \\div ${raised(shown(known.by))} = ${shown(constant)}`
  const start = `Write it with a constant, ${inline(`${of} = ${rule}`)}, and put in what is known`
  if (question.wants === 'constant') {
    return { steps: [valueStep(`${start}: ${inline(`k = ${first}`)}`)], answer: numberValue(constant) }
  }
  const answer = answerFor(question, otherOf(question) ?? constant)
  const step = valueStep(`${start}: ${inline(`k = ${first}`)}`, constant)
  if (question.wants === 'formula')
    return { steps: [step, valueStep(`Put the constant into it: ${inline(answer.latex)}`)], answer }
  const formula = formulaLatex(formulaFor(question, constant))
  const asked = question.letter === by ? of : by
  const put = `Put ${inline(`${question.letter} = ${shown(question.given)}`)} into ${inline(`${of} = ${formula}`)}`
  return { steps: [step, valueStep(`${put}: ${inline(`${asked} = ${answer.latex}`)}`)], answer }
}
