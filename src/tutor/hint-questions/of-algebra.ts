import { polynomialOf } from '#maths/algebra/fraction-of.ts'
import { productsOf, twoBrackets } from '#maths/algebra/two-brackets.ts'
import { gcd } from '#maths/arithmetic/rational.ts'
import type { ExpressionQuestion } from '#maths/kinds/expressions/question.ts'
import { type HintQuestion, listed, notSo, shown, so } from './hint-question.ts'

const FRONT = /([-−+]?)\s{0,3}(\d+)\s{0,3}\(/g

/** What is answered to the hints for expressions with letters. */
export function ofExpression({ task, formula, source }: ExpressionQuestion): HintQuestion[] {
  if (task === 'factorise') {
    const terms = polynomialOf(formula)
    const numbers =
      terms
        ?.map(({ coefficient }) => coefficient)
        .filter(({ d }) => d === 1n)
        .map(({ n }) => n) ?? []
    if (!terms || numbers.length < terms.length || terms.length < 2) return []
    return [inEveryTerm(numbers)]
  }
  if (task === 'simplify') return [likeTerms()]
  const fronts = [...source.matchAll(FRONT)].flatMap(([, sign, number]) =>
    number ? [(sign === '-' || sign === '−' ? -1 : 1) * Number(number)] : [],
  )
  const brackets = twoBrackets(formula)
  if (brackets) return [howManyProducts(brackets)]
  const [first] = fronts
  if (first === undefined) return []
  return [
    {
      asks: /what stands in front of the bracket|arrow from what is outside/i,
      name: 'what stands before the bracket',
      judge: own => {
        if (/[a-z]\s*[-+]|[-+]\s*\d*[a-z]\b|\d[a-z]\b/.test(own.text)) return undefined
        const [said] = own.numbers
        if (
          !said ||
          own.numbers.some(each => !fronts.some(front => Math.abs(front) === Math.abs(each.valueOf())))
        )
          return undefined
        return so(
          `${listed(fronts)} stand${fronts.length > 1 ? '' : 's'} in front.`,
          fronts.length > 1
            ? 'Begin with the first bracket: what do you get when you multiply every term inside?'
            : 'What do you get when you multiply every term inside by it?',
        )
      },
    },
  ]
}

const COUNTS = /^\D*\d+ (?:products?|terms?|arrows?)\W*$/

/** How many products two brackets make. */
const howManyProducts = (brackets: Parameters<typeof productsOf>[0]): HintQuestion => ({
  asks: /how many products are there/i,
  name: 'how many products there are',
  isFirst: true,
  judge: own => {
    const { length } = productsOf(brackets)
    if (own.numbers.length !== 1 || !(own.isBare || COUNTS.test(own.text))) return undefined
    return own.says(length)
      ? so(`there are ${shown(length)} products.`, 'Begin with the first term of the first bracket.')
      : notSo('Each term of the first bracket meets every term of the second. How many pairs are that?')
  },
})

/** Terms that belong together have the same letters. */
const likeTerms = (): HintQuestion => ({
  asks: /which terms have the very same letters|terms that belong together/i,
  name: 'terms that belong together',
  judge: own => {
    const terms =
      own.text
        .replace(/\b(?:and|a(?= \d)|the|all)\b/g, ' ')
        .match(/\b\d*[b-z](?:²|\^\d)?(?![\p{L}\d])|\b\d*a(?![\p{L}\d])/gu) ?? []
    const letters = new Set(terms.map(each => each.replace(/^\d+/, '')))
    if (terms.length < 2 || /[=+]/.test(own.text)) return undefined
    return letters.size === 1
      ? so('those have the same letters.', 'What do they make together? Mind the sign in front of each.')
      : letters.size === terms.length
        ? notSo('Those have different letters, like apples and pears. Which ones have the very same letters?')
        : undefined
  },
})

/** A number that goes into every term. */
function inEveryTerm(numbers: readonly bigint[]): HintQuestion {
  const common = numbers.reduce(gcd)
  return {
    asks: /anything that goes into every term/i,
    name: 'what goes into every term',
    judge: own => {
      const [said, ...others] = own.numbers
      if (!said || others.length > 0 || own.text.includes('(') || said.d !== 1n || said.n < 2n)
        return undefined
      if (common % said.n === 0n)
        return so(
          `${shown(said)} goes into every term.`,
          common === said.n
            ? 'Write it in front of a bracket: what is left of each term inside?'
            : 'Is there a bigger one that does, too?',
        )
      const misses = numbers.find(each => each % said.n !== 0n)
      return misses === undefined
        ? undefined
        : notSo(
            `Does ${shown(said)} go into ${shown(misses)} with nothing left over? Look for a number that goes into ${listed(numbers)}.`,
          )
    },
  }
}
