import { isWhole, rational } from '../../../arithmetic/rational.ts'
import type { ArithmeticQuestion } from '../../../domain/arithmetic-question.ts'
import type { Random } from '../../../domain/misconception.ts'
import { between, pick } from '../../../domain/random.ts'
import { topics } from '../topics.ts'
import { define } from './define.ts'
import { over, type Pair, pairOf } from './fraction-products.ts'
import type { ArithmeticMisconception } from './misconception.ts'

function proposePart(random: Random): string {
  const bottom = between(random, 3, 10)
  return `What is ${between(random, 2, bottom - 1)}/${bottom} of ${bottom * between(random, 2, 12)}?`
}

/** Top and bottom. */
type Fraction = readonly [number, number]

const ONE_THIRD: Fraction = [1, 3]
const SIMPLEST = [
  [2, 3],
  [3, 4],
  [2, 5],
  [3, 5],
  [4, 5],
  [5, 6],
  [3, 8],
  [5, 8],
  [7, 9],
] as const

/** A fraction that one of those in lowest terms has been made from. */
function toSimplify(random: Random, simplest: Parameters<typeof pick<Fraction>>[1]): string {
  const factor = between(random, 2, 9)
  const [top, bottom] = pick(random, simplest)
  return `Simplify ${top * factor}/${bottom * factor}`
}

/** `3/4 of 20`: a fraction of a whole amount. */
function amountOf(question: ArithmeticQuestion): Pair | undefined {
  const pair = pairOf(question, '×')
  return pair?.isOf && pair.d === 1n && pair.b !== 1n ? pair : undefined
}

export const fractionParts: ArithmeticMisconception[] = [
  define({
    id: 'part-not-multiplied',
    name: 'Only shared, not multiplied',
    topic: topics.fractionsOfAmounts,
    explanation:
      'Sharing by the bottom number gives one part; the top number says how many of these parts are asked for.',
    gap: 'Finds one part of an amount without taking as many as the numerator says.',
    predict(question) {
      const pair = amountOf(question)
      return pair && over(pair.c, pair.b)
    },
    propose: proposePart,
  }),
  define({
    id: 'amount-not-shared',
    name: 'Only multiplied, not shared',
    topic: topics.fractionsOfAmounts,
    explanation:
      'The amount has to be shared into as many parts as the bottom number says; it was only multiplied by the top.',
    gap: 'Multiplies an amount by the numerator without sharing it by the denominator.',
    predict(question) {
      const pair = amountOf(question)
      return pair && rational(pair.c * pair.a)
    },
    propose: proposePart,
  }),
  define({
    id: 'shared-by-numerator',
    name: 'Shared by the numerator',
    topic: topics.fractionsOfAmounts,
    explanation:
      'The bottom number says into how many parts the amount is shared; here top and bottom changed places.',
    gap: 'Shares an amount by the numerator and multiplies by the denominator.',
    predict(question) {
      const pair = amountOf(question)
      return pair && over(pair.c * pair.b, pair.a)
    },
    propose: proposePart,
  }),
  define({
    id: 'simplified-top-only',
    name: 'Only one number divided',
    topic: topics.simplifying,
    explanation:
      'A fraction keeps its value only when the top and the bottom are divided by the same number; just one was divided here.',
    gap: 'Divides only the top or only the bottom when simplifying a fraction.',
    predict(question) {
      if (question.kind !== 'simplify') return undefined
      const { top, bottom, value } = question.number
      return top !== undefined && bottom !== undefined ? over(value.s * value.n, bottom) : undefined
    },
    alternatives(question) {
      if (question.kind !== 'simplify') return []
      const { top = 0n, value } = question.number
      return [rational(top, value.d)]
    },
    propose: random => toSimplify(random, [ONE_THIRD, ...SIMPLEST]),
  }),
  define({
    id: 'simplified-by-subtracting',
    name: 'Simplified by taking away',
    topic: topics.simplifying,
    explanation:
      'Taking the same amount off top and bottom changes the fraction; only dividing both by one number keeps its value.',
    gap: 'Takes the same amount off top and bottom to simplify a fraction.',
    predict(question) {
      if (question.kind !== 'simplify') return undefined
      const { top = 0n, bottom = 1n, value } = question.number
      const factor = bottom / value.d
      return isWhole(value) ? undefined : over(top - factor, bottom - factor)
    },
    propose: random => toSimplify(random, SIMPLEST),
  }),
]
