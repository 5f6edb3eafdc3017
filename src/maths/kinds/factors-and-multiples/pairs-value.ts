import { factorsOf } from '../../arithmetic/primes.ts'
import type { Judged, Value } from '../../values/value.ts'

/** Between the numbers of `1 and 18, 2 × 9, (3, 6)`. */
const GLUE = /^(?:[\s,;()&×x*-]|and|by|times)*$/i

/** The two numbers of each pair as they were said; undefined for anything else. */
function pairsIn(said: string, number: bigint): [bigint, bigint][] | undefined {
  // "2 × 9 = 18" says what they make.
  const plain = said.replace(new RegExp(`= ?${number}(?!\\d)`, 'g'), ' ')
  const numbers = (plain.match(/\d{1,12}/g) ?? []).map(BigInt)
  const isClear = plain.split(/\d{1,12}/).every(between => GLUE.test(between))
  if (!isClear || numbers.length === 0 || numbers.length % 2 === 1) return undefined
  return Array.from({ length: numbers.length / 2 }, (_, at) => [
    numbers[2 * at] ?? 0n,
    numbers[2 * at + 1] ?? 0n,
  ])
}

/** All pairs of whole numbers that multiply to a number, in any order. */
export function factorPairs(number: bigint): Value {
  const pairs = factorsOf(number)
    .filter(factor => factor * factor <= number)
    .map(factor => [factor, number / factor] as const)
  const written = (joint: string) => pairs.map(pair => pair.join(joint)).join(', ')
  const judge = (said: string): Judged => {
    const own = pairsIn(said, number)
    if (!own) return { verdict: 'unread' }
    if (own.some(([a, b]) => a * b !== number)) return { verdict: 'wrong' }
    const found = new Set(own.map(([a, b]) => (a < b ? a : b)))
    return found.size === pairs.length
      ? { verdict: 'right' }
      : { verdict: 'unfinished', missing: 'Some more pairs are missing.', isPart: true }
  }
  return {
    key: `pairs of ${number}`,
    latex: pairs.map(pair => pair.join(' \\times ')).join(',\\ '),
    text: written(' × '),
    spellings: [
      written(' and '),
      written('x'),
      pairs.map(pair => `(${pair.join(', ')})`).join(', '),
      [...pairs]
        .reverse()
        .map(([a, b]) => `${b} × ${a}`)
        .join(', '),
      pairs.map(pair => `${pair.join(' × ')} = ${number}`).join(', '),
    ],
    judge,
    isNamedIn: words =>
      pairs.every(([a, b]) =>
        new RegExp(`(?<!\\d)${a}\\s*(?:×|x|\\*|\\\\times|and|,)\\s*${b}(?!\\d)`).test(
          words.replaceAll('$', ''),
        ),
      ),
    near: () =>
      [number + 1n, number + 2n, number - 1n, number * 2n].filter(each => each > 1n).map(factorPairs),
  }
}
