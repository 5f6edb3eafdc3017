import type { Formula } from '../../algebra/formula.ts'
import { type Rational, rational, roundTo } from '../../arithmetic/rational.ts'
import { exact } from '../../exact/exact.ts'
import { type Rounding, roundedTo } from '../../values/rounding.ts'

const ONE_FIGURE: Rounding = { figures: 1 }

/** The formula with every number changed; what stands in a power's exponent stays. */
export function withNumbers(formula: Formula, change: (value: Rational) => Rational): Formula {
  const inside = (part: Formula) => withNumbers(part, change)
  switch (formula.kind) {
    case 'number':
      return { kind: 'number', value: change(formula.value) }
    case 'letter':
      return formula
    case 'sum':
      return { kind: 'sum', terms: formula.terms.map(({ isMinus, of }) => ({ isMinus, of: inside(of) })) }
    case 'product':
      return { kind: 'product', factors: formula.factors.map(inside) }
    case 'quotient':
      return { kind: 'quotient', top: inside(formula.top), bottom: inside(formula.bottom) }
    case 'power':
      return { kind: 'power', base: inside(formula.base), exponent: formula.exponent }
    case 'root':
      return { kind: 'root', of: inside(formula.of) }
  }
}

/** Every number of it rounded. */
export const roundedFormula = (formula: Formula, rounding: Rounding = ONE_FIGURE): Formula =>
  withNumbers(formula, value => roundedTo(exact(value), rounding))

/** The nearest multiple of a step, halves up. */
export function nearestMultiple(number: Rational, step: Rational): Rational {
  return step.mul(roundTo(number.div(step), 0))
}

/** The multiple of a step at or below a number that is not negative. */
export function multipleBelow(number: Rational, step: Rational): Rational {
  const times = number.div(step)
  return step.mul(rational(times.n / times.d))
}
