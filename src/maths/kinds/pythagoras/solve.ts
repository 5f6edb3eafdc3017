import type { Rational } from '../../arithmetic/rational.ts'
import { inline, valueLatex } from '../../arithmetic/show.ts'
import { type Exact, exact, squareRoot } from '../../exact/exact.ts'
import type { Value } from '../../values/value.ts'
import { NO, word, YES } from '../../values/word.ts'
import { type Solved, valueStep } from '../by-value/solution.ts'
import { lengthValue } from './length-value.ts'
import { type RightTriangleQuestion, squareOf } from './question.ts'
import { isAngled, solveAngled } from './trigonometry.ts'

const shown = (value: Rational) => valueLatex(value, true)
const squared = (value: Rational) => value.mul(value)

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
  if (isAngled(question)) return solveAngled(question)
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
