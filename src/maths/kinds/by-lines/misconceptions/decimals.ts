import type { NumberNode } from '../../../arithmetic/expression.ts'
import { isWhole, type Rational, rational } from '../../../arithmetic/rational.ts'
import type { ArithmeticQuestion } from '../../../domain/arithmetic-question.ts'
import type { Random } from '../../../domain/misconception.ts'
import { between, pick } from '../../../domain/random.ts'
import { topics } from '../topics.ts'
import { define, type Operands, operandsOf } from './define.ts'
import type { ArithmeticMisconception } from './misconception.ts'

interface Decimal {
  whole: bigint
  /** The digits behind the point as a number, and how many there are. */
  behind: bigint
  places: number
}

function decimalOf({ form, value, places = 0 }: NumberNode): Decimal | undefined {
  if ((form !== 'decimal' && form !== 'whole') || value.s < 0n) return undefined
  const size = 10n ** BigInt(places)
  const units = (value.n * size) / value.d
  return { whole: units / size, behind: units % size, places }
}

/** All the digits of a decimal as one whole number: 2.75 is 275. */
const unitsOf = ({ whole, behind, places }: Decimal) => whole * 10n ** BigInt(places) + behind

interface Pair extends Operands {
  first: Decimal
  second: Decimal
}

function pairOf(question: ArithmeticQuestion, operators: string): Pair | undefined {
  const operands = operandsOf(question, operators)
  const [first, second] = operands ? [decimalOf(operands.left), decimalOf(operands.right)] : []
  if (!operands || !first || !second || (first.places === 0 && second.places === 0)) return undefined
  return { ...operands, first, second }
}

function pointed(units: bigint, places: number): Rational {
  return rational(units, 10n ** BigInt(Math.max(0, places)))
}

/** The place digits put together as whole numbers, and the wholes likewise: 1.5 + 2.25 is 3 and 30. */
function partsApart({ first, second, operator }: Pair): Rational | undefined {
  const behind = operator === '+' ? first.behind + second.behind : first.behind - second.behind
  const whole = operator === '+' ? first.whole + second.whole : first.whole - second.whole
  if (behind < 0n || whole < 0n) return undefined
  const longest = Math.max(first.places, second.places)
  const digits = Math.max(longest, behind.toString().length)
  return rational(whole).add(pointed(behind, digits))
}

const proposeDecimal = (random: Random, places: number) =>
  `${between(random, 0, 9)}.${between(random, 0, 9 * 10 ** (places - 1))
    .toString()
    .padStart(places - 1, '0')}${between(random, 1, 9)}`.slice(0, 2 + places)

function isPowerOfTen(value: Rational): boolean {
  return isWhole(value) && /^10+$/.test(value.n.toString())
}

/** A number times or divided by 10, 100, …, and how many zeros that has. */
function shiftOf(
  question: ArithmeticQuestion,
): { value: Rational; by: Rational; operator: string; isDecimal: boolean } | undefined {
  const operands = operandsOf(question, '×÷')
  if (!operands || !isPowerOfTen(operands.right.value) || operands.right.form !== 'whole') return undefined
  const { left, right, operator } = operands
  if (left.form !== 'decimal' && left.form !== 'whole') return undefined
  return { value: left.value, by: right.value, operator, isDecimal: left.form === 'decimal' }
}

function decimalsCompared(
  question: ArithmeticQuestion,
): { numbers: NumberNode[]; wants: 'largest' | 'smallest' } | undefined {
  if (question.kind !== 'compare' || question.numbers.some(({ form }) => form !== 'decimal')) return undefined
  return question
}

function extreme(numbers: NumberNode[], key: (number: NumberNode) => number): Rational | undefined {
  const best = Math.max(...numbers.map(key))
  const found = numbers.filter(number => key(number) === best)
  return found.length === 1 ? found[0]?.value : undefined
}

export const decimals: ArithmeticMisconception[] = [
  define({
    id: 'decimal-parts-as-wholes',
    name: 'Decimal parts as whole numbers',
    topic: topics.addingDecimals,
    explanation:
      'Behind the point, tenths go with tenths and hundredths with hundredths; the digits there are not a whole number of their own.',
    gap: 'Adds or subtracts the digits behind the point as if they were whole numbers.',
    predict(question) {
      const pair = pairOf(question, '+-')
      return pair && partsApart(pair)
    },
    propose: random =>
      `What is ${proposeDecimal(random, 1)} + ${proposeDecimal(random, pick(random, [1, 2]))}?`,
  }),
  define({
    id: 'points-not-lined-up',
    name: 'Points not lined up',
    topic: topics.addingDecimals,
    explanation:
      'The points have to stand under each other; here the last digits were put under each other instead.',
    gap: 'Lines up the last digits instead of the decimal points.',
    predict(question) {
      const pair = pairOf(question, '+-')
      if (!pair || pair.first.places === pair.second.places) return undefined
      const [a, b] = [unitsOf(pair.first), unitsOf(pair.second)]
      const units = pair.operator === '+' ? a + b : a - b
      return units < 0n ? undefined : pointed(units, Math.max(pair.first.places, pair.second.places))
    },
    propose: random => `What is ${between(random, 2, 29)} + ${proposeDecimal(random, pick(random, [1, 2]))}?`,
  }),
  define({
    id: 'product-places-of-one',
    name: 'Places of one factor only',
    topic: topics.multiplyingDecimals,
    explanation:
      'The answer has as many digits behind the point as both numbers have together; here only one was counted.',
    gap: 'Gives a product only as many decimal places as one of the factors has.',
    predict(question) {
      const pair = pairOf(question, '×')
      if (!pair || pair.first.places === 0 || pair.second.places === 0) return undefined
      return pointed(
        unitsOf(pair.first) * unitsOf(pair.second),
        Math.max(pair.first.places, pair.second.places),
      )
    },
    propose: random =>
      `What is 0.${between(random, 2, 9)} × ${between(random, 0, 2)}.${between(random, 2, 9)}?`,
  }),
  define({
    id: 'point-lost-in-product',
    name: 'Point lost in multiplying',
    topic: topics.multiplyingDecimals,
    explanation:
      'The digits are right, but the point has to go back in: count the digits behind both points.',
    gap: 'Leaves out the decimal point in a product.',
    predict(question) {
      const pair = pairOf(question, '×')
      return pair && !isPowerOfTen(pair.right.value)
        ? rational(unitsOf(pair.first) * unitsOf(pair.second))
        : undefined
    },
    propose: random =>
      `What is ${between(random, 1, 9)}.${between(random, 1, 9)} × ${between(random, 2, 9)}?`,
  }),
  define({
    id: 'quotient-point-lost',
    name: 'Point lost in dividing',
    topic: topics.dividingDecimals,
    explanation:
      'The point of the number that is shared stays in the answer; without it the answer is too big.',
    gap: 'Leaves out the decimal point in a quotient.',
    predict(question) {
      const pair = pairOf(question, '÷')
      if (!pair || isPowerOfTen(pair.right.value) || unitsOf(pair.second) === 0n || pair.second.places > 0)
        return undefined
      const quotient = rational(unitsOf(pair.first), unitsOf(pair.second))
      return isWhole(quotient) ? quotient : undefined
    },
    propose(random) {
      const divisor = between(random, 2, 9)
      const tenths = divisor * between(random, 3, 19)
      return `Work out ${Math.floor(tenths / 10)}.${tenths % 10} ÷ ${divisor}`
    },
  }),
  define({
    id: 'zero-added-for-ten',
    name: 'Adds a zero to multiply by ten',
    topic: topics.placeValue,
    explanation:
      'A zero at the end of a decimal changes nothing; times ten moves every digit one place to the left.',
    gap: 'Writes a zero behind a decimal to multiply it by ten.',
    predict(question) {
      const shift = shiftOf(question)
      return shift?.operator === '×' && shift.isDecimal ? shift.value : undefined
    },
    propose: random =>
      `What is ${proposeDecimal(random, pick(random, [1, 2]))} × ${pick(random, [10, 100])}?`,
  }),
  define({
    id: 'shifted-the-wrong-way',
    name: 'Moved digits the wrong way',
    topic: topics.placeValue,
    explanation:
      'Times ten makes a number bigger and divided by ten makes it smaller; the digits went the other way.',
    gap: 'Moves the digits the wrong way when multiplying or dividing by 10, 100 or 1,000.',
    predict(question) {
      const shift = shiftOf(question)
      if (!shift) return undefined
      return shift.operator === '×' ? shift.value.div(shift.by) : shift.value.mul(shift.by)
    },
    propose: random =>
      `What is ${proposeDecimal(random, 1)} ${pick(random, ['×', '÷'])} ${pick(random, [10, 100])}?`,
  }),
  define({
    id: 'shifted-one-place-short',
    name: 'Moved by the wrong number of places',
    topic: topics.placeValue,
    explanation: 'Digits move as many places as there are zeros: one for 10, two for 100, three for 1,000.',
    gap: 'Moves the digits one place too few or too many when multiplying or dividing by 100 or 1,000.',
    predict(question) {
      const shift = shiftOf(question)
      if (!shift || shift.by.n < 100n) return undefined
      return shift.operator === '×' ? shift.value.mul(shift.by).div(10) : shift.value.div(shift.by).mul(10)
    },
    alternatives(question) {
      const shift = shiftOf(question)
      if (!shift) return []
      return [shift.operator === '×' ? shift.value.mul(shift.by).mul(10) : shift.value.div(shift.by).div(10)]
    },
    propose: random =>
      `What is ${proposeDecimal(random, 1)} ${pick(random, ['×', '÷'])} ${pick(random, [100, 1000])}?`,
  }),
  define({
    id: 'longer-is-larger',
    name: 'Longer decimal is larger',
    topic: topics.comparing,
    explanation: 'More digits don’t make a decimal bigger: compare the tenths first, then the hundredths.',
    gap: 'Takes the decimal with more digits to be the larger one.',
    standard: '4.NF.C.7',
    predict(question) {
      const compared = decimalsCompared(question)
      if (!compared) return undefined
      const sign = compared.wants === 'largest' ? 1 : -1
      return extreme(compared.numbers, number => sign * (number.places ?? 0))
    },
    propose: random =>
      `Which is larger, 0.${between(random, 3, 9)} or 0.${between(random, 1, 9)}${between(random, 1, 9)}?`,
  }),
  define({
    id: 'shorter-is-larger',
    name: 'Shorter decimal is larger',
    topic: topics.comparing,
    explanation: 'Fewer digits don’t make a decimal bigger: compare the tenths first, then the hundredths.',
    gap: 'Takes the decimal with fewer digits to be the larger one.',
    standard: '4.NF.C.7',
    predict(question) {
      const compared = decimalsCompared(question)
      if (!compared) return undefined
      const sign = compared.wants === 'largest' ? -1 : 1
      return extreme(compared.numbers, number => sign * (number.places ?? 0))
    },
    propose: random =>
      `Which is larger, 0.${between(random, 1, 6)} or 0.${between(random, 2, 9)}${between(random, 1, 9)}?`,
  }),
]
