import { applyOperator, exactValue, isValue } from '../../../arithmetic/evaluate.ts'
import { type NumberNode, numberNode, type Operator, operation } from '../../../arithmetic/expression.ts'
import type { Rational } from '../../../arithmetic/rational.ts'
import type { ArithmeticQuestion } from '../../../domain/arithmetic-question.ts'
import type { Random } from '../../../domain/misconception.ts'
import { between, pick } from '../../../domain/random.ts'
import { topics } from '../topics.ts'
import { define, operandsOf } from './define.ts'
import type { ArithmeticMisconception } from './misconception.ts'

interface Signed {
  operator: Operator
  left: Rational
  right: Rational
}

/** A single operation in which a number or the result is below zero. */
function signedOf(question: ArithmeticQuestion, operators: string): Signed | undefined {
  const operands = operandsOf(question, operators)
  if (!operands || isPercent(operands.left) || isPercent(operands.right)) return undefined
  const [left, right] = [operands.left.value, operands.right.value]
  const result = exactValue(operation(operands.operator, numberNode(left), numberNode(right)))
  const isSigned = left.s < 0n || right.s < 0n || (result !== undefined && result.s < 0n)
  return isSigned ? { operator: operands.operator, left, right } : undefined
}

function isPercent({ form }: NumberNode): boolean {
  return form === 'percent'
}

function apply(operator: Operator, left: Rational, right: Rational): Rational | undefined {
  const value = applyOperator(operator, left, right)
  return isValue(value) ? value : undefined
}

const small = (random: Random) => between(random, 2, 15)

export const signs: ArithmeticMisconception[] = [
  define({
    id: 'minus-sign-ignored',
    name: 'Minus sign ignored',
    topic: topics.addingNegatives,
    explanation:
      'The minus sign in front of a number belongs to it and puts it below zero; here it was left out.',
    gap: 'Leaves out the minus sign of a negative number when adding or subtracting.',
    predict(question) {
      const signed = signedOf(question, '+-')
      return signed && (signed.left.s < 0n || signed.right.s < 0n)
        ? apply(signed.operator, signed.left.abs(), signed.right.abs())
        : undefined
    },
    alternatives(question) {
      const signed = signedOf(question, '-')
      const areBothNegative = signed && signed.left.s < 0n && signed.right.s < 0n
      return areBothNegative ? [signed.left.abs().add(signed.right.abs())] : []
    },
    propose: random => `What is -${small(random)} + ${small(random)}?`,
  }),
  define({
    id: 'sizes-added-sign-kept',
    name: 'Sizes added and sign kept',
    topic: topics.addingNegatives,
    explanation:
      'One number goes up and the other goes down from zero, so they work against each other; start at the first and count up.',
    gap: 'Adds the sizes of a negative and a positive number and keeps the minus sign.',
    standard: '7.NS.A.1b',
    predict(question) {
      const signed = signedOf(question, '+')
      return signed && signed.left.s !== signed.right.s
        ? signed.left.abs().add(signed.right.abs()).neg()
        : undefined
    },
    propose: random =>
      pick(random, [
        `What is -${small(random)} + ${small(random)}?`,
        `What is ${small(random)} + -${small(random)}?`,
      ]),
  }),
  define({
    id: 'sign-of-first-number',
    name: 'Wrong sign on the sum',
    topic: topics.addingNegatives,
    explanation: 'The size is right, but the sign is that of the number further from zero.',
    gap: 'Gives the right size of a sum with the wrong sign.',
    standard: '7.NS.A.1b',
    predict(question) {
      const signed = signedOf(question, '+')
      return signed && signed.left.s !== signed.right.s ? signed.left.add(signed.right).neg() : undefined
    },
    propose: random => `What is -${small(random)} + ${small(random)}?`,
  }),
  define({
    id: 'subtracted-negative-as-positive',
    name: 'Minus a negative as minus',
    topic: topics.addingNegatives,
    explanation:
      'Taking away a negative number is the same as adding, because a debt that is taken away leaves you with more.',
    gap: 'Subtracts where a negative number is taken away instead of adding.',
    standard: '7.NS.A.1c',
    predict(question) {
      const signed = signedOf(question, '-')
      return signed && signed.right.s < 0n ? signed.left.add(signed.right) : undefined
    },
    propose: random => `What is ${pick(random, ['', '-'])}${small(random)} - -${small(random)}?`,
  }),
  define({
    id: 'two-minuses-make-plus',
    name: 'Two minuses make a plus everywhere',
    topic: topics.addingNegatives,
    explanation:
      'From below zero, taking away goes further down; two minuses make a plus only in multiplying or when they stand side by side.',
    gap: 'Takes two minus signs to make a plus when subtracting from a negative number.',
    standard: '7.NS.A.1c',
    predict(question) {
      const signed = signedOf(question, '-')
      return signed && signed.left.s < 0n && signed.right.s > 0n
        ? signed.left.abs().add(signed.right)
        : undefined
    },
    propose: random => `What is -${small(random)} - ${small(random)}?`,
  }),
  define({
    id: 'counted-towards-zero',
    name: 'Counted the wrong way',
    topic: topics.addingNegatives,
    explanation:
      'Taking away moves down the number line, so from below zero the number gets further from zero.',
    gap: 'Counts towards zero when taking away from a negative number.',
    standard: '7.NS.A.1c',
    predict(question) {
      const signed = signedOf(question, '-')
      return signed && signed.left.s < 0n && signed.right.s > 0n ? signed.left.add(signed.right) : undefined
    },
    propose: random => `What is -${small(random)} - ${small(random)}?`,
  }),
  define({
    id: 'swapped-to-stay-above-zero',
    name: 'Swapped to stay above zero',
    topic: topics.addingNegatives,
    explanation:
      'The second number is bigger than the first, so the answer goes below zero; the numbers can’t be swapped.',
    gap: 'Takes the smaller number from the larger so that the answer is not negative.',
    standard: '7.NS.A.1c',
    predict(question) {
      const signed = signedOf(question, '-')
      const isPlain = signed && signed.left.s >= 0n && signed.right.s > 0n
      return isPlain ? signed.right.sub(signed.left) : undefined
    },
    propose(random) {
      const first = small(random)
      return `What is ${first} - ${first + small(random)}?`
    },
  }),
  define({
    id: 'minus-times-minus',
    name: 'Minus times minus as minus',
    topic: topics.multiplyingNegatives,
    explanation: 'Two negative numbers multiplied or divided make a positive one.',
    gap: 'Takes minus times minus to be minus.',
    predict(question) {
      const signed = signedOf(question, '×÷')
      return signed && signed.left.s < 0n && signed.right.s < 0n
        ? apply(signed.operator, signed.left, signed.right)?.neg()
        : undefined
    },
    propose: random => `What is -${small(random)} × -${small(random)}?`,
  }),
  define({
    id: 'sign-lost-in-product',
    name: 'Sign lost in multiplying',
    topic: topics.multiplyingNegatives,
    explanation:
      'One negative and one positive number multiplied or divided make a negative one; the minus sign got lost.',
    gap: 'Loses the minus sign when multiplying or dividing numbers of different sign.',
    predict(question) {
      const signed = signedOf(question, '×÷')
      if (!signed || signed.left.s * signed.right.s >= 0n) return undefined
      return apply(signed.operator, signed.left, signed.right)?.neg()
    },
    propose: random =>
      `What is ${pick(random, [`-${small(random)} × ${small(random)}`, `${small(random)} × -${small(random)}`])}?`,
  }),
]
