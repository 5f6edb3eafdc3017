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
  if (question.kind !== 'solving' || text.length > 60) return undefined
  const own = question as SolvingQuestion
  const plain = text.replace(/−/g, '-')
  const found = own.task === 'roots' ? (TWO.exec(plain) ?? PRODUCT.exec(plain)) : null
  if (!found || own.task !== 'roots') return undefined
  const [c, b, a, ...more] = numbersOf(own.polynomial, own.letter) ?? []
  const [one, other] = found.slice(1, 3).map(each => readLiteral(each)?.value)
  if (!a || !b || !c || !one || !other || more.length > 0) return undefined
  const by = (value: Rational) => value.div(a)
  return { isProduct: one.mul(other).equals(by(c)), isSum: one.add(other).equals(by(b)) }
}
