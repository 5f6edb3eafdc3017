import {
  decimalPlaces,
  decimalText,
  fixedText,
  isWhole,
  type Rational,
  rational,
  roundTo,
} from '../arithmetic/rational.ts'
import { showValue } from '../arithmetic/show.ts'
import type { AnswerForm } from '../domain/arithmetic-question.ts'
import type { Random } from '../domain/misconception.ts'
import {
  approximate,
  asRational,
  type Exact,
  exact,
  exactLatex,
  exactText,
  isSame,
  type Numeric,
} from '../exact/exact.ts'
import { namesNumber } from './names-number.ts'
import { type ReadNumber, readNumber } from './read-number.ts'
import { type Rounding, roundedTo } from './rounding.ts'
import type { Judged, Value } from './value.ts'

export interface NumberOptions {
  /** Rounded as the question asks; then only that value is right. */
  rounding?: Rounding | undefined
  /** The form that the question asks for. */
  form?: AnswerForm | undefined
  /** Decimals are the usual way to write it, as with measures and money. */
  isDecimal?: boolean
}

/** Digits that a rounded answer needs where nothing is asked and the exact digits never end. */
const FEWEST_FIGURES = 3

/** Whether a number that was written is the exact one, rounded sensibly where its digits never end. */
export function judgeNumber(read: ReadNumber, truth: Exact, { rounding }: NumberOptions = {}): Judged {
  const wanted = rounding ? exact(roundedTo(truth, rounding)) : truth
  const { literal } = read
  if (literal?.isEndless)
    return { verdict: isBeginning(literal.places ?? 0, read.value, truth) ? 'right' : 'wrong' }
  const isOther = literal?.otherValue && isSame(literal.otherValue, wanted)
  if (isSame(read.value, wanted) || isOther) {
    return read.isUnfinished
      ? { verdict: 'unfinished', missing: 'One thing is left: work it out to one number.' }
      : { verdict: 'right' }
  }
  if (rounding) {
    const isFiner = isSame(read.value, truth) || isRoundedFiner(read, truth, wanted)
    return isFiner
      ? { verdict: 'unfinished', missing: 'The question asks for it rounded.' }
      : { verdict: 'wrong' }
  }
  return { verdict: isRounded(read, truth) ? 'rounded' : 'wrong' }
}

/** Rounded, but to more digits than asked. */
function isRoundedFiner({ literal, value }: ReadNumber, truth: Exact, wanted: Exact): boolean {
  const [own, shown] = [asRational(value), asRational(wanted)]
  const places = literal?.form === 'decimal' ? literal.places : undefined
  if (!own || !shown || places === undefined || places <= (decimalPlaces(shown) ?? 0)) return false
  return roundTo(approximate(truth), places).equals(own)
}

function isBeginning(places: number, value: Exact, truth: Exact): boolean {
  const gap = approximate(truth).sub(approximate(value)).abs()
  return places >= 1 && gap.compare(rational(1n, 10n ** BigInt(places))) <= 0
}

function isRounded({ literal, value }: ReadNumber, truth: Exact): boolean {
  const own = asRational(truth)
  const neverEnds = own === undefined || decimalPlaces(own) === undefined
  const places = literal?.places ?? (literal?.form === 'whole' ? 0 : undefined)
  const shown = asRational(value)
  if (!neverEnds || places === undefined || !shown || !literal) return false
  const figures = figuresOf(shown, places)
  return figures >= FEWEST_FIGURES && roundTo(approximate(truth), places).equals(shown)
}

/** How many digits count: 0.045 has two. */
function figuresOf(value: Rational, places: number): number {
  return fixedText(value.abs(), places).replace('.', '').replace(/^0+/, '').length
}

/** One exact number; any equal form is right. */
export function numberValue(value: Numeric, options: NumberOptions = {}): Value {
  const truth = exact(value)
  const shown = options.rounding ? exact(roundedTo(truth, options.rounding)) : truth
  const own = asRational(shown)
  const isDecimal = options.isDecimal === true || options.form === 'decimal' || options.rounding !== undefined
  const places =
    options.rounding && 'places' in options.rounding ? Math.max(0, options.rounding.places) : undefined
  const text = own
    ? places
      ? fixedText(own, places)
      : showValue(own, isDecimal).replaceAll(',', '')
    : exactText(shown)
  return {
    key: exactText(shown),
    latex: own && decimalText(own) && isDecimal ? text : exactLatex(shown),
    text,
    spellings: own ? spellingsOf(own, text) : [exactText(shown), ...roundedSpellings(shown)],
    judge(said) {
      const read = readNumber(said)
      return read ? judgeNumber(read, truth, options) : { verdict: 'unread' }
    },
    isNamedIn: (words, given) =>
      namesNumber(words, approximate(shown), given) || (!own && namesExactly(words, exactLatex(shown))),
    near: random =>
      nearNumbers(own ?? roundTo(approximate(shown), 2), random).map(each => numberValue(each, options)),
    ...(own ? { number: own } : {}),
  }
}

/** Whether a text has a root or a π as it is written, with or without a command: `\sqrt{29}`, `√29`. */
function namesExactly(words: string, latex: string): boolean {
  const even = (text: string) =>
    text
      .replace(
        /\\sqrt\s?\{?(\d+)\}?|√\s?\(?(\d+)\)?/g,
        (_, one?: string, other?: string) => `√${one ?? other}`,
      )
      .replaceAll('\\pi', 'π')
      .replace(/[\s$×]/g, '')
  const [said, own] = [even(words), even(latex)]
  const at = said.indexOf(own)
  return at >= 0 && !/\d$/.test(said.slice(0, at)) && !/^\d/.test(said.slice(at + own.length))
}

function roundedSpellings(value: Exact): string[] {
  const close = approximate(value)
  return [2, 3, 4].flatMap(places => {
    const shown = roundTo(close, places)
    return figuresOf(shown, places) >= FEWEST_FIGURES ? [fixedText(shown, places)] : []
  })
}

/** Equal ways to write a rational number. */
function spellingsOf(value: Rational, text: string): string[] {
  const sign = value.s < 0n ? '-' : ''
  const decimal = decimalText(value)
  const isBig = isWhole(value) && value.n >= 10_000n
  return [
    text,
    `${sign}${value.n * 3n}/${value.d * 3n}`,
    `${sign}${value.n * 10n}/${value.d * 10n}`,
    ...(decimal === undefined
      ? []
      : [isWhole(value) ? `${decimal}.0` : decimal, `${decimal}${isWhole(value) ? '.00' : '0'}`]),
    ...(isBig ? [`${sign}${value.n.toString().replace(/\B(?=(\d{3})+$)/g, ',')}`] : []),
    ...(!isWhole(value) && value.n > value.d
      ? [`${sign}${value.n / value.d} ${value.n % value.d}/${value.d}`]
      : []),
    ...(isWhole(value) ? [] : [`${sign}${value.n}/${value.d}`]),
  ]
}

/** Near misses of a number: a bit more, a bit less, a digit moved. */
export function nearNumbers(value: Rational, random: Random): Rational[] {
  const places = decimalPlaces(value)
  const unit = isWhole(value) || places === undefined ? rational(1) : rational(1n, 10n ** BigInt(places))
  const size = isWhole(value) && value.n >= 20n ? 10 : 2
  const all = [
    value.add(unit),
    value.sub(unit),
    value.add(unit.mul(size)),
    value.sub(unit.mul(size)),
    value.mul(2),
  ]
  return all
    .filter(each => value.s < 0n || each.s >= 0n)
    .map(each => ({ each, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ each }) => each)
}
