import { isWhole, type Rational } from '#maths/arithmetic/rational.ts'
import { COMES_TO, NUMBERS_IN_WORDS, SAYS_OTHERWISE, SAYS_TIMES } from '#maths/language/en/by-numbers.ts'
import { numberIn, type SumBehind, sumsOf } from '../sums-behind.ts'

const LONGEST = 120
const MOST_NUMBERS = 4
const NUMBER = new RegExp(
  `(?<![\\p{L}\\d.,:/^])(?:[£$€] ?)?\\d+(?:\\.\\d+)?(?:p\\b)?(?![\\d:/^]|[.,]\\d)|\\b(?:${[...NUMBERS_IN_WORDS.keys()].join('|')})\\b`,
  'giu',
)

interface Said {
  value: Rational
  from: number
  to: number
}

/**
 * What a sentence says two of its numbers, or one of them and one that is known, come to: `the two long sides make 18` of
 * 9 by 6, `6 people is 3 lots of 2 people`, `half of 30 is 15`. Whatever the words around are, the numbers fit.
 * @param known the numbers of the question and what was reached since
 * @returns nothing where they don't: they may belong to something else
 */
export function sumByNumbers(text: string, known: readonly Rational[]): SumBehind | undefined {
  if (text.length > LONGEST || SAYS_OTHERWISE.test(text)) return undefined
  const said = [...text.matchAll(NUMBER)].flatMap(({ 0: word, index }): Said[] => {
    const value = numberIn(NUMBERS_IN_WORDS.get(word.toLowerCase()) ?? word)
    return value === undefined ? [] : [{ value, from: index, to: index + word.length }]
  })
  const [first, second] = said
  const [before, last] = said.slice(-2)
  if (!first || !second || !before || !last || said.length > MOST_NUMBERS) return undefined
  const [result, others] = COMES_TO.test(text.slice(before.to, last.from))
    ? [last, said.slice(0, -1)]
    : [first, COMES_TO.test(text.slice(first.to, second.from)) ? said.slice(1) : []]
  const [one, other] = others
  const sum = one && leadingTo(result, others, known)
  // `3 coins of 2 is 5`
  const isTimes = one && other && SAYS_TIMES.test(text.slice(one.to, other.from))
  return isTimes && sum && !['×', '÷'].includes(sum.operator) ? undefined : sum
}

/** The one sum of two of the others, or of one of them and a known one, that comes to the result. */
function leadingTo(
  { value: result }: Said,
  others: readonly Said[],
  known: readonly Rational[],
): SumBehind | undefined {
  const own = others.map(({ value }) => value)
  const fitting = (one: Rational, other: Rational) =>
    sumsOf(one, other, result).filter(sum => isWhole(sum.value) || sum.operator !== '÷')
  const [first] = own
  // Where two are named, both belong to it.
  const [only] =
    own.length > 1 || !first
      ? own.flatMap((one, at) => own.slice(at + 1).flatMap(other => fitting(one, other)))
      : known.flatMap(other => fitting(first, other))
  return only && asShared(only)
}

/** `half of 30` is 30 ÷ 2. */
function asShared(sum: SumBehind): SumBehind {
  const [share, of] = sum.left.compare(1) < 0 ? [sum.left, sum.right] : [sum.right, sum.left]
  return sum.operator === '×' && share.n === 1n && share.d > 1n
    ? { left: of, operator: '÷', right: share.inverse(), value: sum.value }
    : sum
}
