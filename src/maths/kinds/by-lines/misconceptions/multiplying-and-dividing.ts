import { rational } from '../../../arithmetic/rational.ts'
import type { Random } from '../../../domain/misconception.ts'
import { between, pick } from '../../../domain/random.ts'
import { topics } from '../topics.ts'
import { define, digitsOf, fromDigits, wholesOf } from './define.ts'
import type { ArithmeticMisconception } from './misconception.ts'

const proposeFact = (random: Random) => `What is ${between(random, 3, 12)} × ${between(random, 3, 12)}?`
const proposeLong = (random: Random) => `Work out ${between(random, 13, 89)} × ${between(random, 13, 89)}`

function isFact(a: bigint, b: bigint): boolean {
  return a >= 2n && b >= 2n && a <= 12n && b <= 12n
}

function withoutZeros(value: bigint): bigint {
  return BigInt(value.toString().replace(/0+$/, '') || '0')
}

export const multiplyingAndDividing: ArithmeticMisconception[] = [
  define({
    id: 'one-group-too-few',
    name: 'One group too few',
    topic: topics.timesTables,
    explanation: 'This is the fact just before in the times table; one more group has to be added.',
    gap: 'Stops one group early in a times table.',
    predict(question) {
      const whole = wholesOf(question, '×')
      return whole && isFact(whole.a, whole.b) ? rational(whole.a * (whole.b - 1n)) : undefined
    },
    alternatives(question) {
      const whole = wholesOf(question, '×')
      return whole && isFact(whole.a, whole.b) ? [rational((whole.a - 1n) * whole.b)] : []
    },
    propose: proposeFact,
  }),
  define({
    id: 'one-group-too-many',
    name: 'One group too many',
    topic: topics.timesTables,
    explanation: 'This is the next fact in the times table; one group has to come off again.',
    gap: 'Goes one group too far in a times table.',
    predict(question) {
      const whole = wholesOf(question, '×')
      return whole && isFact(whole.a, whole.b) ? rational(whole.a * (whole.b + 1n)) : undefined
    },
    alternatives(question) {
      const whole = wholesOf(question, '×')
      return whole && isFact(whole.a, whole.b) ? [rational((whole.a + 1n) * whole.b)] : []
    },
    propose: proposeFact,
  }),
  define({
    id: 'added-instead-of-multiplied',
    name: 'Added instead of multiplied',
    topic: topics.timesTables,
    explanation: 'Times means so many groups of the same size; here the two numbers were only added.',
    gap: 'Adds two numbers where they are to be multiplied.',
    isOtherOperation: true,
    predict(question) {
      const whole = wholesOf(question, '×')
      return whole && whole.a > 1n && whole.b > 1n ? rational(whole.a + whole.b) : undefined
    },
    propose: proposeFact,
  }),
  define({
    id: 'times-zero-is-number',
    name: 'Times zero leaves the number',
    topic: topics.timesTables,
    explanation: 'Zero groups of anything are nothing at all, so the answer is zero.',
    gap: 'Leaves a number as it is when multiplying by zero.',
    predict(question) {
      const whole = wholesOf(question, '×')
      return whole && (whole.a === 0n || whole.b === 0n) ? rational(whole.a + whole.b) : undefined
    },
    propose: random =>
      pick(random, [`What is ${between(random, 2, 99)} × 0?`, `What is 0 × ${between(random, 2, 99)}?`]),
  }),
  define({
    id: 'times-one-adds-one',
    name: 'Times one adds one',
    topic: topics.timesTables,
    explanation: 'One group of a number is just that number; nothing is added.',
    gap: 'Adds one when multiplying by one.',
    predict(question) {
      const whole = wholesOf(question, '×')
      if (!whole || (whole.a !== 1n && whole.b !== 1n) || whole.a + whole.b === 2n) return undefined
      return rational(whole.a + whole.b)
    },
    propose: random => `What is ${between(random, 2, 99)} × 1?`,
  }),
  define({
    id: 'partial-product-not-shifted',
    name: 'Tens not moved over',
    topic: topics.multiplyingWhole,
    explanation:
      'The second row multiplies by tens, so it begins one place further to the left (with a zero at its end).',
    gap: 'Adds the partial products without moving the tens one place over.',
    predict(question) {
      const whole = wholesOf(question, '×')
      if (!whole || whole.a < 13n || whole.b < 11n) return undefined
      return rational(digitsOf(whole.b).reduce((sum, digit) => sum + whole.a * BigInt(digit), 0n))
    },
    propose: proposeLong,
  }),
  define({
    id: 'only-matching-places',
    name: 'Only tens by tens and ones by ones',
    topic: topics.multiplyingWhole,
    explanation:
      'Every part of one number multiplies every part of the other: tens by ones and ones by tens are missing.',
    gap: 'Multiplies only tens by tens and ones by ones.',
    predict(question) {
      const whole = wholesOf(question, '×')
      if (!whole || whole.a < 11n || whole.b < 11n || whole.a > 99n || whole.b > 99n) return undefined
      const ones = (whole.a % 10n) * (whole.b % 10n)
      return rational((whole.a / 10n) * (whole.b / 10n) * 100n + ones)
    },
    alternatives(question) {
      const whole = wholesOf(question, '×')
      if (!whole || whole.a < 11n || whole.b < 11n || whole.a > 99n || whole.b > 99n) return []
      return [rational((whole.a / 10n) * (whole.b / 10n) * 10n + (whole.a % 10n) * (whole.b % 10n))]
    },
    propose: proposeLong,
  }),
  define({
    id: 'multiplying-carry-lost',
    name: 'Carry lost in multiplying',
    topic: topics.multiplyingWhole,
    explanation:
      'After each digit is multiplied, the tens that were carried have to be added; they were left out.',
    gap: 'Forgets to add the carried tens when multiplying.',
    predict(question) {
      const whole = wholesOf(question, '×')
      if (!whole) return undefined
      const [long, digit] = whole.a > whole.b ? [whole.a, whole.b] : [whole.b, whole.a]
      if (long < 13n || digit < 2n || digit > 9n) return undefined
      return rational(fromDigits(digitsOf(long).map(each => (each * Number(digit)) % 10)))
    },
    propose: random => `Work out ${between(random, 13, 489)} × ${between(random, 3, 9)}`,
  }),
  define({
    id: 'zeros-lost-in-product',
    name: 'Zeros lost in a product',
    topic: topics.multiplyingWhole,
    explanation:
      'A zero at the end makes a number ten times as big: the zeros of both numbers belong to the answer.',
    gap: 'Drops the zeros when multiplying tens and hundreds.',
    standard: '3.NBT.A.3',
    predict(question) {
      const whole = wholesOf(question, '×')
      if (!whole || (whole.a % 10n !== 0n && whole.b % 10n !== 0n) || whole.a * whole.b === 0n)
        return undefined
      return rational(withoutZeros(whole.a) * withoutZeros(whole.b))
    },
    propose: random =>
      `What is ${between(random, 2, 9) * 10} × ${pick(random, [1, 10]) * between(random, 3, 9)}?`,
  }),
  define({
    id: 'zero-lost-in-quotient',
    name: 'Zero lost in a quotient',
    topic: topics.dividingWhole,
    explanation:
      'When the number does not go into a digit, a zero holds that place in the answer; it was left out.',
    gap: 'Leaves out the zero that holds a place in a quotient.',
    predict(question) {
      const whole = wholesOf(question, '÷')
      if (!whole || whole.b === 0n || whole.a % whole.b !== 0n) return undefined
      const text = (whole.a / whole.b).toString()
      const shorter = text.charAt(0) + text.slice(1).replaceAll('0', '')
      return shorter === text ? undefined : rational(BigInt(shorter))
    },
    propose(random) {
      const divisor = between(random, 3, 9)
      return `Work out ${divisor * (between(random, 1, 9) * 100 + between(random, 1, 9))} ÷ ${divisor}`
    },
  }),
  define({
    id: 'larger-by-smaller',
    name: 'Larger divided by smaller',
    topic: topics.dividingWhole,
    explanation: 'The first number is the one that is shared out; here the two numbers were swapped round.',
    gap: 'Swaps the numbers of a division so that the larger one comes first.',
    predict(question) {
      const whole = wholesOf(question, '÷')
      return whole && whole.a > 0n && whole.b > whole.a ? rational(whole.b, whole.a) : undefined
    },
    propose(random) {
      const first = between(random, 2, 9)
      return `What is ${first} ÷ ${first * between(random, 2, 9)}?`
    },
  }),
  define({
    id: 'remainder-as-tenths',
    name: 'Remainder written behind the point',
    topic: topics.dividingWhole,
    explanation:
      'A remainder is not a number of tenths: it still has to be shared, so it can’t just follow a point.',
    gap: 'Writes a remainder behind the decimal point as if it were tenths.',
    predict(question) {
      const whole = wholesOf(question, '÷')
      if (!whole || whole.b === 0n || whole.a < whole.b || whole.a % whole.b === 0n) return undefined
      const left = whole.a % whole.b
      return rational(whole.a / whole.b).add(rational(left, 10n ** BigInt(left.toString().length)))
    },
    propose: random => `Work out ${between(random, 13, 98)} ÷ ${between(random, 3, 9)}`,
  }),
  define({
    id: 'remainder-dropped',
    name: 'Remainder dropped',
    topic: topics.dividingWhole,
    explanation:
      'Something is left over here, and it belongs to the answer as a remainder, a fraction or a decimal.',
    gap: 'Leaves out the remainder of a division.',
    predict(question) {
      const whole = wholesOf(question, '÷')
      if (!whole || whole.b === 0n || whole.a < whole.b) return undefined
      return rational(whole.a / whole.b)
    },
    propose: random => `Work out ${between(random, 13, 98)} ÷ ${between(random, 3, 9)}`,
  }),
  define({
    id: 'divided-by-zero-is-zero',
    name: 'Dividing by zero gives zero',
    topic: topics.dividingByZero,
    explanation:
      'No number of zeros makes up a number, so dividing by zero has no answer at all, not even zero.',
    gap: 'Gives an answer to a division by zero.',
    predict(question) {
      const whole = wholesOf(question, '÷')
      return whole && whole.b === 0n ? rational(0) : undefined
    },
    alternatives(question) {
      const whole = wholesOf(question, '÷')
      return whole && whole.b === 0n ? [rational(whole.a)] : []
    },
    propose: random => `What is ${between(random, 2, 99)} ÷ 0?`,
  }),
]
