import { numbersOf } from '../algebra/polynomial.ts'
import type { Rational } from '../arithmetic/rational.ts'
import { readLiteral } from '../arithmetic/read-literal.ts'
import type { Question } from '../domain/question.ts'
import type { SolvingQuestion } from '../kinds/solving/question.ts'

const TWO =
  /^[\s,.!?]*(?:(?:so|oh|ok|um|is it|its|it's|then|maybe|like|use|i think|what about)[\s,.!?]+)*([-−]?\d+)\s*(?:and|,|&)\s*([-−]?\d+)(?:\s+(?:maybe|then|right|perhaps|i think|or what|works?|fits?|do))?\W*$/i

const PRODUCT = /^[^\d-]*(-?\d+)\s*(?:x|×|\*|times)\s*(-?\d+)\s*(?:=|is|makes?)\s*-?\d+\W*$/i

const REASON = /[\s,]+(?:because|cause|cos|coz|cuz|bc|since)\b/i

/** Two brackets in one letter: `so (x - 2)(x - 3)`, with ` = 0` behind them or without. */
const BRACKETS =
  /^[^()\d]*\(\s*([a-z])\s*([-+]\s*\d+)\s*\)\s*\(\s*\1\s*([-+]\s*\d+)\s*\)(?:\s*=\s*0)?[^\d()]*$/i
/** `no it gives +5x. so (x-2)(x-3)`: the brackets are what is said. */
const LAST = /^.*[.!?,;]\s+(?:so|then|its|it's|is it|maybe)?\s*(?=\()/is

/** The numbers in the two brackets that a child has written, and nothing else with them. */
export function bracketNumbers(text: string): readonly [Rational, Rational] | undefined {
  if (text.length > 90) return undefined
  const found = BRACKETS.exec(text.replace(/−/g, '-').replace(LAST, ''))
  const [one, other] = found?.slice(2, 4).map(each => readLiteral(each.replace(/\s|\+/g, ''))?.value) ?? []
  return one && other && [one, other]
}

/** Of two numbers for a quadratic `x² + bx + c = 0` whether they multiply to c, and whether they add to b as well. */
export interface FactorNumbers {
  isProduct: boolean
  isSum: boolean
}

/** `-2 and -3` for x² − 5x + 6 = 0: the numbers that go into the brackets; undefined where no two numbers are named. */
export function factorNumbers(text: string, question: Question): FactorNumbers | undefined {
  if (text.length > 90) return undefined
  const plain = text.replace(/−/g, '-')
  // What is said in the end counts: `6 and 2? no thats 8. 3 and 4`; what is said behind it may be why.
  const [front = ''] = plain.split(REASON)
  const last = front.split(/[.!?;]\s+/).at(-1) ?? ''
  const found = TWO.exec(plain) ?? PRODUCT.exec(plain) ?? TWO.exec(last)
  const brackets = found ? undefined : bracketNumbers(text)
  const wanted = found || brackets ? wantedOf(question) : undefined
  const [one, other] = brackets ?? found?.slice(1, 3).map(each => readLiteral(each)?.value) ?? []
  if (!wanted || !one || !other) return undefined
  return { isProduct: one.mul(other).equals(wanted.product), isSum: one.add(other).equals(wanted.sum) }
}

/** Whether brackets belong to the question: a quadratic that is to be factorised or solved. */
export const isOfBrackets = (question: Question): boolean => wantedOf(question) !== undefined

/** What is asked first of a quadratic with one square alone and zero beside it; undefined for every other question. */
export function factorNumbersAsked(question: Question): string | undefined {
  const isReady = question.kind === 'expressions' || /=\s*0\W*$/.test(question.text)
  const wanted = isReady && question.text.length < 80 ? wantedOf(question) : undefined
  if (
    !wanted ||
    wanted.product.n === 0n ||
    wanted.sum.n === 0n ||
    wanted.product.d !== 1n ||
    wanted.sum.d !== 1n
  )
    return undefined
  const [product, sum] = [wanted.product, wanted.sum].map(each => `$${each.toFraction()}$`)
  return `Think of two brackets. Which two numbers multiply to ${product} and add up to ${sum}?`
}

const TO_FACTORISE =
  /\bfactor(?:i[sz]e)?\b.*?\b([a-z])\^2\s{0,30}([-+]\s{0,30}\d*)\s{0,30}\1\s{0,30}([-+]\s{0,30}\d+)\W*$/i

/** What the two numbers must multiply to and add up to: of x² + 5x + 6 these are 6 and 5. */
function wantedOf(question: Question): { product: Rational; sum: Rational } | undefined {
  if (question.kind === 'expressions') {
    const [, , middle, last] = TO_FACTORISE.exec(question.text.replace(/²/g, '^2')) ?? []
    const whole = (said: string) => readLiteral(said.replace(/\s|\+/g, '').replace(/^(-?)$/, '$11'))?.value
    const [sum, product] = [middle, last].map(each => (each === undefined ? undefined : whole(each)))
    return sum && product && { product, sum }
  }
  const own = question.kind === 'solving' ? (question as SolvingQuestion) : undefined
  if (own?.task !== 'roots') return undefined
  const [c, b, a, ...more] = numbersOf(own.polynomial, own.letter) ?? []
  return a && b && c && more.length === 0 ? { product: c.div(a), sum: b.div(a) } : undefined
}
