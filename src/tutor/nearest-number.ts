/** How far a number may be from the one whose place it takes, against the next one. */
const CLEARLY = 0.5

/**
 * The one of several numbers whose place another one can take, as 31 that of 29 beside 4: the only one that is about as
 * big; undefined where two are.
 * @param numbers as they are written
 */
export function nearestNumber<T extends { readonly 0: string }>(
  numbers: readonly T[],
  number: string,
): T | undefined {
  const size = (text: string) => Math.abs(Number(text.replace(/[^\d.]/g, '')))
  const own = size(number)
  if (!(own > 0)) return undefined
  const [first, second] = numbers
    .map(each => ({ each, far: Math.abs(Math.log(size(each[0]) / own)) }))
    .filter(({ far }) => Number.isFinite(far))
    .sort((one, other) => one.far - other.far)
  return first && (!second || first.far < second.far * CLEARLY) ? first.each : undefined
}
