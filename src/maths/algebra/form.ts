import { gcd, ONE, type Rational } from '../arithmetic/rational.ts'
import { factorsOf } from './factorise.ts'
import type { Formula } from './formula.ts'
import { polynomialOf } from './fraction-of.ts'
import { keyOf, numberOf, type Polynomial, scaled } from './polynomial.ts'

/** A number or letter with powers, each letter once and one number at most: `3x²y`. */
function piecesOf(formula: Formula): { numbers: number; letters: string[] } | undefined {
  switch (formula.kind) {
    case 'number':
      return { numbers: 1, letters: [] }
    case 'letter':
      return { numbers: 0, letters: [formula.name] }
    case 'power': {
      const isPlain = formula.base.kind === 'letter' && polynomialOf(formula.exponent)
      return isPlain && formula.base.kind === 'letter'
        ? { numbers: 0, letters: [formula.base.name] }
        : undefined
    }
    case 'product': {
      const parts = formula.factors.map(piecesOf)
      if (parts.some(part => part === undefined)) return undefined
      return {
        numbers: parts.reduce((sum, part) => sum + (part?.numbers ?? 0), 0),
        letters: parts.flatMap(part => part?.letters ?? []),
      }
    }
    case 'sum': {
      const [only, ...others] = formula.terms
      return only && others.length === 0 ? piecesOf(only.of) : undefined
    }
    case 'quotient':
    case 'root':
      return undefined
  }
}

function isWorkedProduct(formula: Formula): boolean {
  const pieces = piecesOf(formula)
  return pieces !== undefined && pieces.numbers <= 1 && new Set(pieces.letters).size === pieces.letters.length
}

const sizeOf = (formula: Formula) => polynomialOf(formula)?.[0]?.coefficient

/** Whether nothing can be worked out any more in a single term; `3x/4` is one too. */
export function isSimpleTerm(formula: Formula): boolean {
  if (formula.kind === 'product') {
    // "1/2 x": a fraction in front of letters.
    const [first, ...rest] = formula.factors
    if (first?.kind === 'quotient' && sizeOf(first) && isSimpleTerm(first))
      return (
        rest.every(each => piecesOf(each)?.numbers === 0) &&
        isWorkedProduct({ kind: 'product', factors: rest })
      )
  }
  if (formula.kind !== 'quotient') return isWorkedProduct(formula)
  const { top, bottom } = formula
  if (!isWorkedProduct(top) || !isWorkedProduct(bottom)) return false
  const [above, below] = [sizeOf(top), sizeOf(bottom)]
  const isReduced =
    !above ||
    !below ||
    (above.d === 1n && below.d === 1n && gcd(above.n, below.n) === 1n && below.n !== 1n) ||
    (below.n === 1n && below.d === 1n && piecesOf(bottom)?.numbers === 0)
  const shared = (piecesOf(top)?.letters ?? []).some(name => piecesOf(bottom)?.letters.includes(name))
  return isReduced && !shared
}

/** Whether it is a sum of simple terms, no two of which could be put together. */
export function isExpanded(formula: Formula): boolean {
  const terms = formula.kind === 'sum' ? formula.terms.map(({ of }) => of) : [formula]
  if (!terms.every(isSimpleTerm)) return false
  const shapes = terms.map(term => {
    const [first] = polynomialOf(term) ?? []
    return first ? keyOf([{ ...first, coefficient: first.coefficient.div(first.coefficient) }]) : '0'
  })
  return new Set(shapes).size === shapes.length && (shapes.length === 1 || !shapes.includes('0'))
}

/** The factors that stand side by side, powers written out. */
export function factorsIn(formula: Formula): Formula[] {
  if (formula.kind === 'product') return formula.factors.flatMap(factorsIn)
  if (formula.kind === 'sum' && formula.terms.length === 1) {
    const [only] = formula.terms
    return only
      ? [
          { kind: 'sum', terms: [{ isMinus: only.isMinus, of: { kind: 'number', value: ONE } }] },
          ...factorsIn(only.of),
        ]
      : []
  }
  if (formula.kind === 'power') {
    const exponent = polynomialOf(formula.exponent)
    const times = exponent && numberOf(exponent)
    const isCount = times && times.d === 1n && times.s > 0n && times.n <= 12n
    if (isCount && formula.base.kind !== 'letter' && formula.base.kind !== 'number')
      return Array.from({ length: Number(times.n) }, () => factorsIn(formula.base)).flat()
  }
  return [formula]
}

/** Whether it is a product of gathered brackets, so that only multiplying out could follow. */
export function isNeat(formula: Formula): boolean {
  return (
    isExpanded(formula) ||
    (formula.kind !== 'sum' && factorsIn(formula).every(isExpanded)) ||
    (formula.kind === 'sum' && formula.terms.length === 1 && factorsIn(formula).every(isExpanded))
  )
}

/** The number below the line of a product, with nothing left to cancel. */
function numberBelow({ top, bottom }: Extract<Formula, { kind: 'quotient' }>): Rational | undefined {
  if (bottom.kind !== 'number' || bottom.value.d !== 1n) return undefined
  const numbers = factorsIn(top).flatMap(each => (each.kind === 'number' ? [each.value] : []))
  return numbers.every(({ n, d }) => d === 1n && gcd(n, bottom.value.n) === 1n) ? bottom.value : undefined
}

/** Whether it is a product that can't be split any further; the polynomial is what it is worth. */
export function isFactorised(formula: Formula, polynomial: Polynomial): boolean {
  const [only, ...others] = formula.kind === 'sum' ? formula.terms : []
  // "-2(x + 1)(x - 3)/9": a number below the line, a minus in front of it.
  if (only?.isMinus && others.length === 0 && only.of.kind === 'quotient')
    return isFactorised(only.of, scaled(polynomial, -1))
  if (formula.kind === 'quotient') {
    const below = numberBelow(formula)
    return below !== undefined && isFactorised(formula.top, scaled(polynomial, below))
  }
  const wanted = factorsOf(polynomial)
  if (!wanted) return false
  const parts = factorsIn(formula)
  const own = parts.map(part => polynomialOf(part))
  if (own.some(part => part === undefined)) return false
  const sums = own.flatMap(part => (part && part.length > 1 ? [part] : []))
  const singles = parts.filter((_, at) => (own[at]?.length ?? 0) === 1)
  const keys = (list: Polynomial[]) => list.map(unsigned).sort().join('; ')
  const numbers = singles.filter(each => {
    const value = polynomialOf(each)?.[0]?.coefficient
    return value && value.n !== 1n
  })
  return keys(sums) === keys(wanted.others) && numbers.length <= 1 && parts.every(isExpanded)
}

/** The same key for a polynomial and its opposite. */
function unsigned(polynomial: Polynomial): string {
  const [first] = polynomial
  return keyOf(first && first.coefficient.s < 0n ? scaled(polynomial, -1) : polynomial)
}
