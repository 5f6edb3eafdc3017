/** `n!`; 1 for zero. */
export function factorial(number: number): bigint {
  let product = 1n
  for (let factor = 2n; factor <= BigInt(number); factor++) product *= factor
  return product
}

/** In how many ways some of a number of things can stand in order. */
export const orders = (of: number, chosen: number): bigint => factorial(of) / factorial(of - chosen)

/** In how many ways some of a number of things can be chosen. */
export const choices = (of: number, chosen: number): bigint => orders(of, chosen) / factorial(chosen)

/** How often each letter of a word stands in it, where it does so more than once. */
export function repeats(word: string): number[] {
  const counts = new Map<string, number>()
  for (const letter of word.toLowerCase()) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  return [...counts.values()].filter(count => count > 1)
}

/** In how many ways the letters of a word can be arranged. */
export const arrangementsOf = (word: string): bigint =>
  repeats(word).reduce((ways, count) => ways / factorial(count), factorial(word.length))
