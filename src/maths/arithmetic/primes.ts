/**
 * Prime factors from the smallest, each as often as it divides: 12 gives 2, 2, 3.
 * @param value up to 2^53; beyond some billions it takes long
 */
export function primeFactors(value: bigint): bigint[] {
  const factors: bigint[] = []
  let rest = Number(value)
  for (let prime = 2; prime * prime <= rest; prime += prime === 2 ? 1 : 2) {
    while (rest % prime === 0) {
      factors.push(BigInt(prime))
      rest /= prime
    }
  }
  return rest > 1 ? [...factors, BigInt(rest)] : factors
}

export function isPrime(value: bigint): boolean {
  return value > 1n && primeFactors(value).length === 1
}

/** The whole numbers between two others, neither end counted. */
export function wholesBetween(low: bigint, high: bigint): bigint[] {
  return Array.from({ length: Number(high - low) - 1 }, (_, at) => low + BigInt(at) + 1n)
}

/** The primes between two numbers, neither end counted. */
export function primesBetween(low: bigint, high: bigint): bigint[] {
  return wholesBetween(low, high).filter(isPrime)
}

/** Every factor from 1 up to the number itself. */
export function factorsOf(value: bigint): bigint[] {
  const small: bigint[] = []
  const large: bigint[] = []
  for (let factor = 1n; factor * factor <= value; factor++) {
    if (value % factor !== 0n) continue
    small.push(factor)
    if (factor * factor !== value) large.unshift(value / factor)
  }
  return [...small, ...large]
}
