import { asLiteral, hasUnknown, literalsIn, partsOf } from '../../../arithmetic/expression.ts'
import { gcd } from '../../../arithmetic/rational.ts'
import type { ArithmeticQuestion } from '../../../domain/arithmetic-question.ts'
import type { Random } from '../../../domain/misconception.ts'
import { between, pick } from '../../../domain/random.ts'
import type { ArithmeticMisconception } from '../misconceptions/misconception.ts'
import { readArithmetic } from '../read-arithmetic.ts'

/** A proper fraction in lowest terms whose bottom is one of these. */
function fraction(random: Random, bottoms: readonly [number, ...number[]]): string {
  for (;;) {
    const bottom = pick(random, bottoms)
    const top = between(random, 1, bottom - 1)
    if (gcd(BigInt(top), BigInt(bottom)) === 1n) return `${top}/${bottom}`
  }
}

/** What a child may be asked to multiply out. */
const LARGEST_POWER = 10_000

const SMALL = [2, 3, 4, 5, 6, 7, 8, 9, 10, 12] as const
/** Bottoms whose decimals end. */
const ENDING = [2, 4, 5, 8, 10, 16, 20, 25, 40, 50] as const

const fractionToDecimal = (random: Random) => `Write ${fraction(random, ENDING)} as a decimal`
const fractionToPercentage = (random: Random) => `Write ${fraction(random, ENDING)} as a percentage`
const fractionDifference = (random: Random) =>
  `Work out ${fraction(random, SMALL)} - ${fraction(random, SMALL)}`
const unreduced = (random: Random) => {
  const [top = 1, bottom = 2] = fraction(random, SMALL).split('/').map(Number)
  const factor = between(random, 2, 9)
  return `Simplify ${top * factor}/${bottom * factor}`
}
/** Squares, cubes and what is read off. */
const power = (random: Random) => {
  const small = () => between(random, 2, 10)
  return pick(random, [
    () => `What is ${between(random, 2, 25)}^2?`,
    () => `What is ${small() * 10}^2?`,
    () => `What is ${small()}^3?`,
    () => `What is ${between(random, 2, 6)}^4?`,
    () => `What is 10^${between(random, 2, 4)}?`,
  ])()
}
/** Decimals of different lengths, so that the lengths tempt either way. */
const comparison = (random: Random) => {
  const digits = (count: number) => `${between(random, 10 ** (count - 1), 10 ** count - 1)}`
  const numbers = [digits(1), digits(2), digits(3), pick(random, [`0${digits(1)}`, `0${digits(2)}`])]
  const wants = pick(random, ['largest', 'smallest'])
  return `Which is the ${wants}: ${numbers.map(each => `0.${each}`).join(', ')}?`
}

/** Four fractions of different bottoms, each with as many pieces as tempt either way. */
const fractionsCompared = (random: Random) => {
  const [first, second, third, last] = pick(random, [
    [3, 4, 6, 8],
    [3, 5, 7, 9],
    [2, 5, 8, 10],
    [4, 5, 6, 12],
  ] as [number[], ...number[][]])
  const wants = pick(random, ['largest', 'smallest'])
  const all = [first, second, third, last].map((bottom = 2) => fraction(random, [bottom]))
  return `Which is the ${wants}: ${all.join(', ')}?`
}
/** Percentages among decimals. */
const percentsCompared = (random: Random) => {
  const percent = () => `${between(random, 11, 99)}%`
  const decimal = () => `0.${between(random, 1, 9)}`
  return `Which is the ${pick(random, ['largest', 'smallest'])}: ${[percent(), decimal(), percent(), decimal()].join(', ')}?`
}

/** Where the table's own questions are few, or have no room for four options. */
const ownWords: Record<string, (random: Random) => string> = {
  'longer-is-larger': comparison,
  'shorter-is-larger': comparison,
  'larger-bottom-is-larger': fractionsCompared,
  'smaller-bottom-is-larger': fractionsCompared,
  'percent-as-whole-number': percentsCompared,
  'top-point-bottom': fractionToDecimal,
  'bottom-behind-point': fractionToDecimal,
  'divided-bottom-by-top': random => {
    const [top, bottom] = fraction(random, ENDING).split('/')
    return `Write ${pick(random, [`${top}/${bottom}`, `${bottom}/${top}`])} as a decimal`
  },
  'bottom-as-percent': fractionToPercentage,
  'digits-as-percent': fractionToPercentage,
  'subtracted-denominators': fractionDifference,
  'subtracted-unscaled-numerators': fractionDifference,
  'subtracted-over-larger': fractionDifference,
  'simplified-top-only': unreduced,
  'simplified-by-subtracting': unreduced,
  'power-as-multiplication': power,
  'power-one-too-many': power,
  'power-swapped': random => `What is ${between(random, 2, 12)}^${between(random, 2, 6)}?`,
  'wrong-place-below': random =>
    `Write 0.${pick(random, ['0', '00', ''])}${between(random, 1, 99)} as a fraction`,
  'whole-added-to-numerator': random =>
    `Write ${between(random, 2, 9)} ${fraction(random, SMALL)} as an improper fraction`,
}

/**
 * A question on which the misconception leads to a wrong answer.
 * @returns undefined when what came up is no good question; ask again then
 */
export function proposeQuestion(
  misconception: ArithmeticMisconception,
  random: Random,
): ArithmeticQuestion | undefined {
  const words = ownWords[misconception.id]?.(random) ?? misconception.makeQuestion(random)
  const question = readArithmetic(words)
  if (!question || isAwkward(question)) return undefined
  return misconception.predict(question) ? question : undefined
}

/** Written as nobody would: `3.0`, `1x`, a power in the millions, a difference of fractions below nothing. */
function isAwkward(question: ArithmeticQuestion): boolean {
  if (/\.\d*0\b(?!\.)|(?<![\d.])1x\b/.test(question.text)) return true
  if (question.kind === 'compare')
    return new Set(question.numbers.map(({ value }) => value.toFraction())).size < 4
  if (question.kind !== 'calculate' || hasUnknown(question.expression)) return false
  for (const part of partsOf(question.expression)) {
    if (part.kind !== 'operation') continue
    const [left, right] = [asLiteral(part.left), asLiteral(part.right)]
    if (!left || !right) continue
    if (part.operator === '^' && left.value.valueOf() ** right.value.valueOf() > LARGEST_POWER) return true
    const isFractions = literalsIn(part).every(({ form }) => form === 'fraction')
    if (part.operator === '-' && isFractions && left.value.compare(right.value) < 0) return true
  }
  return false
}
