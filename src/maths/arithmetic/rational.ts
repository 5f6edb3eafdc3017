import Fraction from 'fraction.js'

/** An exact number: `s` is its sign, `n` and `d` its numerator and denominator in lowest terms, all BigInt. */
export type Rational = Fraction

/** Builds `top / bottom` exactly. Throws when the bottom is zero. */
export function rational(top: bigint | number, bottom: bigint | number = 1n): Rational {
  return new Fraction(BigInt(top), BigInt(bottom))
}

export const ZERO = rational(0)
export const ONE = rational(1)

export function isWhole(value: Rational): boolean {
  return value.d === 1n
}

export function isZero(value: Rational): boolean {
  return value.n === 0n
}

export function isNegative(value: Rational): boolean {
  return value.s < 0n
}

/** The numerator with its sign. */
export function signedTop(value: Rational): bigint {
  return value.s * value.n
}

export function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b]
  while (y !== 0n) [x, y] = [y, x % y]
  return x
}

export function lcm(a: bigint, b: bigint): bigint {
  return (a / gcd(a, b)) * b
}

/** How many digits stand behind the point when the value is written out, or undefined when they never end. */
export function decimalPlaces(value: Rational): number | undefined {
  let rest = value.d
  let [twos, fives] = [0, 0]
  while (rest % 2n === 0n) {
    rest /= 2n
    twos++
  }
  while (rest % 5n === 0n) {
    rest /= 5n
    fives++
  }
  return rest === 1n ? Math.max(twos, fives) : undefined
}

/** The nearest multiple of 10^-places, halves away from zero; `places` below 0 means tens, hundreds and so on. */
export function roundTo(value: Rational, places: number): Rational {
  const size = 10n ** BigInt(Math.abs(places))
  const [top, bottom] = places >= 0 ? [value.n * size, value.d] : [value.n, value.d * size]
  const units = (2n * top + bottom) / (2n * bottom)
  return places >= 0 ? rational(value.s * units, size) : rational(value.s * units * size)
}

/** Cuts off everything behind 10^-places, towards zero. */
export function cutTo(value: Rational, places: number): Rational {
  const size = 10n ** BigInt(Math.abs(places))
  if (places >= 0) return rational(value.s * ((value.n * size) / value.d), size)
  return rational(value.s * (value.n / (value.d * size)) * size)
}

/** Writes the value with exactly `places` digits behind the point, cutting off the rest. */
export function fixedText(value: Rational, places: number): string {
  const digits = ((value.n * 10n ** BigInt(places)) / value.d).toString().padStart(places + 1, '0')
  const point = digits.length - places
  const sign = value.s < 0n ? '-' : ''
  return places === 0 ? sign + digits : `${sign}${digits.slice(0, point)}.${digits.slice(point)}`
}

/** The value as a decimal, or undefined when its digits never end. */
export function decimalText(value: Rational): string | undefined {
  const places = decimalPlaces(value)
  return places === undefined ? undefined : fixedText(value, places)
}
