import { type Rational, rational } from '../arithmetic/rational.ts'

/** A number as it stands in a story. */
export interface NumberRead {
  value: Rational
  /** How many pieces of the text it takes. */
  length: number
  /** Its sign of money; then `value` counts that: 80 for `80p`. */
  money?: '£' | '$' | '€' | '₹' | 'p' | '¢'
  /**
   * A part of something: `half`, `three quarters`, `2/3`; per cent as a fraction; `twice`, `half as many`, `3 times as many`.
   * Missing for what only counts or measures.
   */
  role?: 'part' | 'percent' | 'times'
}

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'
const small = new Map<string, number>([
  ...ONES.split(' ').map((word, value) => [word, value] as const),
  ...TENS.split(' ').map((word, index) => [word, (index + 2) * 10] as const),
  ['fourty', 40],
])
const BIG = new Map([
  ['hundred', 100],
  ['thousand', 1_000],
  ['million', 1_000_000],
])
const PARTS =
  'half:2 halves:2 third:3 thirds:3 quarter:4 quarters:4 fourth:4 fourths:4 fifth:5 fifths:5 sixth:6 sixths:6 seventh:7 sevenths:7 eighth:8 eighths:8 ninth:9 ninths:9 tenth:10 tenths:10 twelfth:12 twelfths:12'
const parts = new Map(PARTS.split(' ').map(each => [each.split(':')[0] ?? '', Number(each.split(':')[1])]))
const SIGNS = '½:1/2 ¼:1/4 ¾:3/4 ⅓:1/3 ⅔:2/3 ⅕:1/5 ⅖:2/5 ⅗:3/5 ⅘:4/5 ⅙:1/6 ⅛:1/8'
const signs = new Map(
  SIGNS.split(' ').map(each => {
    const [sign = '', top = '', bottom = ''] = each.split(/[:/]/)
    return [sign, rational(BigInt(top), BigInt(bottom))]
  }),
)
const TIMES = new Map([
  ['twice', 2],
  ['thrice', 3],
])
const MULTIPLES = new Map([
  ['double', 2],
  ['triple', 3],
])

/**
 * The number that begins at a place of a text's pieces: `1,200`, `£3.50`, `forty-two`, `2 1/2`, `a dozen`, `two thirds of`,
 * `twice as many`. Ordinals (`the third`) and `one` behind `each` or `which` are none.
 */
export function numberAt(pieces: readonly string[], at: number): NumberRead | undefined {
  const word = (index: number) => pieces[at + index]?.toLowerCase() ?? ''
  const read =
    timesAt(word) ??
    partAt(word, pieces[at - 1]?.toLowerCase() ?? '') ??
    dozenAt(word) ??
    countAt(word, pieces, at)
  return read && asFactor(read, word)
}

type WordAt = (index: number) => string

/** `3 times as many` multiplies; `3 times a week` counts. */
function asFactor(read: NumberRead, word: WordAt): NumberRead {
  const behind = word(read.length)
  if (read.role === 'part' && behind === 'as') return { ...read, role: 'times' }
  if (behind !== 'times' || read.role) return read
  const next = word(read.length + 1)
  const isFactor =
    /^(?:as|more|the|longer|taller|older|heavier|bigger|higher|further|farther|larger|what|his|her|that|this|its|their|faster|wider)$/.test(
      next,
    )
  return isFactor ? { ...read, length: read.length + 1, role: 'times' } : read
}

function timesAt(word: WordAt): NumberRead | undefined {
  const twice = TIMES.get(word(0))
  if (twice !== undefined && /^(?:as|the|that|what|his|her|this|their|its)$/.test(word(1)))
    return { value: rational(twice), length: 1, role: 'times' }
  if (twice !== undefined) return { value: rational(twice), length: 1 }
  const many = MULTIPLES.get(word(0))
  return many !== undefined && /^(?:the|that|what|as|his|her)$/.test(word(1))
    ? { value: rational(many), length: 1, role: 'times' }
    : undefined
}

/** `half of`, `a quarter of the`, `three fifths of`, `one-third`. */
function partAt(word: WordAt, before: string): NumberRead | undefined {
  const hyphened = word(0).split('-')
  if (hyphened.length === 2) {
    const [top, bottom] = [small.get(hyphened[0] ?? ''), parts.get(hyphened[1] ?? '')]
    return top !== undefined && bottom !== undefined
      ? { value: rational(top, bottom), length: 1, role: 'part' }
      : undefined
  }
  const isHalf = word(0) === 'half' && !/^(?:second|first|other|the|and|each|past|every)$/.test(before)
  if (isHalf && (word(1) === 'a' || word(1) === 'an'))
    return word(2) === 'dozen' ? { value: rational(6), length: 3 } : { value: rational(1, 2), length: 2 }
  if (isHalf) return { value: rational(1, 2), length: 1, role: 'part' }
  const bare = parts.get(word(0))
  if (bare !== undefined && /^[.?!,;:]?$/.test(before) && word(1) === 'of')
    return { value: rational(1, bare), length: 1, role: 'part' }
  const top = word(0) === 'a' ? 1 : small.get(word(0))
  const bottom = parts.get(word(1))
  if (top === undefined || bottom === undefined || bottom === 0) return undefined
  const next = word(2)
  const isPart = /^(?:of|as|the|are|is|were|was|were|\.|,|\?)$/.test(next) || (next === '' && top > 0)
  // Coins and the quarters of a game are things.
  const isThing = /^(?:quarters?)$/.test(word(1)) && top > 1 && !/^(?:of|as)$/.test(next)
  if (isThing) return undefined
  return isPart || top > 1 || word(1) === 'quarter' || word(1) === 'half'
    ? { value: rational(top, bottom), length: 2, ...(isPart ? { role: 'part' as const } : {}) }
    : undefined
}

function dozenAt(word: WordAt): NumberRead | undefined {
  if (word(0) === 'a' && word(1) === 'dozen') return { value: rational(12), length: 2 }
  if (word(0) === 'a' && BIG.has(word(1))) return wordsAt(index => (index === 0 ? 'one' : word(index)), '')
  return word(0) === 'dozen' ? { value: rational(12), length: 1 } : undefined
}

function countAt(word: WordAt, pieces: readonly string[], at: number): NumberRead | undefined {
  const digits = /^([£$€₹]?)((?:\d[\d,]*)?\.?\d+)$/.exec(word(0))
  const sign = signs.get(word(0))
  if (sign) return { value: sign, length: 1, ...(word(1) === 'of' ? { role: 'part' as const } : {}) }
  const read = digits
    ? digitsAt(word, digits[1] ?? '', digits[2] ?? '')
    : wordsAt(word, pieces[at - 1]?.toLowerCase() ?? '')
  if (!read || read.role) return read
  const isDozen = word(read.length) === 'dozen'
  return isDozen ? { ...read, value: read.value.mul(12), length: read.length + 1 } : read
}

function digitsAt(word: WordAt, sign: string, digits: string): NumberRead | undefined {
  const value = decimal(digits)
  if (sign !== '') return { value, length: 1, money: sign as '£' }
  if (word(1) === '/' && /^\d{1,3}$/.test(word(2))) return fractionAt(word, digits)
  const half = signs.get(word(1))
  if (half && !digits.includes('.')) return { value: value.add(half), length: 2 }
  const hasFraction =
    /^\d{1,2}$/.test(word(1)) && word(2) === '/' && /^\d{1,3}$/.test(word(3)) && !digits.includes('.')
  if (hasFraction && Number(word(3)) > Number(word(1)))
    return { value: value.add(rational(BigInt(word(1)), BigInt(word(3)))), length: 4 }
  if (word(1) === '%' || word(1) === 'percent') return { value: value.div(100), length: 2, role: 'percent' }
  if (word(1) === 'per' && word(2) === 'cent') return { value: value.div(100), length: 3, role: 'percent' }
  const coin = smallMoney(word(1))
  if (coin) return { value, length: 2, money: coin }
  const note = largeMoney(word(1))
  if (note) return { value, length: 2, money: note }
  if (word(1) === 'and' && (word(2) === 'a' || word(2) === 'one') && word(3) === 'half')
    return { value: value.add(rational(1, 2)), length: 4 }
  const big = BIG.get(word(1))
  return big === undefined ? { value, length: 1 } : { value: value.mul(big), length: 2 }
}

const LARGE: ReadonlyMap<string, '£' | '$' | '€' | '₹'> = new Map([
  ...['dollar', 'dollars', 'buck', 'bucks'].map(word => [word, '$'] as const),
  ...['euro', 'euros'].map(word => [word, '€'] as const),
  ...['rupee', 'rupees', 'rs'].map(word => [word, '₹'] as const),
  ['quid', '£'],
])
const largeMoney = (word: string) => LARGE.get(word)

function smallMoney(word: string): 'p' | '¢' | undefined {
  if (word === 'p' || word === 'pence') return 'p'
  return word === '¢' || word === 'c' || word === 'cents' || word === 'cent' ? '¢' : undefined
}

function fractionAt(word: WordAt, digits: string): NumberRead | undefined {
  const bottom = BigInt(word(2))
  if (bottom === 0n || !/^\d+$/.test(digits)) return undefined
  const value = rational(BigInt(digits), bottom)
  const isPart = /^(?:of|as|are|is|were|was)$/.test(word(3))
  return { value, length: 3, ...(isPart ? { role: 'part' as const } : {}) }
}

function decimal(digits: string): Rational {
  const [whole = '', places = ''] = digits.replace(/,/g, '').split('.')
  return rational(BigInt(`${whole}${places}` || '0'), 10n ** BigInt(places.length))
}

const NO_COUNT =
  /^(?:each|which|the|another|that|this|every|last|no|first|other|only-one|new|old|small|big|[a-z]+est)$/

/** `forty-two`, `one hundred and five`. */
function wordsAt(word: WordAt, before: string): NumberRead | undefined {
  if (word(0) === 'one' && NO_COUNT.test(before)) return undefined
  let [total, current, length, last] = [0, 0, 0, 0]
  for (;;) {
    const said = word(length)
    const values = said.split('-').map(each => small.get(each))
    const big = BIG.get(said)
    if (big !== undefined && length > 0) {
      if (big === 100) current *= 100
      else [total, current] = [total + current * big, 0]
      last = big
    } else if (said !== '' && values.every(each => each !== undefined)) {
      const value = values.reduce<number>((sum, each) => sum + (each ?? 0), 0)
      const fits = length === 0 || last >= 100 || (last >= 20 && last % 10 === 0 && value < 10)
      if (!fits) break
      current += value
      last = value
    } else if (said === 'and' && last >= 100 && small.has(word(length + 1).split('-')[0] ?? '')) {
      // One hundred and five.
    } else break
    length++
  }
  if (length === 0) return undefined
  const value = rational(total + current)
  const coin = smallMoney(word(length))
  if (coin) return { value, length: length + 1, money: coin }
  const note = largeMoney(word(length))
  if (note) return { value, length: length + 1, money: note }
  if (word(length) === 'and' && word(length + 1) === 'a' && word(length + 2) === 'half')
    return { value: value.add(rational(1, 2)), length: length + 3 }
  if (word(length) === 'percent') return { value: value.div(100), length: length + 1, role: 'percent' }
  return { value, length }
}
