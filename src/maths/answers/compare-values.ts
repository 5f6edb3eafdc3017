import { decimalPlaces, type Rational, roundTo } from '../arithmetic/rational.ts'
import { approximate, asRational, type Exact } from '../exact/exact.ts'
import { normalise } from '../notation/normalise.ts'
import { readQuantity } from '../values/quantity.ts'
import { judgeAnswer } from '../values/said.ts'
import type { Value } from '../values/value.ts'
import { countedNames } from './counted-names.ts'

/** So near two numbers may be the same one, rounded or with another π. */
const NEAR = 0.006
/** A number may be right in another unit or as a fraction of a hundred. */
const SCALES = [10, 100, 1_000, 10_000, 1_000_000, 60, 3_600, 24, 7, 12]

/** What a child's answer comes to beside an exact value; `wrong` only where no reading of it could be right. */
export function compareValues(value: Value, expected: string, answer: string, question: string) {
  const bare = withoutCounted(answer, expected, question)
  if (hasOtherMeasure(answer, expected) || isOtherCalendar(expected, answer) || KELVINS.test(answer))
    return 'undecided'
  const judged = judgeAnswer(bare, value)
  // "6 eighths" is the number itself where eighths are no things that are counted.
  const own = bare === answer || judged.verdict !== 'wrong' ? judged : judgeAnswer(answer, value)
  const { verdict, said = '' } = own.verdict === 'unread' ? judged : own
  if (verdict === 'right' || verdict === 'rounded') return 'right'
  if (verdict !== 'wrong') return endsIn(value, bare) ? 'right' : 'undecided'
  // The right value stands somewhere: nobody can be sure which was meant.
  if (isNamed(value, bare) || mayBeSame(expected, said)) return 'undecided'
  return 'wrong'
}

const LEFT = 'left|altogether|in total|remaining|each|more|of them'
const FAHRENHEIT = /\s{0,30}(?:°|degrees?)?\s{0,30}fahrenheit/gi
const DEGREES = /\s*(?:°|degrees?)(?:\s*(?:celsius|centigrade|c))?(?![a-z])/gi

/** The answer without the names of what is counted, as the question has them: `24 - 9 = 15 apples left`. */
function withoutCounted(answer: string, expected: string, question: string): string {
  const names = [...countedNames(question), LEFT].join('|')
  // A name may be a part of another: so many of them at the most, so that they are not parted in endless ways.
  const counted = new RegExp(`(?<=\\d)((?:\\s+(?:${names})){1,10})(?!\\p{L})`, 'giu')
  const bare = answer.replace(counted, '')
  return /°\s*C/.test(expected) ? bare.replace(FAHRENHEIT, ' °F').replace(DEGREES, ' °C') : bare
}

const MEASURES = /\b(?:second|minute|hour|day|week|month|year|decade|century|centurie)s?\b/gi

/** Six months are not six years. */
function hasOtherMeasure(answer: string, expected: string): boolean {
  const namesIn = (text: string) =>
    (text.toLowerCase().match(MEASURES) ?? []).map(name => name.replace(/s$/, ''))
  const [wanted, given] = [namesIn(expected), namesIn(answer)]
  return wanted.length > 0 && !expectedUnit(expected) && given.some(name => !wanted.includes(name))
}

const expectedUnit = (expected: string) => readQuantity(expected)?.unit !== undefined

const KELVINS = /\d\s*(?:K|[Kk]elvins?)\b/

/** A year is about 365 days. */
function isOtherCalendar(expected: string, answer: string): boolean {
  const dimensions = [expected, answer].map(text => readQuantity(normalise(text))?.unit?.dimension)
  return dimensions.includes('time') && dimensions.includes('years')
}

const DOUBTS = /\b(?:or|not|no|maybe|but)\b/i

/** Whether the last calculation comes to the value, with words behind it that say what it is. */
function endsIn(value: Value, answer: string): boolean {
  const results = [...answer.matchAll(/=\s*([£$€₹]?\s*[-−]?\d[\d.,/]*)/g)].map(([, result = '']) => result)
  const last = results.at(-1)?.replace(/[.,]+$/, '')
  return last !== undefined && !DOUBTS.test(answer) && value.judge(last).verdict === 'right'
}

/** Whether some number of the answer is the right one, before or behind what was taken for the answer. */
function isNamed(value: Value, answer: string): boolean {
  const numbers = answer.match(/[£$€₹]?[-−]?\d[\d.,/:]*(?:\s?[^\s\d=+×÷*-]{1,12})?/gu) ?? []
  return numbers.some(each => {
    const bare = each.replace(/[.,:;!?)]+$/, '')
    return [bare, /^[^\s\p{L}]+/u.exec(bare)?.[0] ?? ''].some(said => value.judge(said).verdict === 'right')
  })
}

function mayBeSame(expected: string, said: string): boolean {
  const [wanted, given] = [numberIn(expected), numberIn(said)]
  if (!wanted || !given) return false
  const [one, other] = [approximate(wanted.value).valueOf(), approximate(given.value).valueOf()]
  if (!Number.isFinite(one) || !Number.isFinite(other)) return true
  // Without its sign a temperature may be meant in the other scale.
  if (!given.hasUnit && /°|degree/i.test(expected))
    return isClose(other, one * 1.8 + 32) || isClose(one, other * 1.8 + 32)
  if (one === 0 || other === 0) return false
  if (isRounding(wanted.value, given.value) || isRounding(given.value, wanted.value)) return true
  const isWhole = Number.isInteger(one) && Number.isInteger(other)
  if (!isWhole && Math.abs(one - other) < Math.abs(one) * NEAR) return true
  const isOtherUnit = !given.hasUnit && wanted.hasUnit
  const factor = other / one
  return isOtherUnit && SCALES.some(scale => isClose(factor, scale) || isClose(factor, 1 / scale))
}

const isClose = (one: number, other: number) => Math.abs(one - other) < other * 1e-9

function numberIn(text: string): { value: Exact; hasUnit: boolean } | undefined {
  const bare = text.replace(/^\s*[a-z]\s*=\s*/i, '').replace(/[£$€₹]|\.\s*$/g, '')
  const read = readQuantity(bare) ?? readQuantity(/-?\d[\d.,/]*/.exec(bare)?.[0] ?? '')
  return read && { value: read.number.value, hasUnit: read.unit !== undefined || /%/.test(text) }
}

/** Whether one number is the other, rounded to the digits that it shows. */
function isRounding(short: Exact, long: Exact): boolean {
  const [own, other]: (Rational | undefined)[] = [asRational(short), asRational(long)]
  const places = own && decimalPlaces(own)
  if (!own || !other || places === undefined || own.equals(other)) return false
  const has = decimalPlaces(other)
  return (has === undefined || has > places) && roundTo(other, places).equals(own)
}
