import { fixedText, roundTo } from '../../arithmetic/rational.ts'
import { inline, latex, valueLatex } from '../../arithmetic/show.ts'
import type { RoundQuestion } from '../../domain/arithmetic-question.ts'
import { type ArithmeticSolution, step } from '../by-lines/solution.ts'

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

export function solveRound({ number, places }: RoundQuestion): ArithmeticSolution {
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
