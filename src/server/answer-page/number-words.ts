const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const VALUES = new Map([
  ...SMALL.map((word, value): [string, number] => [word, value]),
  ...TENS.map((word, at): [string, number] => [word, 20 + 10 * at]),
  ['fourty', 40],
])
const SCALES = new Map([
  ['hundred', 100],
  ['thousand', 1_000],
  ['million', 1_000_000],
])

const IRREGULAR = new Map([
  ['first', 1],
  ['second', 2],
  ['third', 3],
  ['fifth', 5],
  ['eighth', 8],
  ['ninth', 9],
  ['twelfth', 12],
])

/** `fourth`, `twentieth`, `4th` as 4, 20, 4. */
function ordinal(word: string): number | undefined {
  const digits = /^(\d{1,4})(?:st|nd|rd|th)$/.exec(word)
  if (digits) return Number(digits[1])
  if (word.endsWith('ieth')) return VALUES.get(`${word.slice(0, -4)}y`)
  return IRREGULAR.get(word) ?? (word.endsWith('th') ? VALUES.get(word.slice(0, -2)) : undefined)
}

/** One number in words from `at` on, with the place behind it; a number of digits is none. */
function numberAt(words: readonly string[], at: number): { text: string; end: number } | undefined {
  let [total, group, end] = [0, 0, at]
  let isOrdinal = false
  for (; end < words.length && !isOrdinal; end++) {
    const word = words[end] ?? ''
    const value = VALUES.get(word) ?? ordinal(word)
    const scale = SCALES.get(word)
    const isJoin =
      word === 'and' && end > at && SCALES.has(words[end - 1] ?? '') && VALUES.has(words[end + 1] ?? '')
    if (isJoin) continue
    if (scale !== undefined && end > at) {
      if (scale === 100) group *= 100
      else [total, group] = [total + group * scale, 0]
    } else if (value !== undefined && (end === at || fits(group, value))) {
      group += value
      isOrdinal = !VALUES.has(word)
    } else break
  }
  if (end === at) return undefined
  return { text: `${total + group}${isOrdinal ? 'th' : ''}`, end }
}

/** Ones go behind tens, anything below a hundred behind hundreds; "six seven" are two numbers. */
function fits(group: number, value: number): boolean {
  if (group === 0) return true
  return group % 100 === 0
    ? value > 0 && value < 100
    : group % 100 >= 20 && group % 10 === 0 && value > 0 && value < 10
}

const YEAR = /\b(1\d|20) (?:(?:oh|o|zero) ([1-9])|([1-9]\d))\b/

/** A year as it is said: `nineteen sixty-nine` as 1969, `nineteen oh five` as 1905; other texts as they are. */
export function withYearInDigits(text: string): string {
  const spoken = withDigits(text.toLowerCase().split(/[\s-]+/)).join(' ')
  const year = spoken.replace(YEAR, (_, century: string, one?: string, two = '') =>
    one === undefined ? century + two : `${century}0${one}`,
  )
  return year === spoken ? text : year
}

/** Numbers in words as digits, ordinal ones as `4th`. */
export function withDigits(words: readonly string[]): string[] {
  const result: string[] = []
  for (let at = 0; at < words.length; ) {
    const found = numberAt(words, at)
    result.push(found?.text ?? words[at] ?? '')
    at = found?.end ?? at + 1
  }
  return result
}
