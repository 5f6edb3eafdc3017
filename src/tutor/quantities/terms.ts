import { polynomialOf } from '#maths/algebra/fraction-of.ts'
import {
  isSamePolynomial,
  minus,
  NOTHING,
  type Polynomial,
  plus,
  scaled,
  type Term,
} from '#maths/algebra/polynomial.ts'
import { readFormula } from '#maths/algebra/read-formula.ts'
import type { Question } from '#maths/domain/question.ts'
import type { ExpressionQuestion } from '#maths/kinds/expressions/question.ts'
import { bare, type QuantitySaid } from './quantity.ts'

const LEAD =
  /^\W*?(?:(?:so|oh|ok|then|and|first|its|it's|is it|the (?:first|second|last|other) (?:one|bracket|bit|part)|is|i got|that's|thats|sorry|no|wait)\s+)*/i
const LONGEST = 60
const MOST_PARTS = 5

/** A part of a sum with brackets, worked out by itself: of 4(x + 3) − 2(x − 5) the `4x + 12`, or the `+10`. */
export function termsSaid(text: string, question: Question): QuantitySaid | undefined {
  if (question.kind !== 'expressions' || text.length > LONGEST) return undefined
  const raised = raisedInSum(text)
  if (raised) return raised
  const { task, formula } = question as ExpressionQuestion
  if (task === 'factorise' || formula.kind !== 'sum') return undefined
  const own = withoutFactor(text)
  // What stands before the bracket may be named first: `4. so 4x - 12`.
  const said = polynomialIn(own) ?? polynomialIn(text.split(/\bso\b|\bthen\b/i).at(-1) ?? '')
  const parts = formula.terms.map(({ isMinus, of }) => {
    const part = polynomialOf(of)
    return part && (isMinus ? scaled(part, -1) : part)
  })
  if (!said || said.length === 0 || parts.length < 2 || parts.length > MOST_PARTS) return undefined
  const known = parts.filter(each => each !== undefined)
  if (known.length < parts.length || formula.terms.every(({ of }) => polynomialOf(of)?.length === 1))
    return undefined
  const found = judged(said, known)
  return found && (own === text ? found : { ...found, own: own.replace(/[?!.\s]+$/, '') })
}

const EQUAL =
  /([-+\d]?[\da-z][-+\d\sa-z]{0,20}[a-z\d]) ?(?:=|\bis\b|\bmakes\b) ?(-?\d*[a-z](?:\^2|[²2]))(?![\p{L}\d])/giu

/** `3b + 5b is 8b²`: terms that are put together are taken for a product. */
function raisedInSum(text: string): QuantitySaid | undefined {
  for (const [, left = '', right = ''] of text.matchAll(EQUAL)) {
    const [sum, one] = [polynomialIn(left), polynomialIn(right.replace(/(?<=[a-z])[²2]$/i, '^2'))]
    const [term, ...more] = sum ?? []
    const letter = /[a-z]/i.exec(right)?.[0] ?? ''
    const isOfLetter = term?.powers.size === 1 && term.powers.get(letter)?.equals(1) === true
    if (sum && one && isOfLetter && more.length === 0 && !isSamePolynomial(sum, one))
      return {
        isSo: false,
        quantity: bare(
          'those together',
          '',
          `Look at the ${letter}² of \`${left.trim().replace(/^(?:and|so|then) /i, '')}\`: is any ${letter} multiplied by another ${letter} there, or are there only so many of them?`,
        ),
      }
  }
  return undefined
}

/** What stands before the bracket may be said first: `4. so 12x - 8`. */
const withoutFactor = (text: string) =>
  text.replace(
    /^\W*(?:its |it's |the )?-?\d+\s*[.,;]?\s*(?:so|then|which (?:is|makes)|that (?:is|makes))\s+/i,
    '',
  )

function polynomialIn(text: string): Polynomial | undefined {
  const bare = text
    .replace(LEAD, '')
    .replace(/[?!.\s]+$/, '')
    .replace(/^\+\s*/, '')
  if (!/^[-−+*/^²³.\d\sa-z]+$/i.test(bare) || /[a-z]{2}/i.test(bare) || bare === '') return undefined
  const formula = readFormula(bare)
  return formula && polynomialOf(formula)
}

function judged(said: Polynomial, parts: readonly Polynomial[]): QuantitySaid | undefined {
  const whole = parts.reduce((sum, each) => plus(sum, each), NOTHING)
  const so = (is: string, next: string): QuantitySaid => ({
    isSo: true,
    quantity: bare(is, next),
  })
  if (sumsOfSome(parts).some(each => isSamePolynomial(each, said)))
    return so(
      'what that part comes to',
      'And the rest, with the sign before it? When you have all the parts, put together what is alike.',
    )
  if (parts.some(each => isSamePolynomial(scaled(each, -1), said)))
    return so('what is inside multiplied out', 'And what does the minus before it do to each of the terms?')
  if (said.length !== 1 && parts.some(each => isSameBesideSigns(each, said)))
    return {
      isSo: false,
      quantity: bare(
        'that part',
        '',
        'The numbers are right. Look at the signs: multiply what stands before the bracket, with its own sign, by each term inside, one after the other. Which sign does each get?',
      ),
    }
  const [only] = said
  if (said.length !== 1 || !only) return undefined
  if (parts.some(each => each.some(term => isSameTerm(term, only))))
    return so('one of the terms', 'What do you have now when you write all the terms in one line?')
  return whole.some(term => isSameTerm(term, only))
    ? so('what those come to together', 'And what is left besides them?')
    : undefined
}

/** Every part alone, and the first ones together. */
function sumsOfSome(parts: readonly Polynomial[]): Polynomial[] {
  return [
    ...parts.filter(each => each.length > 1),
    ...parts
      .slice(1, -1)
      .map((_, at) => parts.slice(0, at + 2).reduce((sum, each) => plus(sum, each), NOTHING)),
  ]
}

const isSameTerm = (one: Term, other: Term) => minus([one], [other]).length === 0

/** The same letters and numbers, another sign somewhere. */
function isSameBesideSigns(one: Polynomial, other: Polynomial): boolean {
  return (
    one.length === other.length &&
    one.every(term =>
      other.some(
        each => isSameTerm(term, each) || isSameTerm({ ...term, coefficient: term.coefficient.neg() }, each),
      ),
    )
  )
}
