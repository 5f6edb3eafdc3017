import { isPrime, primeFactors } from '../arithmetic/primes.ts'
import { namedNumbers } from './named-numbers.ts'
import type { Value } from './value.ts'

/** `2^2 × 3`, prime factors with powers where they repeat. */
function inPowers(factors: readonly bigint[], times: string): string {
  const counts = new Map<bigint, number>()
  for (const factor of factors) counts.set(factor, (counts.get(factor) ?? 0) + 1)
  return [...counts].map(([prime, count]) => (count === 1 ? `${prime}` : `${prime}^${count}`)).join(times)
}

const FACTOR = /^\(?\s*(\d{1,12})\s*(?:\^\s*\(?(\d{1,2})\)?)?\s*\)?$/
const LARGEST = 10n ** 12n

/** The factors that were written, powers written out; undefined where it is no product of numbers. */
function readFactors(text: string): bigint[] | undefined {
  const parts = text
    .replace(/\)\s*\(/g, ')×(')
    .split(/\s*(?:×|x|,|·|\.|\band\b)\s*/i)
    .map(part => FACTOR.exec(part.trim()))
  if (parts.length === 0 || parts.length > 40) return undefined
  const factors: bigint[] = []
  for (const found of parts) {
    const [, base, count = '1'] = found ?? []
    if (base === undefined || Number(count) > 40) return undefined
    factors.push(...Array.from({ length: Number(count) }, () => BigInt(base)))
  }
  return factors
}

export interface ProductOptions {
  /** What it is a product of, where not of its prime factors. */
  factors?: readonly bigint[]
  /** Factors that repeat must stand as one power. */
  isInPowers?: boolean
}

/** A number as a product of its prime factors, in any order, with or without powers. */
export function primeProduct(
  number: bigint,
  { factors = primeFactors(number), isInPowers = false }: ProductOptions = {},
): Value {
  const repeats = new Set(factors).size < factors.length
  const text = inPowers(factors, ' × ')
  const long = factors.join(' × ')
  return {
    key: `product ${text}`,
    latex: inPowers(factors, ' \\times ').replace(/\^(\d+)/g, '^{$1}'),
    text,
    spellings: [
      inPowers([...factors].reverse(), ' × '),
      text.replaceAll(' ', ''),
      text.replaceAll(' × ', ' * '),
      ...(isInPowers && repeats ? [] : [long, long.replaceAll(' × ', '*'), factors.join('x')]),
    ],
    judge(said) {
      const read = readFactors(said)
      if (!read || (read.length === 1 && factors.length > 1)) return { verdict: 'unread' }
      const product = read.reduce((a, b) => (a > LARGEST ? a : a * b), 1n)
      const wanted = factors.reduce((a, b) => a * b, 1n)
      if (product !== wanted) return { verdict: 'wrong' }
      const isWrittenOut = isInPowers && repeats && !said.includes('^')
      if (read.every(each => isPrime(each)))
        return isWrittenOut
          ? { verdict: 'unfinished', missing: 'One thing is left: write what repeats as a power.' }
          : { verdict: 'right' }
      return {
        verdict: 'unfinished',
        missing: 'Not every number in it is prime yet: split those that are not.',
      }
    },
    isNamedIn(words) {
      const plain = words.replace(/\\(?:times|cdot)|[·*x]/g, '×').replace(/[{}$\\\s]/g, '')
      const squeezed = (each: string) => each.replace(/\s+/g, '')
      if ([text, long].some(each => /[×^]/.test(each) && plain.includes(squeezed(each)))) return true
      const named = namedNumbers(words).map(({ node }) => node.value.toFraction())
      return (
        [...new Set(factors)].length > 1 &&
        factors.every(each => named.includes(`${each}`)) &&
        /×|\^/.test(plain)
      )
    },
    near() {
      const [first = 2n, ...rest] = factors
      const changed = [[first, ...factors], [...rest], [first === 2n ? 3n : 2n, ...rest], [...rest, 7n]]
      return changed
        .filter(list => list.length > 1)
        .map(list => primeProduct(number, { factors: [...list].sort((a, b) => Number(a - b)), isInPowers }))
    },
  }
}
