import { bucketOf } from '../net/hash.ts'

/** So many buckets hold what the net knows of words and numbers; those that share one are told apart by their others. */
const BUCKETS = 6_000
/** Numbers that mean something by themselves. */
const COMMON = new Set(
  [
    ...Array(21).keys(),
    24,
    25,
    30,
    36,
    45,
    50,
    60,
    75,
    90,
    100,
    120,
    180,
    270,
    360,
    365,
    1_000,
    10_000,
    1_000_000,
    3.14,
  ].map(String),
)

/** A word by itself and by three of its letters at a time, so that a slip leaves most of it; a number by its form. */
export function bucketsOf(text: string, isNumber: boolean): number[] {
  return (isNumber ? formOf(text.replaceAll(',', '')) : spelt(text)).map(name => bucketOf(name, BUCKETS))
}

function formOf(digits: string): string[] {
  const [whole = '', decimals] = digits.split('.')
  const value = COMMON.has(digits) ? `#=${digits}` : digits.endsWith('0') ? '#0' : '#x'
  return ['#', `#len${whole.length}`, ...(decimals === undefined ? [] : [`#dec${decimals.length}`]), value]
}

function spelt(word: string): string[] {
  const edged = `<${word}>`
  const letters = IS_WORD.test(word)
    ? Array.from({ length: edged.length - 2 }, (_, i) => `t:${edged.slice(i, i + 3)}`)
    : []
  return [`w:${word}`, ...letters]
}
const IS_WORD = /^\p{L}{2,}$|'/u
