import { polynomialOf } from '#maths/algebra/fraction-of.ts'
import { isSamePolynomial, type Polynomial, plus } from '#maths/algebra/polynomial.ts'
import { readFormula } from '#maths/algebra/read-formula.ts'
import { productsOf, twoBrackets } from '#maths/algebra/two-brackets.ts'
import { inline } from '#maths/arithmetic/show.ts'
import type { ExpressionQuestion } from '#maths/kinds/expressions/question.ts'
import { expression } from '#maths/values/expression.ts'
import { isOpen } from '../readings/reading.ts'
import { type Act, RANK, type Talk } from './act.ts'

const LONGEST = 100
/** What may stand around the products: `i multiplied the first ones and got x²`, `then -5x and 3x`. */
const SIGNS = String.raw`[-−+]?\s?\d{0,4}(?:\.\d{1,2})?\s?[a-z]{0,2}(?:\^2|²)?`
const TERM = new RegExp(String.raw`(?<![\w^².])(${SIGNS})(?![\w^²(])`, 'gi')
/** `4 products.`, which the tutor may have asked for, is no term. */
const COUNTED =
  /\ball (?:4|four)\b(?: (?:are there|of them))?|\b(?:there (?:are|is) )?(?:4|four) (?:products?|terms?|of them|parts|arrows)\b|\bthere(?:'?s| are| is) (?:4|four)\b(?! ?[a-z]\b)/gi
/** Letters that are words: of English, or of who speaks. */
const WORDS = /^[-−+]?\s?[ai]$/i
const MULTIPLIES = /\d\s?[x×*]\s?[-−]?\d|\b(?:times|multiplied by)\b|=|\(|\?\s*$|\bwhy\b|\bhow\b/i

interface Products {
  /** The four products, in the order in which they are written. */
  terms: readonly Polynomial[]
  /** What those in the middle come to together. */
  middle: Polynomial
}

/** The products of the two brackets that are multiplied out. */
function productsIn({ work, turn }: Talk): Products | undefined {
  const isAnswered =
    turn.is === 'quantity' || (turn.is === 'line' && ['answer', 'found'].includes(turn.said.outcome))
  if (!isOpen(work) || isAnswered || work.problem.question.kind !== 'expressions') return undefined
  const { task, formula } = work.problem.question as ExpressionQuestion
  const brackets = task === 'expand' ? twoBrackets(formula) : undefined
  if (!brackets) return undefined
  const terms = productsOf(brackets)
  const [, second = [], third = []] = terms
  return { terms, middle: plus(second, third) }
}

/** The terms that a message names, one by one; undefined where it says something else. */
function termsSaid(typed: string, products: Products): Polynomial[] | undefined {
  const letters = products.terms.flatMap(each => each.flatMap(({ powers }) => [...powers.keys()]))
  // `x times 5 and 3 times x? so 5x and 3x` comes to what stands last.
  const text = /\btimes\b.{0,60}\bso ([^a-z]{0,20}[a-z].*)$/i.exec(typed)?.[1] ?? typed
  if (text.length > LONGEST || MULTIPLIES.test(text)) return undefined
  const spelt = text
    .replace(COUNTED, ' ')
    .replace(/\b([a-z])(?: squared|2)\b/gi, '$1²')
    .replace(/\b(?:minus|negative) (?=\d|[a-z]\b)/gi, '-')
    .replace(/²/g, '^2')
    // `ab` is a product of their letters, `so` a word.
    .replace(/(?<![a-z])[a-z]{2}(?![a-z])/gi, word =>
      [...word].every(each => letters.includes(each)) ? word : ' ',
    )
  const said = [...spelt.matchAll(TERM)].map(([, term = '']) => term.replace(/\s/g, '').replace('−', '-'))
  const terms = said.filter(term => /[\da-z]/i.test(term) && !WORDS.test(term))
  const read = terms.map(term => {
    const formula = readFormula(term.replace(/^\+/, ''))
    return formula && polynomialOf(formula)
  })
  return read.length > 0 && read.every(each => each !== undefined && each.length === 1)
    ? (read as Polynomial[])
    : undefined
}

const shown = (polynomial: Polynomial) => inline(expression(polynomial, { form: 'any' }).latex)
const negated = (polynomial: Polynomial): Polynomial =>
  polynomial.map(term => ({ ...term, coefficient: term.coefficient.neg() }))
const isAmong = (one: Polynomial, list: readonly Polynomial[]) =>
  list.some(each => isSamePolynomial(each, one))

/** `-5x and 3x`, `the last one is 15`: products of two brackets that are multiplied out, each right or with another sign. */
export const BRACKETS: Act = {
  name: 'products of brackets',
  rank: RANK.precise,
  when: talk => {
    const products = productsIn(talk)
    return products !== undefined && termsSaid(talk.last, products) !== undefined
  },
  says: talk => {
    const products = productsIn(talk)
    const said = products && termsSaid(talk.last, products)
    if (!products || !said) return undefined
    const { terms, middle } = products
    const wrong = said.find(each => !isAmong(each, terms) && !isSamePolynomial(each, middle))
    const right = [...new Set(said.filter(each => each !== wrong && isAmong(each, terms)).map(shown))]
    const credit =
      right.length === 0 ? '' : `Yes, ${right.join(' and ')} ${right.length > 1 ? 'are' : 'is'} right. `
    if (wrong && isAmong(negated(wrong), terms))
      return `${credit}Look at the sign of ${shown(wrong)}: which two terms did you multiply, and what sign has each of them?`
    if (wrong) {
      const isMiddle = middle.length === 1 && wrong[0] && isOfSameLetters(wrong, middle)
      return isMiddle
        ? `${credit}How did you come to ${shown(wrong)}? There are two products with that letter: write both down with their signs, and put them together once more.`
        : undefined
    }
    if (said.some(each => isSamePolynomial(each, middle)))
      return `Yes, ${shown(middle)} is what the two in the middle come to together. What is the whole line then?`
    // Those that were confirmed just before need not be said again.
    const before = talk.told
      .slice(-3)
      .filter(each => each.includes('products are still missing'))
      .join(' ')
    return terms.every(each => isAmong(each, said) || before.includes(shown(each)))
      ? `${credit}Those are all of them. Now put like terms together.`
      : `${credit}Each term of the first bracket goes with each one of the second. Which products are still missing?`
  },
}

const isOfSameLetters = ([one]: Polynomial, [other]: Polynomial) =>
  one !== undefined &&
  other !== undefined &&
  one.powers.size === other.powers.size &&
  [...one.powers].every(([name, power]) => other.powers.get(name)?.equals(power) === true)
