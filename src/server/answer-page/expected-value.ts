import { fractionOf } from '#maths/algebra/fraction-of.ts'
import { readFormula } from '#maths/algebra/read-formula.ts'
import { asRational } from '#maths/exact/exact.ts'
import { normalise } from '#maths/notation/normalise.ts'
import { clockTime } from '#maths/values/clock-time.ts'
import { type ExpressionForm, expression } from '#maths/values/expression.ts'
import { money, readMoney } from '#maths/values/money.ts'
import { numberValue } from '#maths/values/number.ts'
import { percent } from '#maths/values/percent.ts'
import { quantity, readQuantity } from '#maths/values/quantity.ts'
import { ratio, readRatio } from '#maths/values/ratio.ts'
import { readClock } from '#maths/values/read-clock.ts'
import { readNumber } from '#maths/values/read-number.ts'
import { readStandardForm, standardForm, tenTo } from '#maths/values/standard-form.ts'
import { temperature } from '#maths/values/temperature.ts'
import type { Value } from '#maths/values/value.ts'
import { algebraValue } from './expected-algebra.ts'

const LONGEST = 100
const ABOUT = /^\s*(?:about|around|roughly|approximately|approx\.?|nearly|≈|~)\s*/i
/** `x =` and the like before a value, and a name of what is counted behind a number: `15 apples`. */
const NAMED = /^\s*[a-z]\s*=\s*/i
const COUNTED = /^(\D{0,2}\d[\d\s,./]*\d|\d|[\p{L}-]+)\s+[\p{L}-]+(?:\s+[\p{L}-]+)?\s*$/u

/** What an answer page says as an exact value, where it is one and nothing else. */
export function expectedValue(question: string, expected: string): Value | undefined {
  const whole = normalise(expected.slice(0, LONGEST + 1))
    .trim()
    .replace(/[.\s]+$/, '')
  const text = whole.replace(NAMED, '').replace(ABOUT, '')
  if (text === '' || text.length > LONGEST) return undefined
  return (
    algebraValue(whole) ??
    readTemperature(text) ??
    readTime(question, text) ??
    readRatioValue(text) ??
    readSum(text) ??
    readPercent(text) ??
    readPlain(text) ??
    readPowerOfTen(question, text) ??
    readLetters(question, text) ??
    readCounted(text)
  )
}

/** One of a list that is a number, with its unit or without, and nothing else. */
export function bareValue(text: string): Value | undefined {
  const plain = normalise(text.slice(0, LONGEST)).trim()
  return readTemperature(plain) ?? readSum(plain) ?? readPercent(plain) ?? readPlain(plain)
}

function readTemperature(text: string): Value | undefined {
  const [, digits = '', scale] = /^(.+?)\s*(?:°|degrees?)\s*(c|f)(?:elsius|ahrenheit)?$/i.exec(text) ?? []
  const read = readNumber(digits)
  const degrees = read && asRational(read.value)
  return (
    degrees && temperature(degrees, { scale: scale?.toUpperCase() === 'F' ? 'F' : 'C', isAnyScale: true })
  )
}

function readTime(question: string, text: string): Value | undefined {
  if (!/\d[:.]\d\d|\d\s*(?:[ap]\.?m|o'clock)|\bhalf past|\bquarter (?:to|past)/i.test(text)) return undefined
  if (/\bratio\b/i.test(question) || !/:|[ap]\.?m\b|o'clock|past|to/i.test(text)) return undefined
  const read = readClock(text)
  if (!read) return undefined
  return clockTime(read.minutes, {
    form: read.hasHalf ? '12' : read.is24 && read.isSure ? '24' : 'unknown half',
  })
}

function readRatioValue(text: string): Value | undefined {
  const parts = /^\s*[\d.]+\s*(?::\s*[\d.]+\s*)+$/.test(text) ? readRatio(text) : undefined
  return parts && ratio(parts, { isAnyForm: true })
}

function readSum(text: string): Value | undefined {
  const read = /[£$€]/.test(text) ? readMoney(text) : undefined
  return read?.currency && money(read.amount, read.currency)
}

function readPercent(text: string): Value | undefined {
  const digits = /^([^%]+?)\s*(?:%|per ?cent)$/i.exec(text)?.[1]
  const value = digits === undefined ? undefined : readNumber(digits)
  const own = value && asRational(value.value)
  return own && percent(own)
}

function readPlain(text: string): Value | undefined {
  const read = readQuantity(text)
  if (!read || read.number.isUnfinished) return undefined
  return read.unit ? quantity(read.number.value, read.unit) : numberValue(read.number.value)
}

/** `3.2 × 10^4`; the plain number will do, unless the form is what is asked for. */
function readPowerOfTen(question: string, text: string): Value | undefined {
  const parts = readStandardForm(text)
  if (!parts || parts.front.equals(0)) return undefined
  const isFormAsked = /\bstandard form\b|\bscientific notation\b|\bstandard index form\b/i.test(question)
  return standardForm(parts.front.mul(tenTo(parts.exponent)), !isFormAsked)
}

function readLetters(question: string, text: string): Value | undefined {
  // A word is no product of its letters.
  if (/\p{L}{2}/u.test(text) || !/[a-z]/i.test(text) || !/[\d+\-−*×/^()]/.test(text)) return undefined
  const formula = readFormula(text)
  const truth = formula && fractionOf(formula)
  return truth && expression(truth, { form: formOf(question), text })
}

function formOf(question: string): ExpressionForm {
  if (/\bfactor/i.test(question)) return 'factorised'
  return /\b(?:expand|multiply out)/i.test(question) ? 'expanded' : 'any'
}

function readCounted(text: string): Value | undefined {
  const digits = COUNTED.exec(text)?.[1]
  const read = digits === undefined ? undefined : readNumber(digits)
  return read && !read.isUnfinished ? numberValue(read.value) : undefined
}
