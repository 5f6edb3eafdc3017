import { isZero, ONE, type Rational, rational, ZERO } from '../arithmetic/rational.ts'
import { lettersIn, type Polynomial } from './polynomial.ts'

/** Beyond it no child is asked to solve by hand. */
const MOST_LETTERS = 4

/** The numbers before the letters, in their order, and the number without a letter; undefined where it is not linear. */
function rowOf(equation: Polynomial, letters: readonly string[]): Rational[] | undefined {
  const row = [...letters, ''].map(() => ZERO)
  for (const { coefficient, powers } of equation) {
    const [first, ...others] = powers
    if (others.length > 0 || (first && !first[1].equals(ONE))) return undefined
    row[first ? letters.indexOf(first[0]) : letters.length] = coefficient
  }
  return row
}

/**
 * The one number for each letter that makes every polynomial zero.
 * @returns undefined where there is none, more than one, or where an equation is not of the first degree
 */
export function solveLinear(equations: readonly Polynomial[]): Map<string, Rational> | undefined {
  const letters = [...new Set(equations.flatMap(lettersIn))].sort()
  const rows = equations.map(each => rowOf(each, letters))
  if (letters.length === 0 || letters.length > MOST_LETTERS || rows.includes(undefined)) return undefined
  let open = rows.flatMap(row => (row ? [row] : []))
  const done: Rational[][] = []
  for (const at of letters.keys()) {
    const pivot = open.find(row => row[at] && !isZero(row[at]))
    if (!pivot) return undefined
    const by = pivot[at] ?? ONE
    const own = pivot.map(each => each.div(by))
    const clear = (row: Rational[]) => {
      const factor = row[at] ?? ZERO
      return row.map((each, index) => each.sub(factor.mul(own[index] ?? ZERO)))
    }
    open = open.filter(row => row !== pivot).map(clear)
    done.splice(0, done.length, ...done.map(clear), own)
  }
  if (open.some(row => row.some(each => !isZero(each)))) return undefined
  return new Map(letters.map((name, at) => [name, (done[at]?.at(-1) ?? ZERO).mul(rational(-1))]))
}
