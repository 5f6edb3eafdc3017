/** Prime factors from the smallest, each as often as it divides: 12 gives 2, 2, 3. For numbers up to a billion. */
export function primeFactors(value: bigint): bigint[] {
  const factors: bigint[] = []
  let rest = value
  for (let prime = 2n; prime * prime <= rest; prime++) {
    while (rest % prime === 0n) {
      factors.push(prime)
      rest /= prime
    }
  }
  return rest > 1n ? [...factors, rest] : factors
}

export function isPrime(value: bigint): boolean {
  return value > 1n && primeFactors(value).length === 1
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
