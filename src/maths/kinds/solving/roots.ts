import { factorsOf } from '../../algebra/factorise.ts'
import { coefficientsOf, numberOf, numbersOf, type Polynomial } from '../../algebra/polynomial.ts'
import { type Rational, rational } from '../../arithmetic/rational.ts'
import { add, divide, type Exact, exact, isSame, negate, squareRoot } from '../../exact/exact.ts'

/** The real roots of `a x² + b x + c`; undefined where there are none. */
function ofQuadratic([c, b, a]: readonly Rational[]): Exact[] | undefined {
  if (!a || !b || !c) return undefined
  const root = squareRoot(b.mul(b).sub(a.mul(c).mul(4)))
  if (!root) return undefined
  return [add(b.neg(), root), add(b.neg(), negate(root))].flatMap(top => divide(top, a.mul(2)) ?? [])
}

function ofFactor(numbers: readonly Rational[]): Exact[] | undefined {
  const [low, high] = numbers
  if (numbers.length === 2 && low && high) return [exact(low.neg().div(high))]
  return numbers.length === 3 ? ofQuadratic(numbers) : undefined
}

/** Every root of a polynomial in one letter, each once; undefined where not all are real or they can't be told exactly. */
export function rootsOf(polynomial: Polynomial, letter: string): Exact[] | undefined {
  const own = numbersOf(polynomial, letter)
  if (!own || own.length < 2) return undefined
  if (own.length === 2) return ofFactor(own)
  const factors = factorsOf(polynomial)
  if (!factors) return own.length === 3 ? ofQuadratic(own) : undefined
  const parts = factors.others.map(each => ofFactor(numbersOf(each, letter) ?? []))
  if (parts.some(each => each === undefined)) return undefined
  const zero = factors.shared.powers.has(letter) ? [exact(0)] : []
  const all = [...zero, ...parts.flatMap(each => each ?? [])]
  return all.filter((root, at) => all.findIndex(other => isSame(other, root)) === at)
}

/** The one pair of numbers that makes both polynomials zero; undefined where there is none, or more. */
export function pairOf(
  equations: readonly [Polynomial, Polynomial],
  letters: readonly [string, string],
): [Rational, Rational] | undefined {
  const rows = equations.map(each => {
    const inFirst = coefficientsOf(each, letters[0])
    const [rest, first] = inFirst ?? []
    const inSecond = rest && numbersOf(rest, letters[1])
    const a = first ? numberOf(first) : rational(0)
    if (!inFirst || inFirst.length > 2 || !inSecond || inSecond.length > 2 || !a) return undefined
    return { a, b: inSecond[1] ?? rational(0), c: inSecond[0] ?? rational(0) }
  })
  const [one, two] = rows
  if (!one || !two) return undefined
  const determinant = one.a.mul(two.b).sub(two.a.mul(one.b))
  if (determinant.n === 0n) return undefined
  return [
    one.b.mul(two.c).sub(two.b.mul(one.c)).div(determinant),
    two.a.mul(one.c).sub(one.a.mul(two.c)).div(determinant),
  ]
}
