import type { NumberNode } from '../../../arithmetic/expression.ts'
import { type Rational, rational } from '../../../arithmetic/rational.ts'
import type { ArithmeticQuestion } from '../../../domain/arithmetic-question.ts'
import type { Random } from '../../../domain/misconception.ts'
import { between } from '../../../domain/random.ts'
import { topics } from '../topics.ts'
import { define, operandsOf } from './define.ts'
import { proposeFraction } from './fraction-sums.ts'
import type { ArithmeticMisconception } from './misconception.ts'

export interface Pair {
  a: bigint
  b: bigint
  c: bigint
  d: bigint
  isOf: boolean
}

function written({ form, top, bottom, value }: NumberNode): [bigint, bigint] | undefined {
  if (form === 'fraction' && top !== undefined && bottom !== undefined) return [top, bottom]
  return form === 'whole' ? [value.s * value.n, 1n] : undefined
}

/** Two fractions `a/b` and `c/d` as written; a whole number has 1 below. At least one is a fraction. */
export function pairOf(question: ArithmeticQuestion, operators: string): Pair | undefined {
  const operands = operandsOf(question, operators)
  const [left, right] = operands ? [written(operands.left), written(operands.right)] : []
  if (!operands || !left || !right || (operands.left.form === 'whole' && operands.right.form === 'whole'))
    return undefined
  return { a: left[0], b: left[1], c: right[0], d: right[1], isOf: operands.isOf }
}

/** The two of a division, a mixed number in pieces, as nobody divides before it is. */
function quotientOf(question: ArithmeticQuestion): Pair | undefined {
  const operands = operandsOf(question, '÷')
  const isMixed = operands && [operands.left, operands.right].some(({ form }) => form === 'mixed')
  if (!isMixed) return pairOf(question, '÷')
  const [left, right] = [operands.left, operands.right].map(node =>
    node.form === 'mixed' ? ([node.value.s * node.value.n, node.value.d] as const) : written(node),
  )
  return left && right && { a: left[0], b: left[1], c: right[0], d: right[1], isOf: operands.isOf }
}

export function over(top: bigint, bottom: bigint): Rational | undefined {
  return bottom === 0n ? undefined : rational(top, bottom)
}

const bothFractions = ({ b, d }: Pair) => b !== 1n && d !== 1n
const proposeProduct = (random: Random) => `What is ${proposeFraction(random)} × ${proposeFraction(random)}?`
const proposeQuotient = (random: Random) => `Work out ${proposeFraction(random)} ÷ ${proposeFraction(random)}`

export const fractionProducts: ArithmeticMisconception[] = [
  define({
    id: 'product-kept-denominator',
    name: 'Denominator kept in multiplying',
    topic: topics.multiplyingFractions,
    explanation:
      'In multiplying, the tops are multiplied and the bottoms are multiplied too; keeping the bottom belongs to adding.',
    gap: 'Keeps the common denominator when multiplying fractions.',
    predict(question) {
      const pair = pairOf(question, '×')
      return pair && bothFractions(pair) && pair.b === pair.d ? over(pair.a * pair.c, pair.b) : undefined
    },
    propose(random) {
      const bottom = between(random, 3, 11)
      return `What is ${between(random, 1, bottom - 1)}/${bottom} × ${between(random, 1, bottom - 1)}/${bottom}?`
    },
  }),
  define({
    id: 'cross-multiplied-product',
    name: 'Cross-multiplied a product',
    topic: topics.multiplyingFractions,
    explanation:
      'In multiplying, top goes with top and bottom with bottom; crossing over belongs to dividing.',
    gap: 'Multiplies crosswise instead of top by top and bottom by bottom.',
    predict(question) {
      const pair = pairOf(question, '×')
      return pair && bothFractions(pair) ? over(pair.a * pair.d, pair.b * pair.c) : undefined
    },
    propose: proposeProduct,
  }),
  define({
    id: 'multiplied-by-adding',
    name: 'Tops and bottoms added in multiplying',
    topic: topics.multiplyingFractions,
    explanation: 'Times means multiply the tops and multiply the bottoms; here they were added.',
    gap: 'Adds tops and bottoms where fractions are to be multiplied.',
    predict(question) {
      const pair = pairOf(question, '×')
      return pair && bothFractions(pair) ? over(pair.a + pair.c, pair.b + pair.d) : undefined
    },
    propose: proposeProduct,
  }),
  define({
    id: 'whole-multiplies-both',
    name: 'Whole number multiplied top and bottom',
    topic: topics.multiplyingFractions,
    explanation: 'A whole number makes more pieces of the same size, so it multiplies the top only.',
    gap: 'Multiplies both top and bottom of a fraction by a whole number.',
    predict(question) {
      const pair = pairOf(question, '×')
      if (!pair || pair.isOf || bothFractions(pair)) return undefined
      return pair.b === 1n ? over(pair.c, pair.d) : over(pair.a, pair.b)
    },
    propose: random => `What is ${between(random, 2, 9)} × ${proposeFraction(random)}?`,
  }),
  define({
    id: 'whole-multiplies-bottom',
    name: 'Whole number multiplied the bottom',
    topic: topics.multiplyingFractions,
    explanation:
      'A whole number makes more pieces, so it multiplies the top; multiplying the bottom makes the pieces smaller instead.',
    gap: 'Multiplies the denominator of a fraction by a whole number.',
    predict(question) {
      const pair = pairOf(question, '×')
      if (!pair || pair.isOf || bothFractions(pair)) return undefined
      return pair.b === 1n ? over(pair.c, pair.d * pair.a) : over(pair.a, pair.b * pair.c)
    },
    propose: random => `What is ${between(random, 2, 9)} × ${proposeFraction(random)}?`,
  }),
  define({
    id: 'mixed-parts-multiplied',
    name: 'Mixed parts multiplied separately',
    topic: topics.mixedNumbers,
    explanation:
      'Wholes also multiply the other number’s fraction part, so turn mixed numbers into top-heavy fractions first.',
    gap: 'Multiplies wholes with wholes and parts with parts in mixed numbers.',
    standard: '5.NF.B.6',
    predict(question) {
      const operands = operandsOf(question, '×')
      if (!operands || ![operands.left, operands.right].some(({ form }) => form === 'mixed')) return undefined
      const parts = [operands.left, operands.right].map(({ form, value, top = 0n, bottom = 1n }) =>
        form === 'mixed'
          ? ([value.n / value.d, rational(top, bottom)] as const)
          : form === 'whole'
            ? ([value.n, undefined] as const)
            : undefined,
      )
      const [left, right] = parts
      if (!left || !right || operands.left.value.s < 0n || operands.right.value.s < 0n) return undefined
      const fraction = left[1] && right[1] ? left[1].mul(right[1]) : (left[1] ?? right[1] ?? rational(0))
      return rational(left[0] * right[0]).add(fraction)
    },
    propose: random =>
      `What is ${between(random, 1, 5)} 1/${between(random, 2, 5)} × ${between(random, 2, 5)} 1/${between(random, 2, 5)}?`,
  }),
  define({
    id: 'inverted-the-first',
    name: 'Turned over the first fraction',
    topic: topics.dividingFractions,
    explanation: 'In dividing, the second fraction is the one that is turned over; here the first one was.',
    gap: 'Turns over the first fraction instead of the second when dividing.',
    predict(question) {
      const pair = quotientOf(question)
      return pair && over(pair.b * pair.c, pair.a * pair.d)
    },
    propose: proposeQuotient,
  }),
  define({
    id: 'divided-without-inverting',
    name: 'Divided without turning over',
    topic: topics.dividingFractions,
    explanation:
      'Before multiplying, the second fraction has to be turned over; otherwise the fractions are only multiplied.',
    gap: 'Multiplies without turning over the second fraction when dividing.',
    predict(question) {
      const pair = quotientOf(question)
      return pair && over(pair.a * pair.c, pair.b * pair.d)
    },
    propose: proposeQuotient,
  }),
]
