import { type Rational, rational } from '../../../arithmetic/rational.ts'
import type { ArithmeticQuestion } from '../../../domain/arithmetic-question.ts'
import type { Random } from '../../../domain/misconception.ts'
import { between } from '../../../domain/random.ts'
import { topics } from '../topics.ts'
import { define, digitsOf, fromDigits, wholesOf } from './define.ts'
import type { ArithmeticMisconception } from './misconception.ts'

function columns(a: bigint, b: bigint): [top: number, bottom: number][] {
  const [top, bottom] = [digitsOf(a), digitsOf(b)]
  return Array.from({ length: Math.max(top.length, bottom.length) }, (_, at) => [
    top[at] ?? 0,
    bottom[at] ?? 0,
  ])
}

const proposeSum = (random: Random) => `What is ${between(random, 16, 789)} + ${between(random, 15, 789)}?`

function proposeDifference(random: Random): string {
  const top = between(random, 41, 942)
  return `Work out ${top} - ${between(random, 12, top - 5)}`
}

function proposeAcrossZero(random: Random): string {
  const top = between(random, 2, 9) * 100 + between(random, 0, 8)
  return `Work out ${top} - ${between(random, 19, top - 20)}`
}

/** Borrows for every column; `pay` says what the column that lends from is left with. */
function borrowing(
  a: bigint,
  b: bigint,
  pay: (digits: number[], column: number) => void,
): bigint | undefined {
  if (a < b) return undefined
  const top = digitsOf(a)
  const bottom = digitsOf(b)
  const result = top.map(() => 0)
  for (let column = 0; column < top.length; column++) {
    const taken = bottom[column] ?? 0
    if ((top[column] ?? 0) < taken) {
      if (column === top.length - 1) return undefined
      top[column] = (top[column] ?? 0) + 10
      pay(top, column + 1)
    }
    result[column] = (top[column] ?? 0) - taken
  }
  return result.some(digit => digit < 0) ? undefined : fromDigits(result)
}

/** In each column the smaller digit from the larger, wherever it stands: by far the most common slip of all. */
function smallerFromLarger(question: ArithmeticQuestion): Rational | undefined {
  const whole = wholesOf(question, '-')
  if (!whole || whole.a < whole.b) return undefined
  return rational(fromDigits(columns(whole.a, whole.b).map(([top, bottom]) => Math.abs(top - bottom))))
}

/** A rarer slip that comes to the same explains nothing. */
const unlessCommoner = (value: Rational, question: ArithmeticQuestion) =>
  smallerFromLarger(question)?.equals(value) ? undefined : value

export const addingAndSubtracting: ArithmeticMisconception[] = [
  define({
    id: 'forgotten-carry',
    name: 'Forgotten carry',
    topic: topics.carrying,
    explanation:
      'When a column comes to ten or more, the ten moves over to the next column; it was left behind here.',
    gap: 'Forgets to carry the ten into the next column.',
    predict(question) {
      const whole = wholesOf(question, '+')
      return (
        whole && rational(fromDigits(columns(whole.a, whole.b).map(([top, bottom]) => (top + bottom) % 10)))
      )
    },
    propose: proposeSum,
  }),
  define({
    id: 'column-sum-in-full',
    name: 'Column sums written in full',
    topic: topics.carrying,
    explanation:
      'Each column has room for one digit only, so a ten moves over to the next column instead of staying.',
    gap: 'Writes the whole sum of a column instead of carrying the ten.',
    predict(question) {
      const whole = wholesOf(question, '+')
      if (!whole || (whole.a < 10n && whole.b < 10n)) return undefined
      return rational(fromDigits(columns(whole.a, whole.b).map(([top, bottom]) => top + bottom)))
    },
    propose: random => `What is ${between(random, 16, 89)} + ${between(random, 15, 89)}?`,
  }),
  define({
    id: 'aligned-left',
    name: 'Lined up from the left',
    topic: topics.addingWhole,
    explanation:
      'Numbers are lined up from the right, ones under ones; here they were lined up from the left.',
    gap: 'Lines up numbers of different length from the left instead of ones under ones.',
    standard: '4.NBT.B.4',
    predict(question) {
      const whole = wholesOf(question, '+')
      if (!whole) return undefined
      const [long, short] = whole.a > whole.b ? [whole.a, whole.b] : [whole.b, whole.a]
      const missing = long.toString().length - short.toString().length
      return missing === 0 ? undefined : rational(long + short * 10n ** BigInt(missing))
    },
    propose: random => `What is ${between(random, 112, 879)} + ${between(random, 12, 98)}?`,
  }),
  define({
    id: 'subtracted-instead-of-added',
    name: 'Took away instead of adding',
    topic: topics.addingWhole,
    explanation: 'The sign is a plus, so the numbers go together; here one was taken away from the other.',
    gap: 'Takes away where the sign says to add.',
    isOtherOperation: true,
    predict(question) {
      const whole = wholesOf(question, '+')
      return whole && rational(whole.a > whole.b ? whole.a - whole.b : whole.b - whole.a)
    },
    propose: random => `What is ${between(random, 12, 89)} + ${between(random, 3, 49)}?`,
  }),
  define({
    id: 'smaller-from-larger',
    name: 'Smaller digit from larger',
    topic: topics.borrowing,
    explanation:
      'In a column the lower digit is always taken from the upper one; when it is too big, borrow a ten first.',
    gap: 'Takes the smaller digit from the larger in each column instead of borrowing.',
    predict: smallerFromLarger,
    propose: proposeDifference,
  }),
  define({
    id: 'borrow-not-paid-back',
    name: 'Borrow not paid back',
    topic: topics.borrowing,
    explanation:
      'A borrowed ten has to come from the next column, which then has one less; that one was not taken off.',
    gap: 'Borrows a ten without making the next column one less.',
    predict(question) {
      const whole = wholesOf(question, '-')
      const result = whole && borrowing(whole.a, whole.b, () => {})
      return result === undefined ? undefined : unlessCommoner(rational(result), question)
    },
    propose: proposeDifference,
  }),
  define({
    id: 'borrow-across-zero',
    name: 'Borrow across zero',
    topic: topics.borrowing,
    explanation:
      'When the next column is a zero, the ten has to come from the column beyond it, which then has one less.',
    gap: 'Turns a zero into nine when borrowing without taking from the column beyond it.',
    predict(question) {
      const whole = wholesOf(question, '-')
      const result =
        whole &&
        borrowing(whole.a, whole.b, (digits, column) => {
          const lender = digits[column] ?? 0
          digits[column] = lender === 0 ? 9 : lender - 1
        })
      return result === undefined ? undefined : rational(result)
    },
    propose: proposeAcrossZero,
  }),
  define({
    id: 'zero-minus-is-number',
    name: 'Zero take away a number is the number',
    topic: topics.borrowing,
    explanation:
      'From a zero nothing can be taken until a ten is borrowed; here the lower digit was just copied.',
    gap: 'Writes the lower digit wherever the upper digit is zero.',
    predict(question) {
      const whole = wholesOf(question, '-')
      if (!whole || whole.a < whole.b) return undefined
      const top = digitsOf(whole.a)
      const bottom = digitsOf(whole.b)
      const isZero = top.map(digit => digit === 0)
      const lent = top.map((digit, at) => (isZero[at] ? (bottom[at] ?? 0) : digit))
      if (!isZero.some((zero, at) => zero && (bottom[at] ?? 0) > 0)) return undefined
      const known = bottom.map((digit, at) => (isZero[at] ? 0 : digit))
      const copied = fromDigits(lent)
      const taken = fromDigits(known)
      return copied < taken ? undefined : unlessCommoner(rational(copied - taken), question)
    },
    propose: proposeAcrossZero,
  }),
  define({
    id: 'added-instead-of-subtracted',
    name: 'Added instead of taking away',
    topic: topics.subtractingWhole,
    explanation: 'The sign is a minus, so something is taken away; here the numbers were added.',
    gap: 'Adds where the sign says to take away.',
    isOtherOperation: true,
    predict(question) {
      const whole = wholesOf(question, '-')
      return whole && rational(whole.a + whole.b)
    },
    propose: proposeDifference,
  }),
]
