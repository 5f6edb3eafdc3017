import { exactOf } from '../algebra/exact-of.ts'
import { readFormula } from '../algebra/read-formula.ts'
import type { Rational } from '../arithmetic/rational.ts'
import { asRational } from '../exact/exact.ts'
import type { Relation } from './inequality.ts'
import { type NumberOptions, numberValue } from './number.ts'
import type { Judged, Value } from './value.ts'

/** One end of a range. */
export interface End {
  at: Rational
  /** The end itself belongs to it. */
  isIn: boolean
}

const SIGNS: [RegExp, string][] = [
  [/\\leq?(?:slant)?\b|<\s*=|=\s*<|⩽/g, '≤'],
  [/\\geq?(?:slant)?\b|>\s*=|=\s*>|⩾/g, '≥'],
  [/\\lt\b/g, '<'],
  [/\\gt\b/g, '>'],
  [/\bis (?:greater|more|bigger) than or equal to\b|\bis at least\b/gi, '≥'],
  [/\bis (?:less|smaller) than or equal to\b|\bis at most\b/gi, '≤'],
  [/\bis (?:greater|more|bigger) than\b/gi, '>'],
  [/\bis (?:less|smaller) than\b/gi, '<'],
]

function numberIn(text: string): Rational | undefined {
  const formula = readFormula(text.trim().replace(/^\+/, ''))
  const value = formula && exactOf(formula)
  return value && asRational(value)
}

export interface Ends {
  low?: End
  high?: End
}

/** `x > 2` or `2 < x` as an end of a range. */
function endOf(text: string, letter: string): Ends | undefined {
  const [, left = '', sign = '', right = ''] = /^([^<>≤≥]+)([<>≤≥])([^<>≤≥]+)$/.exec(text) ?? []
  const isFirst = left.trim().toLowerCase() === letter
  const at = numberIn(isFirst ? right : left)
  if (!at || (!isFirst && right.trim().toLowerCase() !== letter)) return undefined
  const end = { at, isIn: sign === '≤' || sign === '≥' }
  return isFirst === (sign === '>' || sign === '≥') ? { low: end } : { high: end }
}

/** What was said as a range: `-2 < x ≤ 3`, `x > -2 and x ≤ 3`, `(-2, 3]`; undefined for anything else. */
export function readRange(said: string, letter: string): Ends | 'other' | undefined {
  const plain = SIGNS.reduce((text, [from, to]) => text.replace(from, to), said).trim()
  const interval = /^([[(])([^,;()[\]]+)[,;]([^,;()[\]]+)([\])])$/.exec(plain)
  if (interval) {
    const [low, high] = [numberIn(interval[2] ?? ''), numberIn(interval[3] ?? '')]
    return low && high
      ? { low: { at: low, isIn: interval[1] === '[' }, high: { at: high, isIn: interval[4] === ']' } }
      : undefined
  }
  const chain = /^([^<>≤≥]+)([<>≤≥])([^<>≤≥]+)([<>≤≥])([^<>≤≥]+)$/.exec(plain)
  if (chain?.[3]?.trim().toLowerCase() === letter) {
    const [, a = '', first = '', , second = '', b = ''] = chain
    const ends = [endOf(`${a}${first}${letter}`, letter), endOf(`${letter}${second}${b}`, letter)]
    const both = { ...ends[0], ...ends[1] }
    return both.low && both.high ? both : ends.every(each => each) ? 'other' : undefined
  }
  const parts = plain
    .split(/\s*(?:,\s*(?:and|or)\b|[,;&]|\b(?:and|or|but)\b)\s*/i)
    .filter(part => part !== '')
  if (parts.length > 2) return undefined
  const ends = parts.map(part => endOf(part, letter))
  if (ends.length === 0 || ends.some(each => each === undefined)) return undefined
  if (/\bor\b/i.test(plain)) return 'other'
  return { ...ends[0], ...ends[1] }
}

const isSameEnd = (a: End | undefined, b: End) => a !== undefined && a.isIn === b.isIn && a.at.equals(b.at)
const sign = ({ isIn }: End, isTurned = false): Relation => (isTurned ? (isIn ? '≥' : '>') : isIn ? '≤' : '<')
const LATEX: Record<Relation, string> = { '<': '<', '>': '>', '≤': '\\le', '≥': '\\ge' }
const typed = (relation: Relation) => ({ '<': '<', '>': '>', '≤': '<=', '≥': '>=' })[relation]

/** All numbers between two ends: `-2 < x ≤ 3`. */
export function range(letter: string, low: End, high: End, options: NumberOptions = {}): Value {
  const [a, b] = [numberValue(low.at, options), numberValue(high.at, options)]
  const [first, second] = [sign(low), sign(high)]
  const judge = (said: string): Judged => {
    const read = readRange(said, letter)
    if (!read) return { verdict: 'unread' }
    if (read === 'other') return { verdict: 'wrong' }
    const fits = [read.low && isSameEnd(read.low, low), read.high && isSameEnd(read.high, high)]
    if (fits.includes(false)) return { verdict: 'wrong' }
    return fits.includes(undefined)
      ? { verdict: 'unfinished', missing: 'The other end is missing.', isPart: true }
      : { verdict: 'right' }
  }
  return {
    key: `${low.at.toFraction()} ${first} ${letter} ${second} ${high.at.toFraction()}`,
    latex: `${a.latex} ${LATEX[first]} ${letter} ${LATEX[second]} ${b.latex}`,
    text: `${a.text} ${first} ${letter} ${second} ${b.text}`,
    spellings: [
      `${a.text}${typed(first)}${letter}${typed(second)}${b.text}`,
      `${letter} ${sign(low, true)} ${a.text} and ${letter} ${second} ${b.text}`,
      `${b.text} ${sign(high, true)} ${letter} ${sign(low, true)} ${a.text}`,
      `${low.isIn ? '[' : '('}${a.text}, ${b.text}${high.isIn ? ']' : ')'}`,
    ],
    judge,
    isNamedIn: words => {
      const plain = SIGNS.reduce((text, [from, to]) => text.replace(from, to), words.replace(/[$]/g, ' '))
      const found = plain.match(/[-\d./]+\s*[<>≤≥]\s*[a-z]\s*[<>≤≥]\s*[-\d./]*\d/gi) ?? []
      return found.some(each => judge(each).verdict === 'right')
    },
    near: () => [
      range(letter, { ...low, isIn: !low.isIn }, high, options),
      range(letter, low, { ...high, isIn: !high.isIn }, options),
      range(letter, { ...low, isIn: !low.isIn }, { ...high, isIn: !high.isIn }, options),
      range(letter, { ...low, at: low.at.sub(1) }, { ...high, at: high.at.add(1) }, options),
    ],
  }
}
