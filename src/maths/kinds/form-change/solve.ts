import { exactValue } from '../../arithmetic/evaluate.ts'
import { numberNode, type OperationNode } from '../../arithmetic/expression.ts'
import { decimalText, fixedText, gcd, isWhole, type Rational, roundTo } from '../../arithmetic/rational.ts'
import { inline, latex, valueLatex } from '../../arithmetic/show.ts'
import type { Solution, Step } from '../../marking/solution.ts'
import type {
  CompareQuestion,
  ConvertQuestion,
  RoundQuestion,
  SimplifyQuestion,
} from '../arithmetic/question.ts'

function step(words: string, isShownBy: Step['isShownBy'] = () => false): Step {
  return { plan: words, done: words, isReduction: true, isShownBy }
}

/** `18 ÷ 6` and `24 ÷ 6`: both are divided by one number. */
function isDividedAlike(operations: OperationNode[], top: bigint, bottom: bigint): boolean {
  const divisorsOf = (number: bigint) =>
    operations.flatMap(({ operator, left, right }) =>
      operator === '÷' && exactValue(left)?.equals(number) ? (exactValue(right)?.toFraction() ?? []) : [],
    )
  const divisors = divisorsOf(bottom)
  return divisorsOf(top).some(divisor => divisor !== '1' && divisors.includes(divisor))
}

/** Common factor first, lowest terms last. */
export function solveSimplify({ number }: SimplifyQuestion): Solution {
  const { value, top = 0n, bottom = 1n } = number
  const factor = gcd(top, bottom)
  const answer = valueLatex(value)
  if (factor === 1n) return { value, answer, steps: [step(`Already in lowest terms: ${inline(answer)}`)] }
  const steps = [
    step(
      `Divide top and bottom by a number that goes into both, such as ${factor}`,
      ({ literals, operations }) =>
        literals.some(each => each.value.equals(value) && (each.bottom ?? each.value.d) < bottom) ||
        isDividedAlike(operations, top, bottom),
    ),
    step(`Lowest terms: ${inline(`${latex(number)} = ${answer}`)}`),
  ]
  return { value, answer, steps }
}

/** Digits that never end, written as far as they repeat visibly. */
function decimalWords(value: Rational): string {
  return decimalText(value) ?? `${fixedText(value, 6)}\\ldots`
}

function mixedLatex(value: Rational): string {
  const whole = value.n / value.d
  const sign = value.s < 0n ? '-' : ''
  return isWhole(value) || whole === 0n
    ? valueLatex(value)
    : `${sign}${whole}\\frac{${value.n % value.d}}{${value.d}}`
}

/** A value as LaTeX in the form that was asked for. */
export function formLatex(value: Rational, form: ConvertQuestion['form']): string {
  if (form === 'decimal') return decimalWords(value)
  if (form === 'percentage') return `${decimalWords(value.mul(100))}\\%`
  if (form === 'mixed') return mixedLatex(value)
  return isWhole(value) && form === 'improper'
    ? latex({ ...numberNode(value, 'fraction') })
    : valueLatex(value)
}

export function solveConvert(question: ConvertQuestion): Solution {
  const { number, form } = question
  const { value } = number
  const answer = formLatex(value, form)
  return {
    value,
    answer,
    steps: [
      step(howToConvert(question), () => false),
      step(`Write it: ${inline(`${latex(number)} = ${answer}`)}`),
    ],
  }
}

function howToConvert({ number, form }: ConvertQuestion): string {
  const { value, top = 0n, bottom = 1n } = number
  const written = inline(latex(number))
  if (form === 'decimal') {
    if (number.form === 'percent') return 'Percent means out of a hundred, so divide by 100'
    return number.form === 'mixed'
      ? 'Keep the whole part and divide the top by the bottom'
      : `Divide the top by the bottom: ${inline(`${top} \\div ${bottom}`)}`
  }
  if (form === 'percentage') return 'Multiply by 100, because percent means out of a hundred'
  if (form === 'mixed' && number.form === 'fraction')
    return `See how many whole ${bottom}s are in ${top}: ${value.n / value.d}, and what is left over`
  if (number.form === 'mixed')
    return `Turn the wholes into parts: ${inline(`${value.n / value.d} \\times ${bottom} + ${top < 0n ? -top : top}`)}`
  if (number.form === 'percent')
    return `Percent means out of a hundred, so ${written} is a fraction with 100 below`
  return 'Read the place of the last digit: tenths, hundredths or thousandths'
}

const PLACE_NAMES: Record<string, string> = {
  '-6': 'million',
  '-5': 'hundred thousand',
  '-4': 'ten thousand',
  '-3': 'thousand',
  '-2': 'hundred',
  '-1': 'ten',
  '0': 'whole number',
  '1': 'tenth',
  '2': 'hundredth',
  '3': 'thousandth',
}

/** `nearest ten`, or `4 decimal places` beyond thousandths. */
export function placeName(places: number): string {
  const name = PLACE_NAMES[String(places)]
  return name ? `nearest ${name}` : `number with ${places} decimal places`
}

export function solveRound({ number, places }: RoundQuestion): Solution {
  const value = roundTo(number.value, places)
  const answer = places > 0 ? fixedText(value, places) : valueLatex(value)
  const digit =
    (number.value.n * 10n ** BigInt(Math.max(0, places + 1))) /
    (number.value.d * 10n ** BigInt(Math.max(0, -places - 1)))
  const decider = digit % 10n
  const direction = decider >= 5n ? '5 or more, so round up' : 'less than 5, so round down'
  const words = `The next digit is ${decider}, which is ${direction}: ${inline(`${latex(number)} \\approx ${answer}`)} to the ${placeName(places)}`
  return { value, answer, steps: [step(words)] }
}

export function solveCompare({ numbers, wants }: CompareQuestion): Solution {
  const sorted = [...numbers].sort((a, b) => a.value.compare(b.value))
  const best = wants === 'largest' ? sorted.at(-1) : sorted[0]
  if (!best) throw new RangeError('There is nothing to compare')
  const line = sorted.map(latex).join(' < ')
  return {
    value: best.value,
    answer: latex(best),
    steps: [step(`Compare place by place: ${inline(line)}, so the ${wants} is ${inline(latex(best))}`)],
  }
}
