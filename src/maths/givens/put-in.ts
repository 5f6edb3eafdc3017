import { polynomialOf } from '../algebra/fraction-of.ts'
import { lettersIn, type Polynomial, withPut } from '../algebra/polynomial.ts'
import { readFormula } from '../algebra/read-formula.ts'
import { polynomialText } from '../algebra/show-polynomial.ts'
import { decimalText, type Rational } from '../arithmetic/rational.ts'
import { type Given, type Givens, numberOfGiven } from '../domain/given.ts'

/** The innermost call of a function: nothing in its brackets has brackets of its own. */
const CALL = /(?<!\p{L})([a-z])\(([^()]*)\)/giu
const MOST_CALLS = 20
const LONGEST = 600
/** Words that stand behind an article, so that the `a` before them is no letter. */
const NOUN =
  /^ (?:prime|composite|multiple|factor|divisor|square|cube|number|common|perfect|fraction|decimal|percentage|[a-z]{4,}(?:er|re)s?\b)/i
/** One letter, or a product such as `xy`. */
const LETTERS = /(?<![\p{L}'])[a-z]{1,3}(?![\p{L}'])/giu
const WORD =
  /^(?:an?d?|am|are|as|at|be|by|can|cm|did|do|for|get|go|has|he|how|if|in|is|it|its|km|me|mm|my|no|not|of|on|or|out|put|set|so|sum|the|to|two|up|us|use|was|we|you)$/i
/** `(a) 5  (b) 7`: letters that name options. */
const LABEL = /(?:^|\s)\(([a-z])\)(?=\s)/gi

/** How the number of a letter is written in the place of the letter. */
export type Spelling = (value: Rational) => string

export const asFraction: Spelling = value => value.toFraction()
export const asDecimal: Spelling = value => decimalText(value) ?? value.toFraction()

/** A polynomial with each sign of multiplying written: `2×x^2 - x/2`. */
function spelled(polynomial: Polynomial): string {
  return polynomialText(polynomial).replace(/([\d\p{L})])(?=[\p{L}(])/gu, '$1×')
}

/** `f(3)` worked out. */
function called({ parameter = '', polynomial }: Given, argument: Polynomial): Polynomial | undefined {
  return withPut(polynomial, parameter, argument)
}

/** `f(3)` with the 3 put in and nothing worked out. */
function unfolded({ parameter = '', polynomial }: Given, argument: Polynomial): string {
  const own = spelled(argument)
  const isBare = /^(?:[a-z]|\d+)$/i.test(own)
  return `(${spelled(polynomial).replaceAll(parameter, isBare ? own : `(${own})`)})`
}

/**
 * A text with every call of a given function replaced by what it does.
 * @param isUnfolded a call that stands in no other one is written out, not worked out
 * @returns undefined where an argument can't be worked out
 */
export function withCalls(text: string, givens: Givens, isUnfolded = false): string | undefined {
  const isFunction = (name: string) => givens.get(name)?.parameter !== undefined
  let rest = text
  // What is written out already is hidden from the next round.
  const written: string[] = []
  for (let count = 0; count < MOST_CALLS; count++) {
    const found = [...rest.matchAll(CALL)].find(([, name = '']) => isFunction(name))
    if (!found) break
    const [whole, name = '', argument = ''] = found
    const given = givens.get(name)
    const put = polynomialIn(argument, givens)
    const end = found.index + whole.length
    const isOuter = !isInCall(rest, found.index, isFunction)
    if (!given || !put || rest.length > LONGEST) return undefined
    const result = called(given, put)
    if (!result) return undefined
    const own = isUnfolded && isOuter ? unfolded(given, put) : bracketed(result, rest, found.index, end)
    rest = `${rest.slice(0, found.index)}\ue000${written.length}\ue001${rest.slice(end)}`
    written.push(own)
    if (!isOuter || !isUnfolded) rest = revealed(rest, written)
  }
  const whole = revealed(rest, written)
  // "f((x + 1)(x + 2))" is no product of f.
  return [...givens.keys()].some(name => isFunction(name) && whole.includes(`${name}(`)) ? undefined : whole
}

function revealed(text: string, written: readonly string[]): string {
  return text.replace(/\ue000(\d+)\ue001/g, (_, at: string) => written[Number(at)] ?? '')
}

/** Whether a place stands in the brackets of a function. */
function isInCall(text: string, at: number, isFunction: (name: string) => boolean): boolean {
  let depth = 0
  for (let index = at - 1; index > 0; index--) {
    if (text[index] === ')') depth++
    if (text[index] !== '(') continue
    if (depth === 0 && isFunction(text[index - 1] ?? '')) return true
    if (depth > 0) depth--
  }
  return false
}

/** Brackets where something beside it would change what is meant. */
function bracketed(polynomial: Polynomial, text: string, start: number, end: number): string {
  const own = spelled(polynomial)
  return isAlone(text, start, end) ? own : `(${own})`
}

function isAlone(text: string, start: number, end: number): boolean {
  const before = text.slice(0, start).trimEnd().at(-1) ?? ''
  const after = text.slice(end).trimStart().at(0) ?? ''
  const isTight = /[\p{L}\d)]$/u.test(text.slice(0, start)) || /^[\p{L}\d(]/u.test(text.slice(end))
  return !isTight && !/[-+×÷*/^]/.test(before) && !/[-+×÷*/^]/.test(after)
}

/**
 * A text with the numbers that are given in the place of their letters; words and the labels of options stay.
 * @returns undefined where a letter can mean two things
 */
export function withNumbers(text: string, givens: Givens, spelling: Spelling): string | undefined {
  const labels = new Set([...text.matchAll(LABEL)].map(([, label = '']) => label))
  const names = [...givens.keys()].filter(name => givens.get(name)?.parameter === undefined)
  // Options with labels, or "5 m" with a number given for m.
  if (labels.size > 1 && names.some(name => labels.has(name))) return undefined
  const isUnit = (name: string) =>
    [...text.matchAll(new RegExp(`\\d (${name})(?![\\p{L}(])`, 'gu'))].some(
      found => !isArticle(name, text.slice(found.index + found[0].length)),
    )
  // "x y" and "x 500" would become one number.
  const isBeside = (name: string) =>
    [...text.matchAll(new RegExp(`(?<![\\p{L}'])${name} (\\d|[a-z](?![\\p{L}']))`, 'giu'))].some(
      ([, next = '']) => /\d/.test(next) || (names.includes(next) && next !== 'a'),
    )
  if (names.some(isUnit) || names.some(isBeside)) return undefined
  return text.replace(LETTERS, (run: string, at: number) => {
    const values = [...run].map(name => {
      const given = givens.get(name)
      return given && numberOfGiven(given)
    })
    const own = values.flatMap(value => (value ? [spelling(value)] : []))
    const end = at + run.length
    if (own.length < run.length || isArticle(run, text.slice(end)) || (run.length > 1 && WORD.test(run)))
      return run
    const [only = ''] = own
    if (own.length > 1) return own.map(each => `(${each})`).join('×')
    const isTight = /[\p{L}\d.)]$/u.test(text.slice(0, at)) || /^[\p{L}\d(]/u.test(text.slice(end))
    return (/^\d+$/.test(only) && !isTight) || isAlone(text, at, end) ? only : `(${only})`
  })
}

const isArticle = (name: string, behind: string) => /^a$/i.test(name) && NOUN.test(behind)

/** What stands in a text as maths, with the numbers and functions that are given put in; undefined where it is none. */
export function polynomialIn(text: string, givens: Givens): Polynomial | undefined {
  const open = withCalls(text, givens)
  const put = open === undefined ? undefined : withNumbers(open, givens, asFraction)
  const formula = put === undefined ? undefined : readFormula(put)
  const polynomial = formula && polynomialOf(formula)
  return polynomial && lettersIn(polynomial).some(name => givens.has(name)) ? undefined : polynomial
}
