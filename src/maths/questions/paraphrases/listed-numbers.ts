import { isPrime } from '../../arithmetic/primes.ts'

/** The nth of the numbers of a kind, and the rule in words of algebra. */
export const NTH: Record<string, [at: (n: number) => number, rule: string]> = {
  even: [n => 2 * n, '2n'],
  odd: [n => 2 * n - 1, '2n - 1'],
  square: [n => n * n, 'n^2'],
  cube: [n => n ** 3, 'n^3'],
  natural: [n => n, 'n'],
  counting: [n => n, 'n'],
  triangular: [n => (n * (n + 1)) / 2, 'n(n + 1)/2'],
  triangle: [n => (n * (n + 1)) / 2, 'n(n + 1)/2'],
}
/** Beyond it nobody lists them. */
export const MOST_LISTED = 12

/** The first of them, as a list. */
export function listed(count: number, kind: string): string | undefined {
  const at = NTH[kind]?.[0]
  if (!at || count < 2 || count > MOST_LISTED) return undefined
  return Array.from({ length: count }, (_, index) => at(index + 1)).join(', ')
}

/** Of more than anybody lists the sum goes by a rule: of as many odd ones it is their square. */
export function sumOfFirst(count: number, kind: string): string | undefined {
  if (count < 2 || count > 1000) return undefined
  if (kind === 'natural' || kind === 'counting') return `${count} × ${count + 1} ÷ 2`
  return kind === 'even' ? `${count} × ${count + 1}` : kind === 'odd' ? `${count}^2` : undefined
}

/** From the first multiple between two numbers to the last, in steps; an end that is one leaves open whether it counts. */
export function howManyMultiples(of: number, low: number, high: number): string | undefined {
  if (of < 2 || low % of === 0 || high % of === 0) return undefined
  const [first, last] = [Math.ceil(low / of) * of, Math.floor(high / of) * of]
  return last > first ? `(${last} - ${first}) ÷ ${of} + 1` : undefined
}

/** Which numbers belong to a kind that a list may be made of. */
const IS_OF: Record<string, (number: number) => boolean> = {
  prime: number => isPrimeNumber(number),
  even: number => number % 2 === 0,
  odd: number => number % 2 === 1,
  square: number => Number.isInteger(Math.sqrt(number)),
  factor: () => true,
}
const FARTHEST = 500
const KIND_OF = '(?<kind>prime|even|odd|square)(?: numbers?|s)'
const LISTS = [
  `(?:first )(?<count>\\d{1,2}) (?<kind>prime)(?: numbers|s)`,
  `${KIND_OF} (?:that are )?(?:less than|below|smaller than|under) (?<high>\\d{1,3})`,
  `${KIND_OF} (?:that are |that lie )?between (?<low>\\d{1,3}) and (?<high>\\d{1,3})`,
  '(?<kind>factor|divisor)s of (?<of>\\d{1,4})',
  '(?<kind>prime) factors of (?<of>\\d{1,4})',
].map(words => new RegExp(`^(?:all )?(?:of )?(?:the )?${words}$`))

/**
 * The numbers that words name, as `prime numbers less than 10`; undefined where it is open which, as with an end that
 * may count or not.
 */
export function numbersCalled(words: string): number[] | undefined {
  const groups = LISTS.map(list => list.exec(words)?.groups).find(each => each)
  if (!groups) return undefined
  const { kind = '', count, of } = groups
  const [low, high] = [Number(groups.low ?? 0), Number(groups.high ?? of ?? FARTHEST)]
  const isOf = IS_OF[kind.replace('divisor', 'factor')] ?? (() => false)
  if (groups.low !== undefined && (isOf(low) || isOf(high))) return undefined
  const top = of === undefined ? high - 1 : high
  const all = Array.from({ length: Math.max(0, Math.min(top, 10_000) - low) }, (_, at) => low + 1 + at)
    .filter(isOf)
    .filter(each => of === undefined || Number(of) % each === 0)
    .slice(0, count === undefined ? undefined : Number(count))
  // Twelve has the prime factor two twice: some would count it once, others twice.
  if (of !== undefined && kind === 'prime' && all.reduce((a, b) => a * b, 1) !== Number(of)) return undefined
  return all.length >= 2 && all.length <= MOST_LISTED ? all : undefined
}

const isPrimeNumber = (number: number) => isPrime(BigInt(number))

/** The primes of which the first is as far away as possible, as those between two numbers that are none. */
export function primesFrom(above: number, count: number): string | undefined {
  // Of words that say `between` nobody knows whether a prime at the end counts.
  const low = isPrimeNumber(above) ? above + 1 : above
  if (low > 10_000 || isPrimeNumber(low)) return undefined
  let [found, high] = [0, low]
  while (found < count || isPrimeNumber(high)) {
    high++
    if (isPrimeNumber(high)) found++
    if (found > count) return undefined
  }
  return `prime numbers between ${low} and ${high}`
}

/** The last prime below a number, as the only one between two numbers that are none. */
export function primeBelow(high: number): string | undefined {
  let low = high - 1
  while (low > 2 && !isPrimeNumber(low)) low--
  low--
  return high <= 10_000 && low > 3 && !isPrimeNumber(low) && !isPrimeNumber(high)
    ? `prime numbers between ${low} and ${high}`
    : undefined
}

/** Even and odd numbers, and multiples, between two that are none themselves: an end leaves open whether it counts. */
export function between(kind: string, low: number, high: number): string | undefined {
  const [, step] = /^multiples of (\d{1,3})$/.exec(kind) ?? []
  const every = Number(step ?? 2)
  const rest = kind.startsWith('odd') ? 1 : 0
  const isOf = (number: number) => number % every === rest
  if (every < 2 || high - low < 2 || high - low > 200 || isOf(low) || isOf(high)) return undefined
  const all = Array.from({ length: high - low - 1 }, (_, at) => low + 1 + at).filter(isOf)
  if (all.length < 2 || all.length > 9) return undefined
  const asked = step === undefined ? kind.replace(/ numbers$/, '') : kind
  return `which of these numbers are ${asked}: ${all.join(', ')}`
}

/** `count in tens from 34 to 74`: all the numbers on the way. */
export function countedFrom(size: string, low: number, high: number): string | undefined {
  const own = COUNT_BY[size] ?? Number(size)
  const step = high < low ? -own : own
  const count = (high - low) / step + 1
  if (!(own > 0) || !Number.isInteger(count) || count < 3 || count > MOST_LISTED) return undefined
  const start = low - step
  return `first ${count} terms of the sequence with nth term ${step}n ${start < 0 ? '-' : '+'} ${Math.abs(start)}`
}
const COUNT_BY: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  ten: 10,
  hundred: 100,
  thousand: 1000,
  '': 1,
}

/** The multiples of a number below another one, from the number itself on. */
export function multiplesBelow(of: number, high: number): string | undefined {
  const count = Math.ceil(high / of) - 1
  if (of < 2 || count < 2 || count > MOST_LISTED) return undefined
  return `first ${count} multiples of ${of}`
}

/** The first square or cube number above a number, or the last below it, as the only one between two that are none. */
export function powerBeside(kind: string, from: number, way: 'above' | 'below'): string | undefined {
  const exponent = kind === 'square' ? 2 : 3
  const root = Math.round(from ** (1 / exponent))
  const step = way === 'above' ? 1 : -1
  // An end that is one itself would leave open whether it counts.
  const end = root ** exponent === from ? from + step : from
  let base = root
  while ((base ** exponent - from) * step <= 0) base += step
  if (from > 10_000 || base < 3) return undefined
  const [low, high] = [end, base ** exponent + step].toSorted((a, b) => a - b)
  return `${kind} numbers between ${low} and ${high}`
}
