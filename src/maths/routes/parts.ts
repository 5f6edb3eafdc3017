import { decimalPlaces, isWhole, type Rational, rational } from '../arithmetic/rational.ts'

const MOST_DIGITS = 8

/** One digit of a number and what its place is worth. */
export interface Place {
  digit: Rational
  unit: Rational
}

/** The digits of a number that are not zero, biggest place first; none where they never end or are too many. */
export function placesOf(value: Rational): Place[] {
  const places = decimalPlaces(value)
  if (places === undefined) return []
  const digits = ((value.n * 10n ** BigInt(places)) / value.d).toString()
  if (digits.length > MOST_DIGITS) return []
  return [...digits].flatMap((digit, at) => {
    const power = digits.length - 1 - at - places
    const unit = power >= 0 ? rational(10n ** BigInt(power)) : rational(1n, 10n ** BigInt(-power))
    return digit === '0' ? [] : [{ digit: rational(BigInt(digit)), unit }]
  })
}

/** A number taken apart by its places: 345 is 300, 40 and 5. One that can't be is its only part. */
export function placeParts(value: Rational): Rational[] {
  const parts = value.s < 0n ? [] : placesOf(value).map(({ digit, unit }) => digit.mul(unit))
  return parts.length > 0 ? parts : [value]
}

/** Its digits, for column work. */
export function digitsOf(value: Rational): Rational[] {
  return placesOf(value).map(({ digit }) => digit)
}

/** Every sum of some of the numbers, by its text. */
export function someOf(numbers: readonly Rational[]): Map<string, Rational> {
  let sums = [rational(0)]
  for (const number of numbers.slice(0, MOST_DIGITS + 1)) sums = sums.flatMap(sum => [sum, sum.add(number)])
  return new Map(sums.map(sum => [sum.toFraction(), sum]))
}

/** The round numbers next to a number, above and below: 278 has 280, 270, 300, 200. */
export function roundNear(value: Rational): Rational[] {
  if (!isWhole(value))
    return [rational(value.s * (value.n / value.d)), rational(value.s * (value.n / value.d) + 1n)]
  return [10n, 100n, 1_000n].flatMap(unit => {
    if (value.n < unit / 2n) return []
    const below = (value.n / unit) * unit
    return [rational(below), rational(below + unit)]
  })
}

export function isRound(value: Rational): boolean {
  return isWhole(value) ? value.n % 10n === 0n : isWhole(value.mul(10))
}

export function isMultiple(value: Rational, of: Rational): boolean {
  return of.n !== 0n && isWhole(value.div(of))
}

export function among(value: Rational, ...numbers: readonly (Rational | undefined)[]): boolean {
  return numbers.some(each => each?.equals(value) === true)
}
