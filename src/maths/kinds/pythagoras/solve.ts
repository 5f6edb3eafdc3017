import type { Rational } from '../../arithmetic/rational.ts'
import { inline, valueLatex } from '../../arithmetic/show.ts'
import { type Exact, exact, squareRoot } from '../../exact/exact.ts'
import { numberValue } from '../../values/number.ts'
import { quantity } from '../../values/quantity.ts'
import type { Value } from '../../values/value.ts'
import { NO, word, YES } from '../../values/word.ts'
import { type Solved, valueStep } from '../by-value/solution.ts'
import { surdValue } from '../roots/surd-value.ts'
import { type RightTriangleQuestion, squareOf } from './question.ts'

const shown = (value: Rational) => valueLatex(value, true)
const squared = (value: Rational) => value.mul(value)

/** A length as an answer, in the question's unit. */
export function lengthValue(question: RightTriangleQuestion, value: Exact): Value {
  const { unit, rounding, exact: kept } = question
  const own = unit ? quantity(value, unit, { rounding }) : numberValue(value, { rounding, isDecimal: true })
  return kept ? exactly(own, value, kept) : own
}

/** A length that has to keep its root. */
function exactly(own: Value, value: Exact, kept: 'any' | 'simplest'): Value {
  const surd = surdValue(value)
  return {
    ...own,
    judge(said) {
      const judged = own.judge(said)
      if (judged.verdict === 'rounded')
        return { verdict: 'unfinished', missing: 'Leave the root in it: the answer has to be exact.' }
      if (judged.verdict !== 'right' || kept === 'any') return judged
      const bare = surd.judge(said.replace(/\s*[a-z]+$/i, ''))
      return bare.verdict === 'unfinished' ? bare : judged
    },
  }
}

export const rootOf = (value: Rational): Exact => squareRoot(value) ?? exact(0)
const verdict = (isSo: boolean): Value => (isSo ? word(YES, [NO]) : word(NO, [YES]))

function holds(question: RightTriangleQuestion): boolean {
  if (question.task !== 'is right' && question.task !== 'is triangle') return false
  const [a, b, c] = question.sides
  return question.task === 'is right'
    ? squared(a).add(squared(b)).equals(squared(c))
    : a.add(b).compare(c) > 0
}

export function solveRightTriangle(question: RightTriangleQuestion): Solved {
  if (question.task === 'is right' || question.task === 'is triangle') {
    const [a, b, c] = question.sides
    const isRight = question.task === 'is right'
    const sum = isRight ? squared(a).add(squared(b)) : a.add(b)
    const whole = isRight ? squared(c) : c
    const left = isRight ? `${shown(a)}^2 + ${shown(b)}^2` : `${shown(a)} + ${shown(b)}`
    return {
      answer: verdict(holds(question)),
      choices: [verdict(true), verdict(false)],
      steps: [
        valueStep(`Take the two shorter sides: ${inline(`${left} = ${shown(sum)}`)}`, sum),
        valueStep(
          `Compare it with the longest side: ${inline(isRight ? `${shown(c)}^2 = ${shown(whole)}` : shown(whole))}`,
        ),
      ],
    }
  }
  const square = squareOf(question)
  const answer = lengthValue(question, rootOf(square))
  const [first, last, sign] =
    question.task === 'hypotenuse' ? [...question.legs, '+'] : [question.hypotenuse, question.leg, '-']
  return {
    answer,
    steps: [
      valueStep(
        `Square both sides and ${sign === '+' ? 'add' : 'subtract'}: ${inline(`${shown(first)}^2 ${sign} ${shown(last)}^2 = ${shown(square)}`)}`,
        square,
      ),
      valueStep(`Take the square root: ${inline(`\\sqrt{${shown(square)}} = ${answer.latex}`)}`),
    ],
  }
}
