import { ONE } from '../arithmetic/rational.ts'
import type { Factors } from './factorise.ts'
import { keyOf, type Polynomial } from './polynomial.ts'
import { polynomialLatex, polynomialText } from './show-polynomial.ts'

function shown(
  { shared, others }: Factors,
  write: (polynomial: Polynomial) => string,
  isLatex: boolean,
): string {
  const counts = new Map<string, { polynomial: Polynomial; count: number }>()
  for (const polynomial of others) {
    const key = keyOf(polynomial)
    counts.set(key, { polynomial, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  const isOne = shared.powers.size === 0 && shared.coefficient.abs().equals(ONE)
  const front = isOne ? (shared.coefficient.s < 0n ? '-' : '') : write([shared])
  const brackets = [...counts.values()].map(({ polynomial, count }) => {
    const power = count === 1 ? '' : isLatex ? `^{${count}}` : `^${count}`
    return `(${write(polynomial)})${power}`
  })
  return `${front}${brackets.join('')}`
}

/** As typed: `2x(x + 3)^2`. */
export const factorsText = (factors: Factors) => shown(factors, polynomialText, false)

/** As LaTeX. */
export const factorsLatex = (factors: Factors) => shown(factors, polynomialLatex, true)
