import { asLiteral, type Expression, literalsIn, operationsIn } from '../../../arithmetic/expression.ts'
import { gcd, lcm, type Rational, rational } from '../../../arithmetic/rational.ts'
import type { ArithmeticQuestion } from '../../../domain/arithmetic-question.ts'
import type { Random } from '../../../domain/misconception.ts'
import { between, pick } from '../../../domain/random.ts'
import { topics } from '../topics.ts'
import { define, operandsOf } from './define.ts'
import type { ArithmeticMisconception } from './misconception.ts'

interface Part {
  top: bigint
  bottom: bigint
}

/** A sum or difference of written fractions only, whole numbers counting as halves of nothing: at least one fraction. */
function fractionsOf(question: ArithmeticQuestion, operator: '+' | '-'): Part[] | undefined {
  if (question.kind !== 'calculate') return undefined
  const operations = operationsIn(question.expression)
  if (operations.length === 0 || operations.some(each => each.operator !== operator)) return undefined
  const parts = literalsIn(question.expression).map(({ form, top, bottom, value }) => {
    if (form === 'fraction' && top !== undefined && bottom !== undefined) return { top, bottom }
    return form === 'whole' ? { top: value.s * value.n, bottom: 1n } : undefined
  })
  const known = parts.filter(part => part !== undefined)
  const isWhole = known.every(({ bottom }) => bottom === 1n)
  return known.length === parts.length && known.length === operations.length + 1 && !isWhole
    ? known
    : undefined
}

const sum = (numbers: bigint[]) => numbers.reduce((total, each) => total + each, 0n)
const difference = ([first = 0n, ...rest]: bigint[]) => first - sum(rest)
const tops = (parts: Part[]) => parts.map(({ top }) => top)
const bottoms = (parts: Part[]) => parts.map(({ bottom }) => bottom)
const common = (parts: Part[]) => bottoms(parts).reduce(lcm)
// Math.max takes no BigInt.
const largest = (numbers: bigint[]) => [...numbers].sort((a, b) => Number(b - a))[0] ?? 1n
const isMixedUp = (parts: Part[]) => new Set(bottoms(parts)).size > 1

function over(top: bigint, bottom: bigint): Rational | undefined {
  return bottom === 0n ? undefined : rational(top, bottom)
}

/** A proper fraction in lowest terms. */
export function proposeFraction(random: Random): string {
  const bottom = between(random, 2, 12)
  const top = between(random, 1, bottom - 1)
  return gcd(BigInt(top), BigInt(bottom)) === 1n ? `${top}/${bottom}` : `1/${bottom}`
}

const proposeSum = (random: Random) => `What is ${proposeFraction(random)} + ${proposeFraction(random)}?`

function proposeDifference(random: Random): string {
  const [small, large] = [between(random, 3, 6), between(random, 7, 12)]
  return `Work out ${small - 1}/${small} - 1/${large}`
}

interface MixedParts extends Part {
  whole: bigint
}

function mixedParts(expression: Expression): MixedParts | undefined {
  const literal = asLiteral(expression)
  if (literal?.form !== 'mixed' || literal.value.s < 0n) return undefined
  const { top = 0n, bottom = 1n, value } = literal
  return { whole: value.n / value.d, top, bottom }
}

/** The two of a question that is one operation on numbers; each undefined where it is not mixed. */
function mixedPair(question: ArithmeticQuestion, operator: '+' | '-'): (MixedParts | undefined)[] {
  const operands = operandsOf(question, operator)
  return operands ? [mixedParts(operands.left), mixedParts(operands.right)] : []
}

export const fractionSums: ArithmeticMisconception[] = [
  define({
    id: 'added-denominators',
    name: 'Added denominators',
    topic: topics.addingFractions,
    explanation:
      'You added the tops and added the bottoms; the bottom number only says how big the pieces are, so first cut both into pieces of the same size.',
    gap: 'Adds denominators instead of finding a common one.',
    predict(question) {
      const parts = fractionsOf(question, '+')
      return parts && over(sum(tops(parts)), sum(bottoms(parts)))
    },
    propose: proposeSum,
  }),
  define({
    id: 'added-unscaled-numerators',
    name: 'Numerators not scaled in adding',
    topic: topics.addingFractions,
    explanation:
      'When the bottom number is multiplied to get pieces of the same size, the top has to be multiplied too.',
    gap: 'Finds a common denominator for a sum without changing the numerators.',
    predict(question) {
      const parts = fractionsOf(question, '+')
      return parts && isMixedUp(parts) ? over(sum(tops(parts)), common(parts)) : undefined
    },
    propose: proposeSum,
  }),
  define({
    id: 'added-over-larger',
    name: 'Larger denominator kept in adding',
    topic: topics.addingFractions,
    explanation:
      'Pieces of different size can’t be counted together, not even under the larger bottom number; cut them to one size first.',
    gap: 'Adds numerators and keeps the larger denominator.',
    predict(question) {
      const parts = fractionsOf(question, '+')
      return parts && isMixedUp(parts) ? over(sum(tops(parts)), largest(bottoms(parts))) : undefined
    },
    propose: proposeSum,
  }),
  define({
    id: 'added-over-product-of-tops',
    name: 'Multiplied the tops while adding',
    topic: topics.addingFractions,
    explanation: 'A plus sign means counting the pieces together; here the fractions were multiplied.',
    gap: 'Multiplies fractions where they are to be added.',
    isOtherOperation: true,
    predict(question) {
      const parts = fractionsOf(question, '+')
      return (
        parts &&
        over(
          tops(parts).reduce((a, b) => a * b),
          bottoms(parts).reduce((a, b) => a * b),
        )
      )
    },
    propose: proposeSum,
  }),
  define({
    id: 'subtracted-denominators',
    name: 'Subtracted denominators',
    topic: topics.subtractingFractions,
    explanation:
      'The bottom numbers say how big the pieces are and are never taken from each other; make pieces of the same size first.',
    gap: 'Subtracts denominators instead of finding a common one.',
    predict(question) {
      const parts = fractionsOf(question, '-')
      if (parts?.length !== 2 || !isMixedUp(parts)) return undefined
      return over(difference(tops(parts)), difference(bottoms(parts)))
    },
    alternatives(question) {
      const parts = fractionsOf(question, '-')
      if (parts?.length !== 2 || !isMixedUp(parts)) return []
      const abs = (value: bigint) => (value < 0n ? -value : value)
      return [rational(abs(difference(tops(parts))), abs(difference(bottoms(parts))))]
    },
    propose: proposeDifference,
  }),
  define({
    id: 'subtracted-unscaled-numerators',
    name: 'Numerators not scaled in subtracting',
    topic: topics.subtractingFractions,
    explanation:
      'When the bottom number is multiplied to get pieces of the same size, the top has to be multiplied too.',
    gap: 'Finds a common denominator for a difference without changing the numerators.',
    predict(question) {
      const parts = fractionsOf(question, '-')
      return parts && isMixedUp(parts) ? over(difference(tops(parts)), common(parts)) : undefined
    },
    propose: proposeDifference,
  }),
  define({
    id: 'subtracted-over-larger',
    name: 'Larger denominator kept in subtracting',
    topic: topics.subtractingFractions,
    explanation:
      'Pieces of different size can’t be taken from each other, not even under the larger bottom number; cut them to one size first.',
    gap: 'Subtracts numerators and keeps the larger denominator.',
    predict(question) {
      const parts = fractionsOf(question, '-')
      return parts && isMixedUp(parts) ? over(difference(tops(parts)), largest(bottoms(parts))) : undefined
    },
    propose: proposeDifference,
  }),
  define({
    id: 'mixed-smaller-part-from-larger',
    name: 'Smaller fraction part from larger',
    topic: topics.mixedNumbers,
    explanation:
      'The second fraction part is too big to be taken away, so one whole has to be cut into pieces first.',
    gap: 'Takes the smaller fraction part from the larger in mixed numbers instead of breaking up a whole.',
    predict(question) {
      const [left, right] = mixedPair(question, '-')
      if (!left || !right) return undefined
      const gap = rational(left.top, left.bottom).sub(rational(right.top, right.bottom)).abs()
      return left.whole < right.whole ? undefined : gap.add(rational(left.whole - right.whole))
    },
    propose(random) {
      const bottom = between(random, 3, 9)
      return `Work out ${between(random, 4, 9)} 1/${bottom} - ${between(random, 1, 3)} ${between(random, 2, bottom - 1)}/${bottom}`
    },
  }),
  define({
    id: 'mixed-tops-and-bottoms',
    name: 'Tops and bottoms of mixed numbers added',
    topic: topics.mixedNumbers,
    explanation:
      'The wholes may be added by themselves, but the fraction parts need pieces of one size before their tops are added.',
    gap: 'Adds tops and bottoms of the fraction parts of mixed numbers.',
    predict(question) {
      const [left, right] = mixedPair(question, '+')
      return left && right
        ? rational(left.whole + right.whole).add(rational(left.top + right.top, left.bottom + right.bottom))
        : undefined
    },
    propose: random =>
      `What is ${between(random, 1, 5)} 1/${between(random, 2, 4)} + ${between(random, 1, 5)} 2/5?`,
  }),
  define({
    id: 'mixed-whole-not-carried',
    name: 'Whole of the fraction parts lost',
    topic: topics.mixedNumbers,
    explanation: 'The fraction parts come to more than one whole together; that one belongs to the wholes.',
    gap: 'Loses the whole that the fraction parts of mixed numbers come to.',
    predict(question) {
      const [left, right] = mixedPair(question, '+')
      if (!left || !right) return undefined
      const parts = rational(left.top, left.bottom).add(rational(right.top, right.bottom))
      return parts.compare(1) > 0 ? parts.add(rational(left.whole + right.whole - 1n)) : undefined
    },
    propose: random =>
      `What is ${between(random, 1, 5)} 2/3 + ${between(random, 1, 5)} 3/${between(random, 4, 5)}?`,
  }),
  define({
    id: 'mixed-wholes-forgotten',
    name: 'Wholes forgotten',
    topic: topics.mixedNumbers,
    explanation:
      'A mixed number has wholes and a fraction part; only the fraction parts were put together here.',
    gap: 'Works with the fraction parts of mixed numbers and forgets the wholes.',
    predict(question) {
      const [left, right] = mixedPair(question, '+')
      return left && right && rational(left.top, left.bottom).add(rational(right.top, right.bottom))
    },
    propose: random =>
      `What is ${between(random, 1, 5)} 1/${between(random, 2, 6)} + ${between(random, 1, 5)} 1/${between(random, 2, 6)}?`,
  }),
  define({
    id: 'whole-added-to-numerator',
    name: 'Wholes added to the numerator',
    topic: topics.mixedNumbers,
    explanation:
      'Each whole is as many pieces as the bottom number says, so multiply the wholes by it before adding the top.',
    gap: 'Adds the wholes to the numerator when turning a mixed number into a fraction.',
    predict(question) {
      const { number, form } = question.kind === 'convert' ? question : {}
      if (!number || (form !== 'improper' && form !== 'fraction')) return undefined
      const parts = mixedParts(number)
      return parts && rational(parts.whole + parts.top, parts.bottom)
    },
    alternatives(question) {
      const { number, form } = question.kind === 'convert' ? question : {}
      if (!number || (form !== 'improper' && form !== 'fraction')) return []
      const parts = mixedParts(number)
      return parts ? [rational(parts.whole * 10n + parts.top, parts.bottom)] : []
    },
    propose: random =>
      `Write ${between(random, 2, 9)} ${pick(random, ['1/3', '2/5', '3/4', '1/2', '5/6', '3/8'])} as an improper fraction`,
  }),
]
