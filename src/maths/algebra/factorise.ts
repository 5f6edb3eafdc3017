import { gcd, isZero, lcm, ONE, type Rational, rational, signedTop, ZERO } from '../arithmetic/rational.ts'
import {
  coefficientsOf,
  constant,
  fromNumbers,
  isSamePolynomial,
  lettersIn,
  minus,
  numberOf,
  numbersOf,
  type Polynomial,
  type Term,
  times,
  variable,
  withPut,
} from './polynomial.ts'

/** A polynomial as a number, letters and polynomials that can't be split any more, each as often as it stands there. */
export interface Factors {
  /** What all terms share: `6x`. */
  shared: Term
  /** Whole numbers without a common factor, the first above zero. */
  others: Polynomial[]
}

/** What all terms of a polynomial share, its sign that of the first term. */
export function sharedBy(polynomial: Polynomial): Term {
  const [first] = polynomial
  if (!first) return { coefficient: ZERO, powers: new Map() }
  const top = polynomial.reduce((all, { coefficient }) => gcd(all, coefficient.n), 0n)
  const bottom = polynomial.reduce((all, { coefficient }) => lcm(all, coefficient.d), 1n)
  const powers = new Map<string, Rational>()
  for (const name of lettersIn(polynomial)) {
    const all = polynomial.map(term => term.powers.get(name) ?? ZERO)
    const least = all.reduce((a, b) => (a.compare(b) < 0 ? a : b))
    if (!isZero(least)) powers.set(name, least)
  }
  return { coefficient: rational(first.coefficient.s * top, bottom), powers }
}

/** A polynomial without what its terms share. */
function withoutShared(
  polynomial: Polynomial,
  { coefficient, powers }: Term = sharedBy(polynomial),
): Polynomial {
  const turned: Term = {
    coefficient: ONE.div(coefficient),
    powers: new Map([...powers].map(([name, power]) => [name, power.neg()])),
  }
  return times(polynomial, [turned])
}

/** The quotient where a division comes out even. */
function dividedBy(polynomial: Polynomial, by: Polynomial): Polynomial | undefined {
  const [lead] = by
  if (!lead) return undefined
  let [rest, quotient]: [Polynomial, Term[]] = [polynomial, []]
  for (let count = 0; rest.length > 0; count++) {
    const [first] = rest
    if (!first || count > 60) return undefined
    const powers = new Map(first.powers)
    for (const [name, power] of lead.powers) {
      const left = (powers.get(name) ?? ZERO).sub(power)
      if (left.s < 0n) return undefined
      if (isZero(left)) powers.delete(name)
      else powers.set(name, left)
    }
    const term: Term = { coefficient: first.coefficient.div(lead.coefficient), powers }
    quotient = [...quotient, term]
    rest = minus(rest, times([term], by))
  }
  return quotient
}

const MOST_DIVISOR = 200_000n

function divisorsOf(value: bigint): bigint[] {
  const found: bigint[] = []
  for (let each = 1n; each * each <= value; each++) {
    if (value % each === 0n) found.push(each, value / each)
  }
  return found
}

/** A root that is a fraction or whole number, of whole numbers before the powers of a letter. */
function rationalRoot(numbers: readonly Rational[]): Rational | undefined | 'too big' {
  const [lowest, highest] = [numbers[0], numbers.at(-1)]
  if (!lowest || !highest) return undefined
  if (isZero(lowest)) return ZERO
  if (lowest.n > MOST_DIVISOR * 50n || highest.n > MOST_DIVISOR) return 'too big'
  const valueAt = (root: Rational) => numbers.reduceRight((sum, each) => sum.mul(root).add(each), ZERO)
  for (const top of divisorsOf(lowest.n)) {
    for (const bottom of divisorsOf(highest.n)) {
      const root = rational(top, bottom)
      if (isZero(valueAt(root))) return root
      if (isZero(valueAt(root.neg()))) return root.neg()
    }
  }
  return undefined
}

function splitInOneLetter(polynomial: Polynomial, name: string): Polynomial[] | undefined {
  const found: Polynomial[] = []
  let rest = polynomial
  for (;;) {
    const numbers = numbersOf(rest, name)
    if (!numbers || numbers.length > 8) return undefined
    if (numbers.length <= 2) break
    const root = rationalRoot(numbers)
    if (root === 'too big') return undefined
    if (!root) {
      // Without a root, powers up to three can't be split; four may be two squares.
      if (numbers.length > 4) return undefined
      break
    }
    const factor = fromNumbers([rational(-signedTop(root)), rational(root.d)], name)
    const next = dividedBy(rest, factor)
    if (!next) return undefined
    found.push(factor)
    rest = next
  }
  return numberOf(rest) ? found : [...found, rest]
}

const totalOf = ({ powers }: Term) => [...powers.values()].reduce((sum, each) => sum.add(each), ZERO)

/** `4x² - 9y²`: as with one letter, the other one put back behind. */
function splitInTwoLetters(
  polynomial: Polynomial,
  [name, other]: [string, string],
): Polynomial[] | undefined {
  const [first] = polynomial
  if (!first || !polynomial.every(term => totalOf(term).equals(totalOf(first)))) return undefined
  const flat = withPut(polynomial, other, constant(1))
  return (flat && splitInOneLetter(flat, name))?.map(factor => {
    const degree = (coefficientsOf(factor, name)?.length ?? 1) - 1
    return factor.flatMap(term => {
      const missing = rational(degree).sub(totalOf(term))
      return times([term], variable(other, missing))
    })
  })
}

function evenRootOf({ coefficient, powers }: Term): Term | undefined {
  const root = BigInt(Math.round(Math.sqrt(Number(coefficient.n))))
  const isEven = root * root === coefficient.n && coefficient.d === 1n
  if (!isEven || [...powers.values()].some(power => power.d !== 1n || power.n % 2n !== 0n)) return undefined
  const halves = [...powers].map(([name, power]): [string, Rational] => [name, power.div(2)])
  return { coefficient: rational(root), powers: new Map(halves) }
}

/** `a²b² - 4`: one square less another. */
function splitSquares(polynomial: Polynomial): Polynomial[] | undefined {
  const [first, second, ...others] = polynomial
  if (!first || !second || others.length > 0 || second.coefficient.s > 0n) return undefined
  const [left, right] = [evenRootOf(first), evenRootOf(second)]
  if (!left || !right) return undefined
  return [minus([left], [right]), minus([left], [{ ...right, coefficient: right.coefficient.neg() }])]
}

/** `ax + ay + bx + by`: a letter that stands in its first power. */
function splitInGroups(polynomial: Polynomial): Polynomial[] | undefined {
  let isWholly = false
  for (const name of lettersIn(polynomial)) {
    const own = coefficientsOf(polynomial, name)
    const [without, before, ...more] = own ?? []
    if (!without || !before || more.length > 0) continue
    if (numberOf(before)) isWholly = true
    const shared = withoutShared(before)
    const rest = shared.length > 1 ? dividedBy(without, shared) : undefined
    const other = rest && dividedBy(polynomial, shared)
    if (other) return [shared, other]
  }
  return isWholly ? [polynomial] : undefined
}

function split(polynomial: Polynomial): Polynomial[] | undefined {
  const letters = lettersIn(polynomial)
  const [name, other, ...more] = letters
  if (name === undefined || polynomial.length === 1) return []
  if (other === undefined) return splitInOneLetter(polynomial, name)
  const inTwo = more.length === 0 ? splitInTwoLetters(polynomial, [name, other]) : undefined
  if (inTwo) return inTwo
  const parts = splitSquares(polynomial) ?? splitInGroups(polynomial)
  if (!parts || parts.length === 1) return parts
  const all = parts.map(split)
  return all.every(each => each !== undefined) ? all.flatMap(each => each ?? []) : undefined
}

function primitive(polynomial: Polynomial): Polynomial {
  const { coefficient } = sharedBy(polynomial)
  return withoutShared(polynomial, { coefficient, powers: new Map() })
}

/** Splits a polynomial as far as it goes with fractions and whole numbers; undefined where that can't be told. */
export function factorsOf(polynomial: Polynomial): Factors | undefined {
  if (polynomial.length === 0) return undefined
  const shared = sharedBy(polynomial)
  const isPlain = polynomial.every(({ powers }) =>
    [...powers.values()].every(({ s, d }) => s > 0n && d === 1n),
  )
  const others = isPlain ? split(withoutShared(polynomial, shared))?.map(primitive) : undefined
  if (!others) return undefined
  // Signs may have moved: the product decides.
  const product = times([shared], ...others)
  if (isSamePolynomial(product, polynomial)) return { shared, others }
  const turned: Term = { ...shared, coefficient: shared.coefficient.neg() }
  return isSamePolynomial(times([turned], ...others), polynomial) ? { shared: turned, others } : undefined
}
