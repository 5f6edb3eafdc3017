import { exactValue } from '#maths/arithmetic/evaluate.ts'
import { asLiteral, type Expression, literalsIn, operationsIn } from '#maths/arithmetic/expression.ts'

const isWhole = (value: number | undefined): value is number =>
  value !== undefined && Number.isInteger(value) && value >= 0 && value < 1e9

/** Where a sum or difference of two whole numbers first goes wrong, from the ones on; undefined for others. */
export function firstWrongColumn(left: Expression, right: Expression): string | undefined {
  const [only, ...others] = operationsIn(left)
  const [a, b] = literalsIn(left).map(({ value }) => value.valueOf())
  const [said, own] = [asLiteral(right)?.value.valueOf(), exactValue(left)?.valueOf()]
  if (!only || others.length > 0 || !isWhole(a) || !isWhole(b) || !isWhole(said) || !isWhole(own))
    return undefined
  if ((only.operator !== '+' && only.operator !== '-') || Math.max(a, b) < 10) return undefined
  for (let place = 1, at = 0; place <= own * 10; place *= 10, at++) {
    const digit = (number: number) => Math.floor(number / place) % 10
    if (digit(said) === digit(own)) continue
    const name = NAMES[at]
    if (name === undefined) return undefined
    const [one, two] = [digit(a), digit(b)]
    if (only.operator === '-')
      return at > 0 && digit(said) === digit(own) + 1
        ? `The ${name}: one of them was changed into ten of the next place. How many are left there?`
        : `Look at the ${name}: what is left there?`
    const before = at > 0 && (a % place) + (b % place) >= place
    return before
      ? `The ${NAMES[at - 1]} ${Math.floor((a % place) / (place / 10))} and ${Math.floor((b % place) / (place / 10))} make more than ten, so one is carried. Is it in your ${name}?`
      : `Look at the ${name}: what do ${one} and ${two} make?`
  }
  return undefined
}

const NAMES = ['ones', 'tens', 'hundreds', 'thousands'] as const
