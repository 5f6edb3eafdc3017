import { type Rational, rational } from '../../arithmetic/rational.ts'

/** The biggest whole number whose power is not above the value. */
function wholeRoot(value: bigint, degree: number): bigint {
  const power = BigInt(degree)
  let [low, high] = [0n, 1n]
  while (high ** power <= value) high *= 2n
  while (high - low > 1n) {
    const middle = (low + high) / 2n
    if (middle ** power <= value) low = middle
    else high = middle
  }
  return low
}

/** The root where it is a fraction or whole number itself. */
export function exactRoot(value: Rational, degree: number): Rational | undefined {
  const [top, bottom] = [wholeRoot(value.n, degree), wholeRoot(value.d, degree)]
  const power = BigInt(degree)
  return top ** power === value.n && bottom ** power === value.d ? rational(top, bottom) : undefined
}

const DIGITS = 20n

/** The root with an error below 10^-19. */
export function closeRoot(value: Rational, degree: number): Rational {
  const scale = 10n ** (DIGITS * BigInt(degree))
  return rational(wholeRoot((value.n * scale) / value.d, degree), 10n ** DIGITS)
}
