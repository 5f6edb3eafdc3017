import { decimalPlaces, fixedText, isZero, type Rational, rational } from '../../../arithmetic/rational.ts'
import type { ArithmeticQuestion } from '../../../domain/arithmetic-question.ts'
import type { Random } from '../../../domain/misconception.ts'
import { between, pick } from '../../../domain/random.ts'
import { topics } from '../topics.ts'
import { behindPoint, convertOf } from './conversions.ts'
import { define, operandsOf } from './define.ts'
import type { ArithmeticMisconception } from './misconception.ts'

/** `15% of 80`: 15 and 80. */
function percentOf(question: ArithmeticQuestion): { percent: Rational; amount: Rational } | undefined {
  const operands = operandsOf(question, '×')
  if (operands?.left.form !== 'percent' || operands.right.form === 'percent') return undefined
  return { percent: operands.left.value.mul(100), amount: operands.right.value }
}

const proposePercent = (random: Random) =>
  `What is ${pick(random, [5, 10, 15, 20, 25, 30, 40, 60, 75, 80])}% of ${20 * between(random, 2, 20)}?`

const SIMPLE = ['1/4', '3/4', '1/5', '2/5', '3/5', '4/5', '3/8', '5/8', '7/8', '3/10', '7/20', '1/8'] as const
const proposeToDecimal = (random: Random) =>
  `Write ${pick(random, [...SIMPLE] as [string, ...string[]])} as a decimal`
const proposeToPercent = (random: Random) =>
  `Write ${pick(random, [...SIMPLE] as [string, ...string[]])} as a percentage`

export const percentages: ArithmeticMisconception[] = [
  define({
    id: 'percent-as-divisor',
    name: 'Divided by the percentage',
    topic: topics.percentages,
    explanation: 'Dividing by the number works for 10% only: percent means so many out of every hundred.',
    gap: 'Divides an amount by the number of percent.',
    predict(question) {
      const found = percentOf(question)
      return found && !isZero(found.percent) ? found.amount.div(found.percent) : undefined
    },
    propose: proposePercent,
  }),
  define({
    id: 'percent-subtracted',
    name: 'Percentage taken away',
    topic: topics.percentages,
    explanation: 'Percent means so many out of every hundred of the amount; it is not a number to take away.',
    gap: 'Takes the number of percent away from the amount.',
    predict(question) {
      const found = percentOf(question)
      return found?.amount.sub(found.percent)
    },
    propose: proposePercent,
  }),
  define({
    id: 'percent-out-of-ten',
    name: 'Percent out of ten',
    topic: topics.percentages,
    explanation: 'Percent means out of a hundred, so divide by 100; here it was divided by 10.',
    gap: 'Takes percent as parts of ten instead of parts of a hundred.',
    predict(question) {
      const found = percentOf(question)
      return found?.amount.mul(found.percent).div(10)
    },
    propose: proposePercent,
  }),
  define({
    id: 'percent-not-divided',
    name: 'Hundredths forgotten',
    topic: topics.percentages,
    explanation:
      'Percent means out of a hundred, so after multiplying the answer still has to be divided by 100.',
    gap: 'Multiplies by the number of percent without dividing by a hundred.',
    predict(question) {
      const found = percentOf(question)
      return found?.amount.mul(found.percent)
    },
    propose: proposePercent,
  }),
  define({
    id: 'percent-left-over',
    name: 'What is left instead of the part',
    topic: topics.percentages,
    explanation:
      'This is what is left when the percentage is taken off; the question asks for the percentage itself.',
    gap: 'Gives what is left of an amount instead of the percentage asked for.',
    predict(question) {
      const found = percentOf(question)
      return found?.amount.sub(found.amount.mul(found.percent).div(100))
    },
    propose: proposePercent,
  }),
  define({
    id: 'top-point-bottom',
    name: 'Fraction line as a point',
    topic: topics.converting,
    explanation: 'The fraction line means divided by; it does not turn into the point.',
    gap: 'Writes numerator and denominator on either side of the decimal point.',
    predict(question) {
      const number = convertOf(question, 'fraction', 'decimal')
      if (!number?.bottom || number.top === undefined) return undefined
      return rational(number.top).add(behindPoint(number.bottom))
    },
    propose: proposeToDecimal,
  }),
  define({
    id: 'bottom-behind-point',
    name: 'Denominator behind the point',
    topic: topics.converting,
    explanation:
      'The bottom number says into how many parts the whole is cut; those are not tenths, so divide the top by the bottom.',
    gap: 'Writes the denominator behind the decimal point.',
    predict(question) {
      const number = convertOf(question, 'fraction', 'decimal')
      return number?.bottom ? behindPoint(number.bottom) : undefined
    },
    propose: proposeToDecimal,
  }),
  define({
    id: 'divided-bottom-by-top',
    name: 'Divided bottom by top',
    topic: topics.converting,
    explanation: 'The top number is divided by the bottom number; here it was the other way round.',
    gap: 'Divides the denominator by the numerator to get a decimal.',
    predict(question) {
      const number = convertOf(question, 'fraction', 'decimal')
      return number?.bottom && number.top ? rational(number.bottom, number.top) : undefined
    },
    propose: proposeToDecimal,
  }),
  define({
    id: 'bottom-as-percent',
    name: 'Denominator as percentage',
    topic: topics.converting,
    explanation: 'The bottom number is no percentage: it says into how many equal parts the 100% are shared.',
    gap: 'Takes the denominator of a fraction as its percentage.',
    standard: '6.RP.A.3',
    predict(question) {
      const number = convertOf(question, 'fraction', 'percentage')
      return number?.bottom ? rational(number.bottom, 100n) : undefined
    },
    propose: proposeToPercent,
  }),
  define({
    id: 'digits-as-percent',
    name: 'Top and bottom put together as percentage',
    topic: topics.converting,
    explanation:
      'Top and bottom don’t go side by side to make a percentage; find out how many hundredths the fraction is.',
    gap: 'Writes numerator and denominator side by side as a percentage.',
    standard: '6.RP.A.3',
    predict(question) {
      const number = convertOf(question, 'fraction', 'percentage')
      return number?.bottom && number.top !== undefined
        ? rational(BigInt(`${number.top}${number.bottom}`), 100n)
        : undefined
    },
    propose: proposeToPercent,
  }),
  define({
    id: 'decimal-digits-as-percent',
    name: 'Digits behind the point as percentage',
    topic: topics.converting,
    explanation: 'Percent means hundredths, so multiply by 100 instead of copying the digits.',
    gap: 'Copies the digits behind the point as a percentage.',
    standard: '6.RP.A.3',
    predict(question) {
      const number = convertOf(question, 'decimal', 'percentage')
      const places = number && decimalPlaces(number.value)
      return number && places
        ? rational(BigInt(fixedText(number.value, places).replace('.', '')), 100n)
        : undefined
    },
    propose: random =>
      `Write ${pick(random, [`0.${between(random, 1, 9)}`, `0.${between(random, 101, 989)}`])} as a percentage`,
  }),
  define({
    id: 'percent-as-tenths',
    name: 'Percent as tenths',
    topic: topics.converting,
    explanation: 'Percent means hundredths, so the point moves two places; it moved only one.',
    gap: 'Moves the point only one place between percent and decimal.',
    standard: '6.RP.A.3',
    predict(question) {
      const number = convertOf(question, 'percent', 'decimal')
      return number?.value.mul(10)
    },
    propose: random => `Write ${between(random, 1, 99)}% as a decimal`,
  }),
  define({
    id: 'wrong-place-below',
    name: 'Wrong place as denominator',
    topic: topics.converting,
    explanation:
      'The place of the last digit decides the bottom number: tenths 10, hundredths 100, thousandths 1,000.',
    gap: 'Writes a decimal as a fraction with the wrong place below.',
    predict(question) {
      const number = convertOf(question, 'decimal', 'fraction')
      return number && (number.places ?? 0) > 1 ? number.value.mul(10) : undefined
    },
    alternatives(question) {
      const number = convertOf(question, 'decimal', 'fraction')
      return number ? [number.value.div(10)] : []
    },
    propose: random => `Write 0.${pick(random, ['0', '1', '2'])}${between(random, 1, 9)} as a fraction`,
  }),
]
