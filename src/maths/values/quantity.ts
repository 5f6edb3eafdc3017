import { decimalPlaces, decimalText } from '../arithmetic/rational.ts'
import {
  add,
  approximate,
  asRational,
  type Exact,
  exact,
  exactLatex,
  exactText,
  multiply,
  type Numeric,
} from '../exact/exact.ts'
import { CLOCK, inHours } from './hours.ts'
import { namesNumber } from './names-number.ts'
import { judgeNumber, type NumberOptions, nearNumbers, numberValue } from './number.ts'
import { type ReadNumber, readNumber } from './read-number.ts'
import { findUnit, UNIT_NAMES, type Unit, units } from './units.ts'
import type { Judged, Value } from './value.ts'

/** A number with its unit, as it was written; `3 m 45 cm` is 345/100 of a metre. */
export interface ReadQuantity {
  number: ReadNumber
  /** Undefined where only the number stands there. */
  unit: Unit | undefined
}

const PART = new RegExp(`^(.*?[\\dπ)])\\s*-?\\s*(${UNIT_NAMES})(?![a-z0-9^²³])\\.?`, 'i')

/** Reads a text that is one number, or one or more numbers with units of the same dimension, and nothing else. */
export function readQuantity(text: string): ReadQuantity | undefined {
  let rest = text.trim().replace(/^=\s*/, '')
  const parts: { number: ReadNumber; unit: Unit }[] = []
  while (rest !== '' && parts.length < 4) {
    // "3.5 km = 3500 m" says it twice.
    if (parts.length > 0 && rest.startsWith('=')) return undefined
    const [all, digits, name] = PART.exec(rest) ?? []
    const unit = name === undefined ? undefined : findUnit(name)
    const number = digits === undefined ? undefined : readNumber(digits)
    if (all === undefined || !unit || !number) break
    parts.push({ number, unit })
    rest = rest.slice(all.length).replace(/^\s*(?:,|and)?\s*/, '')
  }
  const [first, ...others] = parts
  if (!first) {
    const number = readNumber(rest)
    return number && { number, unit: undefined }
  }
  if (rest !== '' || others.some(({ unit }) => unit.dimension !== first.unit.dimension)) return undefined
  // "3 m 45 cm": each further part is smaller.
  const isFalling = parts.every(
    ({ unit }, at) => at === 0 || unit.size.compare(parts[at - 1]?.unit.size ?? unit.size) < 0,
  )
  if (!isFalling) return undefined
  if (others.length === 0) return { number: first.number, unit: first.unit }
  const total = add(
    ...parts.map(({ number, unit }) => multiply(number.value, unit.size.div(first.unit.size))),
  )
  return { number: { value: total }, unit: first.unit }
}

/** The number of a quantity in another unit of its dimension. */
export function convert(value: Numeric, from: Unit, to: Unit): Exact {
  return multiply(value, from.size.div(to.size))
}

export interface QuantityOptions extends NumberOptions {
  /** The answer must name its unit. */
  isUnitNeeded?: boolean
  /** The question asks for this unit: no other will do. */
  isUnitFixed?: boolean
}

const KINDS_OF_UNIT: Partial<Record<Unit['dimension'], string>> = {
  length: 'A length is measured in units such as cm or m.',
  area: 'An area is measured in square units, such as cm² or m².',
  volume: 'A volume is measured in cubic units, such as cm³ or m³.',
}

function judgeQuantity(
  { number, unit }: ReadQuantity,
  truth: Exact,
  expected: Unit,
  options: QuantityOptions,
): Judged {
  if (!unit) {
    const judged = judgeNumber(number, truth, options)
    return options.isUnitNeeded && judged.verdict === 'right'
      ? { verdict: 'unfinished', missing: 'One thing is left: say which unit it is.' }
      : judged
  }
  if (unit.dimension !== expected.dimension) {
    const { verdict } = judgeNumber(number, truth, options)
    const words = KINDS_OF_UNIT[expected.dimension] ?? 'Look at the unit again.'
    return verdict === 'wrong'
      ? { verdict }
      : { verdict: 'unfinished', missing: `The number is right. ${words}`, isPart: true }
  }
  if (unit === expected) return judgeNumber(number, truth, options)
  const inUnit = convert(truth, expected, unit)
  const judged = judgeNumber(number, inUnit, options.rounding ? {} : options)
  if (judged.verdict === 'right' && options.isUnitFixed) {
    return { verdict: 'unfinished', missing: `The question asks for it in ${written(expected)}.` }
  }
  if (judged.verdict === 'wrong' && judgeNumber(number, truth, options).verdict !== 'wrong') {
    return {
      verdict: 'unfinished',
      missing: `The number is right, but not in ${written(unit)}: look at the unit again.`,
      isPart: true,
    }
  }
  return judged
}

/** `cm²` for a sentence. */
export function written({ symbol }: Unit): string {
  return symbol.replace('^2', '²').replace('^3', '³')
}

function latexOf(unit: Unit): string {
  const [name = '', power] = unit.symbol.split('^')
  if (unit.dimension === 'angle') return '^\\circ'
  return `\\text{ ${name}}${power ? `^${power}` : ''}`
}

/** Units in which the same amount can be written exactly and shortly. */
function others(value: Exact, unit: Unit): string[] {
  return units
    .filter(each => each.dimension === unit.dimension && each !== unit)
    .flatMap(each => {
      const own = asRational(convert(value, unit, each))
      const places = own && decimalPlaces(own)
      const isShort = own && places !== undefined && places <= 3 && own.n < 1_000_000n
      return isShort ? [`${decimalText(own)} ${each.symbol}`] : []
    })
}

/** An amount with its unit; right without the unit as well, and in other units of its kind. */
export function quantity(value: Numeric, unit: Unit, options: QuantityOptions = {}): Value {
  const truth = exact(value)
  const isDecimal = unit.dimension !== 'angle' || options.isDecimal === true
  const bare = numberValue(truth, { ...options, isDecimal: options.isDecimal ?? isDecimal })
  const gap = unit.symbol.startsWith('°') ? '' : ' '
  const named = unit.names.filter(name => /^[a-z ]{4,}$/.test(name)).slice(0, 2)
  const canConvert = !options.isUnitFixed && !options.rounding
  return {
    key: `${exactText(truth)} ${unit.symbol}`,
    latex: `${options.rounding || asRational(truth) ? bare.latex : exactLatex(truth)}${latexOf(unit)}`,
    text: `${bare.text}${gap}${unit.symbol}`,
    spellings: [
      `${bare.text}${unit.symbol}`,
      `${bare.text} ${written(unit)}`,
      ...named.map(name => `${bare.text} ${name}`),
      ...(options.isUnitNeeded ? [] : [bare.text]),
      ...bare.spellings.slice(2, 4).map(each => `${each} ${unit.symbol}`),
      ...(canConvert ? others(truth, unit).slice(0, 2) : []),
    ],
    judge(said) {
      const isTime = unit.dimension === 'time'
      const read = readQuantity(isTime ? inHours(said.trim()) : said)
      const judged: Judged = read ? judgeQuantity(read, truth, unit, options) : { verdict: 'unread' }
      // It may be minutes and seconds.
      return judged.verdict === 'wrong' && isTime && CLOCK.test(said.trim()) ? { verdict: 'unread' } : judged
    },
    isNamedIn: (words, given) => namesNumber(words, approximate(truth), given),
    near: random =>
      nearNumbers(bare.number ?? approximate(truth), random).map(each => quantity(each, unit, options)),
    ...(bare.number ? { number: bare.number } : {}),
  }
}
