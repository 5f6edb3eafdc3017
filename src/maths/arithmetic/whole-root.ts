/**
 * The whole number whose power it is, where there is one.
 * @param degree 2 for the square root
 */
export function wholeRoot(number: bigint, degree: number): bigint | undefined {
  if (number < 0n) return undefined
  const close = BigInt(Math.round(Number(number) ** (1 / degree)))
  return [close - 1n, close, close + 1n].find(root => root >= 0n && root ** BigInt(degree) === number)
}
