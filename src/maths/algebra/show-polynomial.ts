import { isWhole, type Rational, signedTop } from '../arithmetic/rational.ts'
import type { Polynomial, Term } from './polynomial.ts'

function powerText(power: Rational, isLatex: boolean): string {
  if (power.n === 1n && power.d === 1n && power.s > 0n) return ''
  const own = power.toFraction()
  if (isLatex) return `^{${own}}`
  return isWhole(power) ? `^${own}` : `^(${own})`
}

const nameLatex = (name: string) => (name === 'π' ? '\\pi ' : name)

function bare({ coefficient: { n, d }, powers }: Term, isLatex: boolean): string {
  const letters = [...powers]
    .sort(([a], [b]) => (a === 'π' ? -1 : b === 'π' ? 1 : a < b ? -1 : 1))
    .map(([name, power]) => `${isLatex ? nameLatex(name) : name}${powerText(power, isLatex)}`)
    .join('')
  const top = `${n === 1n && letters !== '' ? '' : n}${letters}`.trim()
  if (d === 1n) return top
  return isLatex ? `\\frac{${top}}{${d}}` : `${top}/${d}`
}

function shown(polynomial: Polynomial, isLatex: boolean): string {
  if (polynomial.length === 0) return '0'
  return polynomial
    .map((term, at) => {
      const isBelow = signedTop(term.coefficient) < 0n
      const sign = at === 0 ? (isBelow ? '-' : '') : isBelow ? ' - ' : ' + '
      return `${sign}${bare(term, isLatex)}`
    })
    .join('')
}

/** As typed: `3x^2 - x/2 + 1`. */
export const polynomialText = (polynomial: Polynomial) => shown(polynomial, false)

/** As LaTeX: `3x^{2} - \frac{x}{2} + 1`. */
export const polynomialLatex = (polynomial: Polynomial) => shown(polynomial, true)
