import { isZero, ONE, type Rational, rational } from '../arithmetic/rational.ts'

/** A number times powers of letters; powers may be negative or broken, as in `x^(1/2)`. */
export interface Term {
  coefficient: Rational
  powers: ReadonlyMap<string, Rational>
}

/** A sum of terms that differ in their letters, highest power first; none is zero. */
export type Polynomial = readonly Term[]

/** Beyond it nothing is worked out: no child is asked for more. */
const MOST_TERMS = 120
const BIGGEST = 10n ** 60n

function shapeOf({ powers }: Term): string {
  return [...powers]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, power]) => `${name}^${power.s * power.n}/${power.d}`)
    .join(' ')
}

const total = ({ powers }: Term) => [...powers.values()].reduce((sum, each) => sum.add(each), rational(0))

function compare(a: Term, b: Term): number {
  const byDegree = total(b).compare(total(a))
  if (byDegree !== 0) return byDegree
  for (const name of [...new Set([...a.powers.keys(), ...b.powers.keys()])].sort()) {
    const difference = (b.powers.get(name) ?? rational(0)).compare(a.powers.get(name) ?? rational(0))
    if (difference !== 0) return difference
  }
  return 0
}

/** @throws RangeError where it gets bigger than anything of school */
function gathered(terms: readonly Term[]): Polynomial {
  const byShape = new Map<string, Term>()
  for (const term of terms) {
    const shape = shapeOf(term)
    const before = byShape.get(shape)
    byShape.set(shape, before ? { ...before, coefficient: before.coefficient.add(term.coefficient) } : term)
  }
  const kept = [...byShape.values()].filter(({ coefficient }) => !isZero(coefficient))
  const isBig = kept.some(({ coefficient: { n, d } }) => n > BIGGEST || d > BIGGEST)
  if (kept.length > MOST_TERMS || isBig) throw new RangeError('The polynomial is too big')
  return kept.sort(compare)
}

export const NOTHING: Polynomial = []

export function constant(value: Rational | bigint | number): Polynomial {
  const coefficient = typeof value === 'object' ? value : rational(value)
  return isZero(coefficient) ? NOTHING : [{ coefficient, powers: new Map() }]
}

export function variable(name: string, exponent: Rational | number = 1): Polynomial {
  const power = typeof exponent === 'object' ? exponent : rational(exponent)
  return isZero(power) ? constant(ONE) : [{ coefficient: ONE, powers: new Map([[name, power]]) }]
}

export function plus(...summands: Polynomial[]): Polynomial {
  return gathered(summands.flat())
}

export function scaled(polynomial: Polynomial, by: Rational | bigint | number): Polynomial {
  const factor = typeof by === 'object' ? by : rational(by)
  if (isZero(factor)) return NOTHING
  return polynomial.map(term => ({ ...term, coefficient: term.coefficient.mul(factor) }))
}

export function minus(left: Polynomial, right: Polynomial): Polynomial {
  return plus(left, scaled(right, -1))
}

function joined(a: Term, b: Term): Term {
  const powers = new Map(a.powers)
  for (const [name, power] of b.powers) {
    const sum = (powers.get(name) ?? rational(0)).add(power)
    if (isZero(sum)) powers.delete(name)
    else powers.set(name, sum)
  }
  return { coefficient: a.coefficient.mul(b.coefficient), powers }
}

export function times(...factors: Polynomial[]): Polynomial {
  return factors.reduce((left, right) => {
    if (left.length * right.length > MOST_TERMS * 10) throw new RangeError('The polynomial is too big')
    return gathered(left.flatMap(a => right.map(b => joined(a, b))))
  }, constant(ONE))
}

const MOST_POWER = 40

/** @param exponent a whole number from zero up */
export function raised(base: Polynomial, exponent: number): Polynomial {
  if (exponent > MOST_POWER) throw new RangeError('The power is too big')
  return times(...Array.from({ length: exponent }, () => base))
}

export function isSamePolynomial(left: Polynomial, right: Polynomial): boolean {
  return minus(left, right).length === 0
}

/** The value of a polynomial without letters. */
export function numberOf(polynomial: Polynomial): Rational | undefined {
  const [first, ...others] = polynomial
  if (!first) return rational(0)
  return others.length === 0 && first.powers.size === 0 ? first.coefficient : undefined
}

export function lettersIn(polynomial: Polynomial): string[] {
  return [...new Set(polynomial.flatMap(({ powers }) => [...powers.keys()]))].sort()
}

/** The polynomials before the powers of a letter, from its power zero up; undefined where a power is no whole number. */
export function coefficientsOf(polynomial: Polynomial, name: string): Polynomial[] | undefined {
  const byPower = new Map<number, Term[]>()
  for (const { coefficient, powers } of polynomial) {
    const power = powers.get(name) ?? rational(0)
    if (power.d !== 1n || power.s < 0n || power.n > BigInt(MOST_POWER)) return undefined
    const rest = new Map([...powers].filter(([letter]) => letter !== name))
    const at = Number(power.n)
    byPower.set(at, [...(byPower.get(at) ?? []), { coefficient, powers: rest }])
  }
  const highest = Math.max(0, ...byPower.keys())
  return Array.from({ length: highest + 1 }, (_, at) => gathered(byPower.get(at) ?? []))
}

/** The numbers before the powers of its one letter, from its power zero up. */
export function numbersOf(polynomial: Polynomial, name: string): Rational[] | undefined {
  const numbers = coefficientsOf(polynomial, name)?.map(numberOf)
  return numbers?.every(each => each !== undefined) ? numbers.flatMap(each => each ?? []) : undefined
}

/** From the numbers before the powers of a letter, from its power zero up. */
export function fromNumbers(numbers: readonly Rational[], name: string): Polynomial {
  return plus(...numbers.map((number, at) => scaled(variable(name, at), number)))
}

/** Puts a polynomial in the place of a letter; undefined where its powers are no whole numbers. */
export function withPut(polynomial: Polynomial, name: string, value: Polynomial): Polynomial | undefined {
  const own = coefficientsOf(polynomial, name)
  return own && plus(...own.map((factor, at) => times(factor, raised(value, at))))
}

/** The same key for the same polynomial. */
export function keyOf(polynomial: Polynomial): string {
  return polynomial.map(term => `${term.coefficient.toFraction()} ${shapeOf(term)}`).join(' + ') || '0'
}
