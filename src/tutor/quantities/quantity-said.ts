import { operationsIn } from '#maths/arithmetic/expression.ts'
import type { Rational } from '#maths/arithmetic/rational.ts'
import { rational } from '#maths/arithmetic/rational.ts'
import { readLiteral } from '#maths/arithmetic/read-literal.ts'
import type { Question } from '#maths/domain/question.ts'
import { bareAnswer } from '#maths/routes/answer-like.ts'
import { claimsIn } from '#maths/routes/claims.ts'
import { givenIn } from '#maths/routes/landmarks.ts'
import { bracketsSaid } from './brackets.ts'
import { clockSaid } from './clock.ts'
import { columnSaid } from './columns.ts'
import { countingSaid, jumpsSaid, multiplesSaid } from './counting.ts'
import { equationSaid } from './equations.ts'
import { expansionSaid } from './expansion.ts'
import { handsSaid } from './hands.ts'
import { inDigits } from './in-digits.ts'
import { letterAnglesSaid } from './letter-angles.ts'
import { jumpSaid } from './line-jumps.ts'
import { listSaid } from './list-said.ts'
import { divisionSaid } from './long-division.ts'
import { digitsSaid } from './of-digits.ts'
import { partOfHourSaid } from './of-hours.ts'
import { quantitiesOf } from './of-kinds.ts'
import { unitsSaid } from './of-units.ts'
import { ownLettersSaid, pairSaid } from './pair.ts'
import { productsSaid } from './products.ts'
import { bare, type Quantity, type QuantitySaid } from './quantity.ts'
import { ratioSaid, sharesSaid } from './shares.ts'
import { frontSaid } from './standard-front.ts'
import { isTakenApart, TAKEN_APART } from './taken-apart.ts'
import { termEquationSaid } from './term-equation.ts'
import { termsSaid } from './terms.ts'

const LONGEST = 90
/** Words that ask for another thing than whether the number is so. */
const ASKS_ELSE =
  /^\W*(?:do|does)\b|\b(?:why|how (?:do|did|can|come)|what (?:is|does|about|if)|whats|explain|hint)\b/i
const DENIES = /\?|\b(?:not|isn'?t|no|wrong|or)\b/i
const FOLD: Record<string, number> = { doubl: 2, trebl: 3, tripl: 3 }

function numberOf(said: string): Rational | undefined {
  const fold = Object.entries(FOLD).find(([start]) => said.toLowerCase().startsWith(start))?.[1]
  if (fold !== undefined) return rational(fold)
  return /^halv/i.test(said) ? rational(1, 2) : readLiteral(said)?.value
}

/** The claim about a quantity of the question's chain that a message makes without a sum; undefined for none. */
export function quantitySaid(text: string, question: Question): QuantitySaid | undefined {
  // Why it is not allowed asks about the value that is said.
  const front = text.length > LONGEST ? undefined : frontSaid(text, question)
  if (front) return front
  if (text.length > LONGEST || /\b(?:why|what if|hint|explain)\b/i.test(text)) return undefined
  if (isTakenApart(text, question.text)) return { quantity: bare('', '', TAKEN_APART), isSo: false }
  return (
    handsSaid(text, question) ??
    clockSaid(inDigits(text), question) ??
    unitsSaid(inDigits(text), question) ??
    partOfHourSaid(text, question) ??
    digitsSaid(text, question) ??
    bracketsSaid(text, question) ??
    sharesSaid(text, question) ??
    ratioSaid(text, question) ??
    pairSaid(text, question) ??
    ownLettersSaid(text, question) ??
    equationSaid(text, question) ??
    letterAnglesSaid(text, question) ??
    productsSaid(text, question) ??
    expansionSaid(text, question) ??
    termsSaid(text, question) ??
    termEquationSaid(text, question) ??
    jumpSaid(text, question) ??
    divisionSaid(text, question) ??
    columnSaid(text, question) ??
    listSaid(text, question) ??
    jumpsSaid(inDigits(text), question) ??
    countingSaid(text, question) ??
    multiplesSaid(text, question) ??
    namedIn(text, question)
  )
}

function namedIn(text: string, question: Question): QuantitySaid | undefined {
  // A single piece, such as `1/5`, is no sum.
  const isSum = /\d\s*[-+×x*÷/=]\s*\d/.test(text.replace(/(?<![\d/])1\/\d+(?!\d)/g, ' '))
  if (ASKS_ELSE.test(text) || isSum) return undefined
  const plain = inDigits(text.replace(/[‘’]/g, "'"))
  const found = quantitiesOf(question).flatMap(quantity => {
    const named = namings(quantity.named, plain)
    const isSo = ({ value }: Naming) => quantity.values.some(each => each.equals(value))
    const best = named.find(isSo) ?? named[0]
    // `3 parts is 15` of 3 : 5 speaks of the 3 that it was told.
    const isTold = best && !isSo(best) && isOfTold(best.value, plain, question)
    return best && !isTold ? [{ quantity, match: best.match, isSo: isSo(best) }] : []
  })
  const [first, ...others] = found.filter(({ isSo }) => isSo)
  if (!first) return allByValue(plain, question) ?? (found[0] && { quantity: found[0].quantity, isSo: false })
  const also = [
    ...others.map(({ quantity }) => quantity.is).filter(each => each === first.quantity.leadsTo),
    ...besideIt(plain, first.quantity, question),
  ].filter((each, at, all) => all.indexOf(each) === at)
  // What is wrong beside it is not called right with it.
  const isMixed = found.length > others.length + 1
  const own = isMixed ? { own: first.match?.[0].trim() ?? '' } : {}
  return { quantity: first.quantity, isSo: true, ...(also.length > 0 && { also }), ...own }
}

interface Naming {
  match: RegExpExecArray
  value: Rational
}

/** Everything that is said of a quantity, in its order: `3 parts and 5, so 8 parts`. */
function namings(named: RegExp, text: string): Naming[] {
  const match = named.exec(text)
  const said = match?.slice(1).find(each => each !== undefined)
  const value = said === undefined ? undefined : numberOf(said)
  const rest = match ? text.slice(match.index + match[0].length) : ''
  return [...(match && value ? [{ match, value }] : []), ...(/\d/.test(rest) ? namings(named, rest) : [])]
}

/** A number of the question with another one beside it that is none of it: what is said of it is no claim about the quantity. */
function isOfTold(value: Rational, text: string, question: Question): boolean {
  const told = givenIn(question).map(each => each.value)
  const isTold = (each: Rational) => told.some(own => own.equals(each))
  return isTold(value) && numbersIn(text).some(each => !isTold(each))
}

const numbersIn = (text: string) =>
  (text.match(/-?\d+(?:\.\d+)?/g) ?? []).flatMap(each => numberOf(each) ?? [])

/** `up 8 and over 4`: the one number beside a quantity that was named is the other one that belongs to it, however it is called. */
function besideIt(text: string, { values, leadsTo }: Quantity, question: Question): string[] {
  const all = numbersIn(text)
  const at = all.findIndex(each => values.some(value => value.equals(each)))
  const [only, ...more] = all.filter((_, own) => own !== at)
  const other = quantitiesOf(question).find(({ is }) => is === leadsTo)
  return only && more.length === 0 && other?.values.some(each => each.equals(only)) ? [other.is] : []
}

/** `10. and blue is 5`: two numbers that belong together, in their order, whatever words stand around them. */
function allByValue(text: string, question: Question): QuantitySaid | undefined {
  const [one, other, ...more] = numbersIn(text)
  if (!one || !other || more.length > 0 || DENIES.test(text)) return undefined
  if (claimsIn(text).some(({ sides }) => sides.some(side => operationsIn(side).length > 0))) return undefined
  const all = quantitiesOf(question)
  const is = ({ values }: Quantity, value: Rational) => values.some(each => each.equals(value))
  const found = all.filter(each => is(each, one))
  const [first, ...twice] = found
  const next = all.find(each => each.is === first?.leadsTo && is(each, other))
  return first && next && twice.length === 0
    ? { quantity: first, isSo: true, also: [next.is], own: text.trim() }
    : undefined
}

/** The quantity that a number alone is, where it is the only one. */
export function quantityOfNumber(text: string, question: Question): Quantity | undefined {
  const bare = bareAnswer(text.replace(/^\W*so\b/i, ''))
  const value = /^(?:the )?[£$€]?-?\d[\d.]*p?$/i.test(bare)
    ? numberOf(bare.replace(/[^\d.-]/g, ''))
    : undefined
  const [only, ...others] = value
    ? quantitiesOf(question).filter(({ values }) => values[0]?.equals(value))
    : []
  return others.length === 0 ? only : undefined
}

/** What is asked behind a quantity; where what it leads to is known as well, what comes behind that. */
export function behindQuantity(quantity: Quantity, shown: readonly string[], question: Question): string {
  const then = shown.includes(quantity.leadsTo ?? '')
    ? quantitiesOf(question).find(({ is }) => is === quantity.leadsTo)
    : undefined
  // Where each leads to the other, both are known.
  const isBoth = then !== undefined && then.leadsTo === quantity.is
  return isBoth ? 'Now you have both. What do you do with them?' : (then ?? quantity).next
}
