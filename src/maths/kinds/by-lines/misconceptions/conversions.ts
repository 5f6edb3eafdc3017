import type { NumberNode } from '../../../arithmetic/expression.ts'
import { gcd, type Rational, rational } from '../../../arithmetic/rational.ts'
import type { AnswerForm, ArithmeticQuestion } from '../../../domain/arithmetic-question.ts'
import type { Random } from '../../../domain/misconception.ts'
import { between, pick } from '../../../domain/random.ts'
import { topics } from '../topics.ts'
import { define } from './define.ts'
import type { ArithmeticMisconception } from './misconception.ts'

/** A number that is not negative and is to be written in one of these forms. */
export function convertOf(
  question: ArithmeticQuestion,
  from: NumberNode['form'],
  ...to: AnswerForm[]
): NumberNode | undefined {
  if (question.kind !== 'convert' || question.number.form !== from || !to.includes(question.form))
    return undefined
  return question.number.value.s < 0n ? undefined : question.number
}

/** Digits put behind the point: 8 gives 0.8, 38 gives 0.38. */
export function behindPoint(digits: bigint): Rational {
  return rational(digits, 10n ** BigInt(digits.toString().length))
}

/** `17/5` with the whole, what is left over, and the bottom. */
function divided(question: ArithmeticQuestion): { whole: bigint; rest: bigint; bottom: bigint } | undefined {
  const number = convertOf(question, 'fraction', 'mixed')
  if (!number?.bottom || number.top === undefined) return undefined
  const { top, bottom } = number
  return { whole: top / bottom, rest: top % bottom, bottom }
}

function proposeTopHeavy(random: Random): string {
  const bottom = between(random, 3, 9)
  const rest = between(random, 1, bottom - 1)
  const top = bottom * between(random, 2, 6) + rest
  return gcd(BigInt(top), BigInt(bottom)) === 1n
    ? `Write ${top}/${bottom} as a mixed number`
    : `Write ${top - rest + 1}/${bottom} as a mixed number`
}

export const conversions: ArithmeticMisconception[] = [
  define({
    id: 'top-and-bottom-behind-point',
    name: 'Top and bottom behind the point',
    topic: topics.converting,
    explanation: 'Top and bottom are no digits of a decimal: divide the top by the bottom.',
    gap: 'Writes numerator and denominator side by side behind the decimal point.',
    predict(question) {
      const number = convertOf(question, 'fraction', 'decimal')
      return number?.bottom && number.top ? behindPoint(BigInt(`${number.top}${number.bottom}`)) : undefined
    },
    propose: random =>
      `Write ${pick(random, ['1/4', '3/4', '1/5', '2/5', '3/5', '4/5', '3/8'])} as a decimal`,
  }),
  define({
    id: 'digits-as-top-and-bottom',
    name: 'Digits as top and bottom',
    topic: topics.converting,
    explanation: 'The digits behind the point belong together: they count tenths, hundredths or thousandths.',
    gap: 'Takes the digits of a decimal for numerator and denominator.',
    predict(question) {
      const number = convertOf(question, 'decimal', 'fraction', 'mixed')
      if (number?.places !== 2) return undefined
      const whole = number.value.floor()
      const [top, bottom] = [...String(number.value.sub(whole).mul(100).n).padStart(2, '0')].map(BigInt)
      return top && bottom ? whole.add(rational(top, bottom)) : undefined
    },
    propose: random => `Write 0.${between(random, 1, 4)}${between(random, 5, 9)} as a fraction`,
  }),
  define({
    id: 'percent-below',
    name: 'Percentage as denominator',
    topic: topics.converting,
    explanation: 'Percent means out of a hundred, so the number goes on top and the hundred below.',
    gap: 'Takes the number of percent for the denominator of a fraction.',
    standard: '6.RP.A.3',
    predict(question) {
      const number = convertOf(question, 'percent', 'fraction')
      return number && number.value.s > 0n ? number.value.mul(100).inverse() : undefined
    },
    propose: random => `Write ${5 * between(random, 3, 19)}% as a fraction`,
  }),
  define({
    id: 'percent-over-ten',
    name: 'Percent over ten',
    topic: topics.converting,
    explanation: 'Percent means out of a hundred: the number below is a hundred, not ten.',
    gap: 'Writes a percentage as a fraction with ten below.',
    standard: '6.RP.A.3',
    predict: question => convertOf(question, 'percent', 'fraction')?.value.mul(10),
    propose: random => `Write ${5 * between(random, 3, 19)}% as a fraction`,
  }),
  define({
    id: 'wholes-and-rest-swapped',
    name: 'Wholes and rest swapped',
    topic: topics.mixedNumbers,
    explanation:
      'What comes out of the division are the wholes; what is left over goes on top of the fraction.',
    gap: 'Swaps the wholes and the rest when writing a mixed number.',
    predict(question) {
      const found = divided(question)
      return found && found.whole < found.bottom
        ? rational(found.rest).add(rational(found.whole, found.bottom))
        : undefined
    },
    propose: proposeTopHeavy,
  }),
  define({
    id: 'rest-as-tenths-of-mixed',
    name: 'Rest written as tenths',
    topic: topics.mixedNumbers,
    explanation: 'What is left over are parts of the size that the bottom number says, not tenths.',
    gap: 'Writes the rest of a top-heavy fraction behind a decimal point.',
    predict(question) {
      const found = divided(question)
      return found && found.rest > 0n ? rational(found.whole).add(behindPoint(found.rest)) : undefined
    },
    propose: proposeTopHeavy,
  }),
]
