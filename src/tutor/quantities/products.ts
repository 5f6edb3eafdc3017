import { polynomialOf } from '#maths/algebra/fraction-of.ts'
import { isSamePolynomial, type Polynomial, scaled, times } from '#maths/algebra/polynomial.ts'
import { readFormula } from '#maths/algebra/read-formula.ts'
import type { Question } from '#maths/domain/question.ts'
import type { ExpressionQuestion } from '#maths/kinds/expressions/question.ts'
import { bare, type QuantitySaid } from './quantity.ts'

const TERM = '[-−+]?\\s?(?:\\d+(?:\\.\\d+)?[a-z]?|[a-z])(?:\\^2|²)?'
/** `-2 x x is -2x`, `3 times 2x = 6x`: the x between two spaces multiplies. */
const PRODUCT = new RegExp(
  `(?<![\\w.])(${TERM})\\s*(?:\\s[x×*]\\s|[×*]|\\btimes\\b|\\bby\\b)\\s*(${TERM})\\s*(?:is|=|makes?|gives?|are)\\s*(?:an? )?(${TERM})(?![\\w^²])`,
  'gi',
)

function polynomial(text: string): Polynomial | undefined {
  const formula = readFormula(text.replace(/−/g, '-').replace(/\s/g, '').replace(/^\+/, ''))
  return formula && polynomialOf(formula)
}

/** Products of terms on the way through brackets: `3 x 2x is 6x and 3 x -5 is -15`. */
export function productsSaid(text: string, question: Question): QuantitySaid | undefined {
  // Of two brackets that multiply each other more is known.
  if (question.kind !== 'expressions' || (question as ExpressionQuestion).formula.kind !== 'sum')
    return undefined
  const products = [...text.matchAll(PRODUCT)].map(([, ...terms]) =>
    terms.map(each => polynomial(each ?? '')),
  )
  if (products.length === 0 || products.every(terms => terms.every(each => each?.every(isNumber))))
    return undefined
  for (const [one, other, whole] of products) {
    if (!one || !other || !whole) return undefined
    const own = times(one, other)
    if (isSamePolynomial(own, whole)) continue
    const isSigns = isSamePolynomial(scaled(own, -1), whole)
    return {
      isSo: false,
      quantity: bare(
        'that product',
        '',
        isSigns
          ? 'The numbers are right. Look at the signs once more: what does a minus times a minus make, and what a minus times a plus?'
          : 'Multiply the numbers first, and then write the letters behind. What does each product come to?',
      ),
    }
  }
  return {
    isSo: true,
    quantity: bare(
      'multiplied out rightly',
      'When each bracket is done, write all the terms in one line, each with its sign: which ones are alike?',
    ),
  }
}

const isNumber = ({ powers }: Polynomial[number]) => powers.size === 0
