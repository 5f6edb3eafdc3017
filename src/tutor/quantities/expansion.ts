import { polynomialOf } from '#maths/algebra/fraction-of.ts'
import { minus, type Polynomial, type Term, times } from '#maths/algebra/polynomial.ts'
import { readFormula } from '#maths/algebra/read-formula.ts'
import type { Question } from '#maths/domain/question.ts'
import type { ExpressionQuestion } from '#maths/kinds/expressions/question.ts'
import { bare, type QuantitySaid } from './quantity.ts'

const LEAD = /^\W*(?:(?:so|then|ok|and|oh|i have|i get|i got|is it|it is|its|it's|that is|thats|that's) )*/i
const BRACKET = /([+-]?)\s{0,30}(\d*[a-z]?)\s{0,30}\*?\s{0,30}\(([^()]+)\)/gi

/** What stands before a bracket, and the terms in it. */
interface Bracket {
  factor: Polynomial
  terms: Polynomial
}

/**
 * A line of all the terms before they are put together: `6x + 12 - 2x + 10` of 3(2x + 4) - 2(x - 5). What is right of
 * it is credited, and of the first term that is not it is said what was forgotten.
 */
export function expansionSaid(text: string, question: Question): QuantitySaid | undefined {
  if (question.kind !== 'expressions' || text.length > 70) return undefined
  const { task } = question as ExpressionQuestion
  const brackets = task === 'factorise' ? undefined : bracketsIn(question.text)
  const said = brackets && termsIn(text)
  if (!brackets || !said) return undefined
  const wanted = brackets.flatMap(({ factor, terms }) =>
    terms.map(term => ({ whole: times(factor, [term]), term })),
  )
  if (said.length !== wanted.length || wanted.length < 3) return undefined
  const faults = wanted.flatMap((each, at) => {
    const own = said[at]
    return own && isSame([own], each.whole) ? [] : [{ ...each, own }]
  })
  const [fault] = faults
  if (!fault)
    return {
      isSo: true,
      quantity: bare(
        'all of it multiplied out',
        'Which terms are of one kind? Put those together: what do you get?',
      ),
    }
  // With nothing right in it, it may mean something else.
  if (faults.length > wanted.length / 2 || !fault.own) return undefined
  return {
    isSo: false,
    quantity: bare('that line', '', askBackOf(fault.own, fault)),
  }
}

function askBackOf(own: Term, { whole, term }: { whole: Polynomial; term: Term }): string {
  if (isSame([{ ...own, coefficient: own.coefficient.neg() }], whole))
    return 'The numbers are right. Look at the signs: multiply what stands before the bracket, with its own sign, by each term inside, one after the other. Which sign does each get?'
  if (
    isSame(
      [{ ...own, coefficient: own.coefficient.abs() }],
      [{ ...term, coefficient: term.coefficient.abs() }],
    )
  )
    return 'The numbers are right where you multiplied the first term of each bracket. But what stands before a bracket multiplies every term inside: what about the second one?'
  return 'Most of that is right. Take the brackets one by one, and multiply what stands before by every term inside: which of your terms changes?'
}

function bracketsIn(asked: string): Bracket[] | undefined {
  const plain = asked.replace(/[−–]/g, '-').replace(/^.*?(?=[-\d]*[a-z]?\()/i, '')
  const found = [...plain.matchAll(BRACKET)]
  const rest = plain.replace(BRACKET, '').replace(/[^\p{L}\d]/gu, '')
  const brackets = found.flatMap(([, sign = '', before = '', inside = '']) => {
    const factor = polynomial(`${sign === '-' ? '-' : ''}${before === '' ? '1' : before}`)
    const terms = termsIn(inside)
    return factor && terms ? [{ factor, terms }] : []
  })
  return rest === '' && brackets.length === found.length && brackets.length > 0 ? brackets : undefined
}

function termsIn(text: string): Term[] | undefined {
  const plain = text
    .replace(LEAD, '')
    .replace(/[−–]/g, '-')
    .replace(/[.!?\s]+$/, '')
    .replace(/\s/g, '')
  if (!/^[-+*^²\da-z]+$/i.test(plain) || /[a-z]{2}/i.test(plain) || plain === '') return undefined
  const terms = plain.match(/[+-]?[^+-]+/g)?.map(each => polynomial(each.replace(/^\+/, ''))) ?? []
  const single = terms.flatMap(each => (each?.length === 1 && each[0] ? [each[0]] : []))
  return single.length === terms.length ? single : undefined
}

function polynomial(text: string): Polynomial | undefined {
  const formula = readFormula(text)
  return formula && polynomialOf(formula)
}

const isSame = (one: Polynomial, other: Polynomial) => minus(one, other).length === 0
