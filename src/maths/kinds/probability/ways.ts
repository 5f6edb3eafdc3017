/** In how many ways some can be chosen. */
export function binomial(all: bigint, some: bigint): bigint {
  if (some < 0n || some > all) return 0n
  let ways = 1n
  for (let at = 1n; at <= some; at++) ways = (ways * (all - some + at)) / at
  return ways
}
