import { AROUND_FORMULA } from '../language/en/frames.ts'
import { addsNothing, wordsOf } from './adds-nothing.ts'

const NUMBER = String.raw`[-−]?\d+(?:\.\d+)?`
const COEFFICIENT = String.raw`(?:\d+(?:\.\d+)?|[½⅓¼])`
const LETTER = String.raw`(?:(?:[A-Za-z]|\([^()=]{2,20}\))(?:[²³]|\^\d)?)`
const TERM = `(?:${COEFFICIENT}${LETTER}*|${LETTER}+)`
const FORMULA = new RegExp(
  String.raw`(?<![\p{L}\d=])([A-Za-z]) ?= ?([-−]?${TERM}(?: ?[-−+×*/÷] ?${TERM})*)(?= |[.,;?!]|$)`,
  'gu',
)
const GIVEN = new RegExp(
  String.raw`(?<![\p{L}\d])([A-Za-z]) ?(?:=|is|equals|be) ?(${NUMBER})(?!\d|\.\d|[A-Za-z(²³^]| ?[-−+×*/÷])(?:,? and\b|,)?`,
  'gu',
)
/** What a formula is about, before it stands there: `The formula for the cost C of n hours is C = 25 + 8n`. */
const ABOUT_IT = /^[^.\d=]*\b(?:formula|rule|equation)\b[^.\d=]*?(?=(?<!\p{L})[A-Za-z] ?=)/u
/** Asked for by its letter alone. */
const ASKED = /(?<!\p{L})([A-Za-z])(?!\p{L})/gu

/**
 * A formula with numbers for its letters, all but one of which are told, in whatever order:
 * `Find v if v = u + at, u = 3, a = 2 and t = 5`.
 */
export function formulaFrame(text: string): string | undefined {
  const bare = text.replace(ABOUT_IT, '')
  const found = [...bare.matchAll(FORMULA)].find(([, , own = '']) => /[A-Za-z]/.test(own))
  const [all, subject = '', formula = ''] = found ?? []
  if (all === undefined) return undefined
  const rest = bare.replace(all, ' ; ')
  const givens = [...rest.matchAll(GIVEN)].map(([, letter = '', value = '']) => [letter, value] as const)
  const left = rest.replace(GIVEN, ' ')
  const asked = [...left.matchAll(ASKED)].map(([, letter = '']) => letter)
  // `a` may be no more than an article.
  const letters = new Set(asked.length > 1 ? asked.filter(each => each !== 'a') : asked)
  const [wanted = '', ...others] = letters
  const words = wordsOf(left.replace(ASKED, ' ').toLowerCase())
  const isPlain = others.length === 0 && !/\d/.test(left) && addsNothing(words, AROUND_FORMULA)
  return isPlain ? questionOf(subject, formula.trim(), wanted, givens) : undefined
}

function questionOf(
  subject: string,
  formula: string,
  wanted: string,
  givens: readonly (readonly [string, string])[],
): string | undefined {
  const own = new Map(givens)
  const names = [...new Set(formula.match(/[A-Za-z]/g))]
  const isClear =
    own.size === givens.length &&
    new Set(names.map(each => each.toLowerCase())).size === names.length &&
    !names.includes(subject)
  if (!isClear || wanted === '' || own.has(wanted)) return undefined
  const unknown = names.filter(each => !own.has(each))
  if (wanted === subject)
    return unknown.length === 0 && own.size === names.length
      ? `If ${givens.map(([letter, value]) => `${letter} = ${value}`).join(' and ')}, find the value of ${formula}.`
      : undefined
  const value = own.get(subject)
  // The length behind an area is no solution below zero.
  const isSquared = new RegExp(`${wanted}(?:[²³]|\\^)|\\)(?:[²³]|\\^)`).test(formula)
  if (value === undefined || isSquared || unknown.join() !== wanted || own.size !== names.length)
    return undefined
  const put = formula.replace(/[A-Za-z]/g, letter => (letter === wanted ? letter : `(${own.get(letter)})`))
  return `Solve ${put} = ${value}.`
}
