import { gcd, lcm, type Rational, rational } from '../arithmetic/rational.ts'
import { valueLatex } from '../arithmetic/show.ts'
import { asRational } from '../exact/exact.ts'
import { normalise } from '../notation/normalise.ts'
import { readNumber } from './read-number.ts'
import type { Judged, Value } from './value.ts'

export interface RatioOptions {
  /** Any equal ratio will do: the question only asks for the ratio. */
  isAnyForm?: boolean
  /** One part must be 1, as in the form 1 : n; the other part alone is right as well. */
  oneAt?: number
}

/** A ratio in whole numbers without a common factor: `1/2 : 3/4` is `2 : 3`. */
export function simplest(parts: readonly Rational[]): Rational[] {
  const bottom = parts.map(({ d }) => d).reduce(lcm)
  const whole = parts.map(each => each.mul(bottom).n)
  const shared = whole.reduce(gcd)
  return whole.map(each => rational(each / shared))
}

/** Whether two ratios say the same. */
export function isSameRatio(left: readonly Rational[], right: readonly Rational[]): boolean {
  if (left.length !== right.length || [...left, ...right].some(each => each.s <= 0n || each.n === 0n))
    return false
  const [a, b] = [simplest(left), simplest(right)]
  return a.every((each, at) => each.equals(b[at] ?? 0))
}

const PART = '(?:\\d+ \\d+/\\d+|\\d+/\\d+|\\d+(?:\\.\\d+)?|\\.\\d+)'
const RATIO = new RegExp(`^(${PART}(?: ?(?::|÷|to|is to) ?${PART})+)$`)
const UNITS = /(?<=\d) ?(?:cm|mm|m|km|g|kg|ml|l|p|pence|minutes|mins?|seconds|hours)(?= ?:| to |$)/g
/** Words before a ratio that don't change it: `the simplest form is`. */
const WORDS =
  /^(?:[a-z',-]+ ){0,9}(?:is|are|be|equals|to|get|got|gives?|ratio|answer|form)?(?: ?[:=→-]+>?)? ?(?=[\d.])/

/** The parts of a text that is one ratio: `2:3`, `2 to 3`, `1 : 2.5 : 4`; undefined for anything else. */
export function readRatio(text: string): Rational[] | undefined {
  const plain = normalise(text).toLowerCase().replace(/\s+/g, ' ').trim()
  const units = new Set(plain.match(UNITS)?.map(each => each.trim()))
  const bare = (units.size <= 1 ? plain.replace(UNITS, '') : plain).replace(/[()]/g, '')
  const found = RATIO.exec(bare) ?? RATIO.exec(bare.replace(WORDS, ''))
  const parts = found?.[1]?.split(/ ?(?::|÷|is to|to) ?/).map(part => readNumber(part))
  const numbers = parts?.map(part => part && asRational(part.value))
  return numbers?.every(each => each !== undefined) ? numbers.flatMap(each => each ?? []) : undefined
}

const shown = (parts: readonly Rational[]) => parts.map(each => valueLatex(each, true).replaceAll('{,}', ''))
const isSame = (left: readonly Rational[], right: readonly Rational[]) =>
  left.length === right.length && left.every((each, at) => each.equals(right[at] ?? -1))

function typed(each: Rational): string {
  return valueLatex(each, true)
    .replaceAll('{,}', '')
    .replace(/\\frac\{(\d+)\}\{(\d+)\}/, '$1/$2')
}

/** A ratio of two or more parts, in the form that is shown. */
export function ratio(parts: readonly Rational[], options: RatioOptions = {}): Value {
  const text = parts.map(typed).join(' : ')
  const { oneAt, isAnyForm = false } = options
  const rest = oneAt === undefined ? undefined : parts[1 - oneAt]
  const [first, second, ...more] = parts
  const asFraction =
    oneAt === undefined && first && second && more.length === 0 ? first.div(second) : undefined
  const judgeNumber = (said: string): Judged => {
    const read = readNumber(said.replace(/^n ?= ?/i, ''))
    const value = read && asRational(read.value)
    if (!value) return { verdict: 'unread' }
    if (rest) return { verdict: value.equals(rest) ? 'right' : 'unread' }
    const isFraction = asFraction !== undefined && read?.literal?.form === 'fraction'
    if (!isFraction || !value.equals(asFraction)) return { verdict: 'unread' }
    const isLowest = isAnyForm || read.literal?.bottom === value.d
    return isLowest
      ? { verdict: 'right' }
      : { verdict: 'unfinished', missing: 'It can be made simpler still.' }
  }
  return {
    key: `ratio ${text}`,
    latex: shown(parts).join(' : '),
    text,
    spellings: [
      parts.map(typed).join(':'),
      parts.map(typed).join(' to '),
      parts.map(typed).join(': '),
      `${parts.map(typed).join(':')}.`,
      ...(oneAt === undefined && asFraction && asFraction.d > 1n ? [`${asFraction.n}/${asFraction.d}`] : []),
      ...(rest ? [`n = ${typed(rest)}`] : []),
    ],
    judge(said) {
      const read = readRatio(said)
      if (!read) return judgeNumber(said)
      if (isSame(read, parts)) return { verdict: 'right' }
      if (!isSameRatio(read, parts)) return { verdict: 'wrong' }
      if (isAnyForm) return { verdict: 'right' }
      return {
        verdict: 'unfinished',
        missing:
          oneAt === undefined
            ? 'The ratio is right, but it can be made simpler still.'
            : 'The ratio is right, but not in the form that is asked for.',
      }
    },
    isNamedIn(words) {
      const plain = normalise(words).toLowerCase().replace(/[$\\]/g, '')
      const own = parts.map(each => typed(each).replace(/[./]/g, '\\$&')).join('\\s*(?::|to|is to)\\s*')
      const alone =
        rest && new RegExp(`\\bn\\s*(?:=|is)\\s*${typed(rest).replace(/[./]/g, '\\$&')}(?![\\d.]\\d|\\d)`)
      return new RegExp(`(?<![\\d.])${own}(?!\\d|\\.\\d)`).test(plain) || alone?.test(plain) === true
    },
    near() {
      const [one = rational(1), ...others] = parts
      const lists =
        oneAt === undefined
          ? [
              [...parts].reverse(),
              [one.add(1), ...others],
              [one, ...others.map(each => each.add(1))],
              [one.add(2), ...others],
              [one, ...others.map(each => each.mul(2))],
            ]
          : [1, 2, 3].map(more => parts.map((each, at) => (at === oneAt ? each : each.add(more))))
      return lists.map(list => ratio(list, options))
    },
  }
}
