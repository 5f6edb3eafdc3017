import { applyOperator, isValue } from '../arithmetic/evaluate.ts'
import { type Rational, ZERO } from '../arithmetic/rational.ts'
import type { Formula } from './formula.ts'

/** The exact value of a formula with numbers for its letters; undefined where it has none, or it is no fraction. */
export function valueAt(formula: Formula, values: ReadonlyMap<string, Rational>): Rational | undefined {
  switch (formula.kind) {
    case 'number':
      return formula.value
    case 'letter':
      return values.get(formula.name)
    case 'sum': {
      let sum: Rational | undefined = ZERO
      for (const { isMinus, of } of formula.terms) {
        const term = valueAt(of, values)
        sum = sum && term && (isMinus ? sum.sub(term) : sum.add(term))
      }
      return sum
    }
    case 'product':
      return formula.factors
        .map(factor => valueAt(factor, values))
        .reduce((product, each) => product && each && product.mul(each))
    case 'quotient':
      return worked('÷', valueAt(formula.top, values), valueAt(formula.bottom, values))
    case 'power':
      return worked('^', valueAt(formula.base, values), valueAt(formula.exponent, values))
    case 'root': {
      const own = valueAt(formula.of, values)
      const [top, bottom] = [own && wholeRoot(own.n), own && wholeRoot(own.d)]
      return own && own.s >= 0n && top !== undefined && bottom ? ZERO.add(top).div(bottom) : undefined
    }
  }
}

function worked(operator: '÷' | '^', left: Rational | undefined, right: Rational | undefined) {
  const result = left && right && applyOperator(operator, left, right)
  return result && isValue(result) ? result : undefined
}

function wholeRoot(value: bigint): bigint | undefined {
  const root = BigInt(Math.round(Math.sqrt(Number(value))))
  return root * root === value ? root : undefined
}
