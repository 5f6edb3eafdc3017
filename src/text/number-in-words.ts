const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const VALUES = new Map<string, number>([
  ...SMALL.map((word, value): [string, number] => [word, value]),
  ...TENS.map((word, at): [string, number] => [word, 20 + 10 * at]),
  ['nought', 0],
  ['fourty', 40],
])
const SCALES = new Map([
  ['hundred', 100],
  ['thousand', 1_000],
  ['million', 1_000_000],
])
const DIGITS = /^\d[\d,]*(?:\.\d+)?$/

/** Ones by words that sound like them. */
const SOUNDS: Readonly<Record<string, string>> = {
  won: 'one',
  too: 'two',
  tow: 'two',
  tree: 'three',
  free: 'three',
  for: 'four',
  fore: 'four',
  sicks: 'six',
  ate: 'eight',
}
const HEARD = Object.keys(SOUNDS).join('|')
/** Behind tens or a point, where the number ends: in `forty ate cakes` somebody eats. */
const AS_HEARD = new RegExp(
  `(?<=\\b(?:(?:twen|thir|for|fif|six|seven|eigh|nine)ty[ -]|point ))(?:${HEARD})(?=\\s*$|[.,?!;:](?!\\d)| (?:plus|minus|times|add|take|divided|multiplied|shared|over|per ?cent|equals|is|because|cos|cuz)\\b)`,
  'gi',
)
const HEARD_ALONE = new RegExp(`^\\W*(?:um+ )?(${HEARD})\\W*$`, 'i')

/** A text with its ones as they are spelt where they are written as they sound: `half of forty ate`. */
export const onesAsSpelt = (text: string): string =>
  text.replace(AS_HEARD, word => SOUNDS[word.toLowerCase()] ?? word)

/** The number that a whole message sounds like: `ate?`; undefined for any other. */
export function soundsLike(message: string): string | undefined {
  const [, word] = HEARD_ALONE.exec(message) ?? []
  return word && SOUNDS[word.toLowerCase()]
}

export interface SpokenNumber {
  /** In digits, such as `125` or `3.14`. */
  text: string
  /** The place behind it. */
  end: number
}

/**
 * A number as it is said from a place on: `a hundred and twenty five`, `three point one four`, `2.5`; undefined where
 * none stands.
 * @param words in small letters, without punctuation
 */
export function numberInWords(words: readonly string[], at: number): SpokenNumber | undefined {
  const first = words[at] ?? ''
  if (DIGITS.test(first)) {
    // A nought alone has no thousands: `0,405`.
    const whole = first.replace(/(?<!^0),(?=\d{3})/g, '')
    return whole.includes('.') ? { text: whole, end: at + 1 } : withDecimals(words, whole, at + 1)
  }
  if (first === 'point') return digitsAt(words, at + 1) === '' ? undefined : withDecimals(words, '0', at)
  const whole = wholeAt(words, at)
  return whole && withDecimals(words, whole.text, whole.end)
}

function wholeAt(words: readonly string[], start: number): SpokenNumber | undefined {
  let [total, group, end] = [0, 0, start]
  if (words[end] === 'a' && SCALES.has(words[end + 1] ?? '')) {
    group = 1
    end += 1
  }
  for (; end < words.length; end++) {
    const word = words[end] ?? ''
    const [value, scale] = [VALUES.get(word), SCALES.get(word)]
    const isJoin = word === 'and' && SCALES.has(words[end - 1] ?? '') && VALUES.has(words[end + 1] ?? '')
    if (isJoin) continue
    if (scale !== undefined && end > start) {
      if (scale === 100) group = (group || 1) * 100
      else [total, group] = [total + (group || 1) * scale, 0]
    } else if (value !== undefined && (end === start || fits(group, value))) group += value
    else break
  }
  return end === start ? undefined : { text: String(total + group), end }
}

/** Ones go behind tens, anything below a hundred behind hundreds; "six seven" are two numbers. */
function fits(group: number, value: number): boolean {
  if (value === 0) return false
  if (group % 100 === 0) return group > 0 || value > 0
  return group % 10 === 0 && group % 100 >= 20 && value < 10
}

function withDecimals(words: readonly string[], whole: string, at: number): SpokenNumber {
  const digits = words[at] === 'point' ? digitsAt(words, at + 1) : ''
  if (digits === '') return { text: whole, end: at }
  let end = at + 1
  for (let left = digits.length; left > 0; end++) left -= digitOf(words[end] ?? '').length
  return { text: `${whole}.${digits}`, end }
}

/** "one four" is 14; so is "fourteen", said by many. */
function digitsAt(words: readonly string[], at: number): string {
  const digits = []
  for (let end = at; digitOf(words[end] ?? '') !== ''; end++) digits.push(digitOf(words[end] ?? ''))
  return digits.join('')
}

function digitOf(word: string): string {
  if (/^\d+$/.test(word)) return word
  if (word === 'oh' || word === 'o') return '0'
  const value = VALUES.get(word)
  return value === undefined ? '' : String(value)
}
