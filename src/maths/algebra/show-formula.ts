import { valueLatex } from '../arithmetic/show.ts'
import type { Formula } from './formula.ts'

const inBrackets = (formula: Formula) =>
  formula.kind === 'sum' ? `(${formulaLatex(formula)})` : formulaLatex(formula)

function factorLatex(formula: Formula, at: number): string {
  const own = inBrackets(formula)
  return at > 0 && /^(?:\d|\\frac)/.test(own) ? ` \\times ${own}` : own
}

/** A formula as LaTeX, as it was written. */
export function formulaLatex(formula: Formula): string {
  switch (formula.kind) {
    case 'number':
      return valueLatex(formula.value, formula.value.d !== 1n).replaceAll(',', '')
    case 'letter':
      return formula.name === 'π' ? '\\pi ' : formula.name
    case 'sum':
      return formula.terms
        .map(({ isMinus, of }, at) => {
          const sign = at === 0 ? (isMinus ? '-' : '') : isMinus ? ' - ' : ' + '
          return `${sign}${of.kind === 'sum' ? inBrackets(of) : formulaLatex(of)}`
        })
        .join('')
    case 'product':
      return formula.factors.map(factorLatex).join('')
    case 'quotient':
      return `\\frac{${formulaLatex(formula.top)}}{${formulaLatex(formula.bottom)}}`
    case 'power': {
      const isBare = formula.base.kind === 'letter' || formula.base.kind === 'number'
      const base = formulaLatex(formula.base)
      return `${isBare ? base : `(${base})`}^{${formulaLatex(formula.exponent)}}`
    }
    case 'root':
      return `\\sqrt{${formulaLatex(formula.of)}}`
  }
}
