import { add, asRational, divide, type Exact, exact, multiply, negate, squareRoot } from '../exact/exact.ts'
import type { Formula } from './formula.ts'

const MOST_POWER = 12n

/** The exact value of a formula without letters, roots and π allowed; undefined where it has none. */
export function exactOf(formula: Formula): Exact | undefined {
  switch (formula.kind) {
    case 'number':
      return exact(formula.value)
    case 'letter':
      return undefined
    case 'sum': {
      const terms = formula.terms.map(({ isMinus, of }) => {
        const value = exactOf(of)
        return value && (isMinus ? negate(value) : value)
      })
      return terms.every(each => each !== undefined) ? add(...terms.flatMap(each => each ?? [])) : undefined
    }
    case 'product': {
      const factors = formula.factors.map(exactOf)
      return factors.every(each => each !== undefined)
        ? multiply(...factors.flatMap(each => each ?? []))
        : undefined
    }
    case 'quotient': {
      const [top, bottom] = [exactOf(formula.top), exactOf(formula.bottom)]
      return top && bottom && divide(top, bottom)
    }
    case 'power': {
      const [base, exponent] = [exactOf(formula.base), exactOf(formula.exponent)]
      const count = exponent && asRational(exponent)
      if (!base || !count || count.d !== 1n || count.s < 0n || count.n > MOST_POWER) return undefined
      return multiply(1, ...Array.from({ length: Number(count.n) }, () => base))
    }
    case 'root': {
      const of = exactOf(formula.of)
      return of && squareRoot(of)
    }
  }
}
