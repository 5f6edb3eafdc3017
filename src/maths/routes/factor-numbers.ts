import { numbersOf } from '../algebra/polynomial.ts'
import type { Rational } from '../arithmetic/rational.ts'
import { readLiteral } from '../kinds/arithmetic/read-literal.ts'
import type { SolvingQuestion } from '../kinds/solving/question.ts'
import type { Question } from '../questions/question.ts'

const TWO =
  /^[\s,.!?]*(?:(?:so|oh|ok|um|is it|its|it's|then|maybe|like|use|i think|what about)[\s,.!?]+)*([-−]?\d+)\s*(?:and|,|&)\s*([-−]?\d+)\W*$/i

const PRODUCT = /^[^\d-]*(-?\d+)\s*(?:x|×|\*|times)\s*(-?\d+)\s*(?:=|is|makes?)\s*-?\d+\W*$/i

/** Of two numbers for a quadratic `x² + bx + c = 0` whether they multiply to c, and whether they add to b as well. */
export interface FactorNumbers {
  isProduct: boolean
  isSum: boolean
}

/** `-2 and -3` for x² − 5x + 6 = 0: the numbers that go into the brackets; undefined where no two numbers are named. */
export function factorNumbers(text: string, question: Question): FactorNumbers | undefined {
  if (text.length > 60) return undefined
  const plain = text.replace(/−/g, '-')
  const found = TWO.exec(plain) ?? PRODUCT.exec(plain)
  const wanted = found ? wantedOf(question) : undefined
  const [one, other] = found?.slice(1, 3).map(each => readLiteral(each)?.value) ?? []
  if (!wanted || !one || !other) return undefined
  return { isProduct: one.mul(other).equals(wanted.product), isSum: one.add(other).equals(wanted.sum) }
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
