import { linearForm } from '../../arithmetic/evaluate.ts'
import { isZero, ONE, type Rational, rational } from '../../arithmetic/rational.ts'
import type { ArithmeticQuestion } from '../../domain/arithmetic-question.ts'
import type { Random } from '../../domain/misconception.ts'
import { between, pick } from '../../domain/random.ts'
import { define } from '../by-lines/misconceptions/define.ts'
import type { ArithmeticMisconception } from '../by-lines/misconceptions/misconception.ts'
import { topics } from '../by-lines/topics.ts'

interface Equation {
  /** `slope × unknown + offset = result`. */
  slope: Rational
  offset: Rational
  result: Rational
  isTwoSided: boolean
}

/** Reads an equation whose unknown stands on one side only; with the unknown on both, what is gathered stays apart. */
function equationOf(question: ArithmeticQuestion): Equation | undefined {
  if (question.kind !== 'solve') return undefined
  const [left, right] = [linearForm(question.left), linearForm(question.right)]
  if (!left || !right || (!isZero(left.slope) && !isZero(right.slope))) return undefined
  const [near, far] = isZero(left.slope) ? [right, left] : [left, right]
  return { slope: near.slope, offset: near.offset, result: far.offset, isTwoSided: false }
}

function bothSides(
  question: ArithmeticQuestion,
): { a: Rational; b: Rational; c: Rational; d: Rational } | undefined {
  if (question.kind !== 'solve') return undefined
  const [left, right] = [linearForm(question.left), linearForm(question.right)]
  if (!left || !right || isZero(left.slope) || isZero(right.slope)) return undefined
  return { a: left.slope, b: left.offset, c: right.slope, d: right.offset }
}

function twoStep(question: ArithmeticQuestion): Equation | undefined {
  const found = equationOf(question)
  return found && !isZero(found.offset) && !found.slope.equals(ONE) ? found : undefined
}

function proposeTwoStep(random: Random): string {
  const [slope, value, offset] = [between(random, 2, 9), between(random, 2, 9), between(random, 1, 12)]
  const sign = pick(random, ['+', '-'])
  return `Solve ${slope}x ${sign} ${offset} = ${slope * value + (sign === '+' ? offset : -offset)}`
}

const proposeSum = (random: Random) =>
  `Solve x ${pick(random, ['+', '-'])} ${between(random, 2, 15)} = ${between(random, 3, 30)}`

function proposeScaled(random: Random): string {
  const slope = between(random, 2, 9)
  return pick(random, [
    `Solve ${slope}x = ${slope * between(random, 2, 12)}`,
    `Solve x/${slope} = ${between(random, 2, 12)}`,
  ])
}

export const equations: ArithmeticMisconception[] = [
  define({
    id: 'moved-without-changing-sign',
    name: 'Moved without changing the sign',
    topic: topics.equations,
    explanation:
      'What is added on one side is undone by taking it away from both sides (and what is taken away by adding it).',
    gap: 'Moves a number to the other side of an equation without changing its sign.',
    predict(question) {
      const both = bothSides(question)
      if (both && !both.a.equals(both.c)) return both.d.add(both.b).div(both.a.sub(both.c))
      const found = equationOf(question)
      return found && !isZero(found.offset) ? found.result.add(found.offset).div(found.slope) : undefined
    },
    propose: random => pick(random, [proposeSum, proposeTwoStep])(random),
  }),
  define({
    id: 'multiplied-instead-of-divided',
    name: 'Wrong way to undo multiplying',
    topic: topics.equations,
    explanation:
      'Multiplying is undone by dividing, and dividing by multiplying; the same thing was done again instead.',
    gap: 'Repeats a multiplication or division instead of undoing it.',
    predict(question) {
      const found = equationOf(question)
      if (!found || found.slope.abs().equals(ONE)) return undefined
      return found.result.sub(found.offset).mul(found.slope)
    },
    propose: proposeScaled,
  }),
  define({
    id: 'subtracted-coefficient',
    name: 'Took the multiplier away',
    topic: topics.equations,
    explanation:
      'A number right before the letter multiplies it, so it is undone by dividing and not by taking away.',
    gap: 'Takes away the number before the unknown instead of dividing by it.',
    predict(question) {
      const found = equationOf(question)
      if (found?.slope.d !== 1n || found.slope.abs().equals(ONE)) return undefined
      return found.result.sub(found.offset).sub(found.slope)
    },
    propose: random =>
      pick(random, [
        proposeTwoStep,
        (each: Random) => `Solve ${between(each, 2, 9)}x = ${between(each, 2, 9) * between(each, 2, 9)}`,
      ])(random),
  }),
  define({
    id: 'added-divisor',
    name: 'Added the number below',
    topic: topics.equations,
    explanation: 'The letter is divided by the number below it, and dividing is undone by multiplying.',
    gap: 'Adds the number below the unknown instead of multiplying by it.',
    predict(question) {
      const found = equationOf(question)
      if (found?.slope.n !== 1n || found.slope.d === 1n) return undefined
      return found.result.sub(found.offset).add(rational(found.slope.d))
    },
    propose: random => `Solve x/${between(random, 2, 9)} = ${between(random, 3, 12)}`,
  }),
  define({
    id: 'one-side-only',
    name: 'Only one side changed',
    topic: topics.equations,
    explanation: 'An equation is a balance: what is done on one side has to be done on the other side too.',
    gap: 'Takes a number off one side of an equation only.',
    predict(question) {
      const found = equationOf(question)
      return found && !isZero(found.offset) ? found.result.div(found.slope) : undefined
    },
    propose: proposeTwoStep,
  }),
  define({
    id: 'stopped-before-dividing',
    name: 'Stopped before dividing',
    topic: topics.equations,
    explanation:
      'That is what the unknown with its multiplier comes to; one more step gives the unknown alone.',
    gap: 'Stops before dividing by the number in front of the unknown.',
    predict(question) {
      const found = equationOf(question)
      return found && !found.slope.abs().equals(ONE) && found.slope.d === 1n
        ? found.result.sub(found.offset)
        : undefined
    },
    propose: proposeTwoStep,
  }),
  define({
    id: 'divided-before-subtracting',
    name: 'Undone in the wrong order',
    topic: topics.equations,
    explanation:
      'The number added last is undone first; dividing first would have to divide every part, not just the right side.',
    gap: 'Divides only one part of an equation before undoing the addition.',
    predict(question) {
      const found = twoStep(question)
      return found?.result.div(found.slope).sub(found.offset)
    },
    propose: proposeTwoStep,
  }),
  define({
    id: 'lost-minus-on-unknown',
    name: 'Minus of the unknown lost',
    topic: topics.equations,
    explanation:
      'The unknown is taken away here, so a minus sign stays in front of it until it is turned round on both sides.',
    gap: 'Loses the minus sign in front of the unknown.',
    predict(question) {
      const found = equationOf(question)
      return found && found.slope.s < 0n ? found.result.sub(found.offset).div(found.slope).neg() : undefined
    },
    propose(random) {
      const first = between(random, 5, 20)
      return `Solve ${first} - x = ${between(random, 1, first - 1)}`
    },
  }),
  define({
    id: 'unknowns-added-across',
    name: 'Unknowns gathered with the wrong sign',
    topic: topics.equations,
    explanation:
      'When the unknown moves to the other side it is taken away from both sides, so its sign changes.',
    gap: 'Gathers the unknown from both sides without changing its sign.',
    standard: '8.EE.C.7',
    predict(question) {
      const found = bothSides(question)
      if (!found) return undefined
      const slope = found.a.add(found.c)
      return !isZero(slope) ? found.d.sub(found.b).div(slope) : undefined
    },
    propose(random) {
      const [a, c, value, b] = [
        between(random, 4, 9),
        between(random, 1, 3),
        between(random, 2, 9),
        between(random, 1, 9),
      ]
      return `Solve ${a}x + ${b} = ${c}x + ${(a - c) * value + b}`
    },
  }),
  define({
    id: 'brackets-partly-multiplied',
    name: 'Only the first term in brackets multiplied',
    topic: topics.equations,
    explanation: 'The number before the brackets multiplies everything inside them, not only the first part.',
    gap: 'Multiplies only the first term when removing brackets.',
    standard: '7.EE.B.4',
    predict(question) {
      if (question.kind !== 'solve' || question.left.kind !== 'operation' || question.left.operator !== '×')
        return undefined
      const { left: factor, right: group } = question.left
      const [scale, inside, result] = [linearForm(factor), linearForm(group), linearForm(question.right)]
      if (group.kind !== 'group' || !scale || !inside || !result || !isZero(scale.slope)) return undefined
      const slope = scale.offset.mul(inside.slope).sub(result.slope)
      return isZero(slope) ? undefined : result.offset.sub(inside.offset).div(slope)
    },
    propose(random) {
      const [scale, value, add] = [between(random, 2, 6), between(random, 2, 9), between(random, 1, 9)]
      return `Solve ${scale}(x + ${add}) = ${scale * (value + add)}`
    },
  }),
]
