import { isZero, ONE, type Rational, rational, signedTop, ZERO } from '../arithmetic/rational.ts'

/** `coefficient × √radicand × π^pi`; the radicand has no square factor. */
interface Term {
  coefficient: Rational
  radicand: bigint
  pi: number
}

/** An exact number of school: a sum of rational multiples of roots and of powers of π. No term is zero. */
export interface Exact {
  readonly terms: readonly Term[]
}

export type Numeric = Exact | Rational | bigint | number

function isExact(value: Numeric): value is Exact {
  return typeof value === 'object' && 'terms' in value
}

/** @param value a whole JavaScript number, never a fraction such as 0.1 */
export function exact(value: Numeric): Exact {
  if (isExact(value)) return value
  const own = typeof value === 'object' ? value : rational(value)
  return gathered([{ coefficient: own, radicand: 1n, pi: 0 }])
}

export const PI: Exact = { terms: [{ coefficient: ONE, radicand: 1n, pi: 1 }] }

function gathered(terms: Term[]): Exact {
  const byShape = new Map<string, Term>()
  for (const term of terms) {
    const shape = `${term.pi} ${term.radicand}`
    const before = byShape.get(shape)
    byShape.set(shape, before ? { ...term, coefficient: before.coefficient.add(term.coefficient) } : term)
  }
  const kept = [...byShape.values()].filter(({ coefficient }) => !isZero(coefficient))
  return { terms: kept.sort((a, b) => b.pi - a.pi || Number(b.radicand - a.radicand)) }
}

export function add(...values: Numeric[]): Exact {
  return gathered(values.flatMap(value => exact(value).terms))
}

export function negate(value: Numeric): Exact {
  return multiply(value, -1)
}

export function subtract(left: Numeric, right: Numeric): Exact {
  return add(left, negate(right))
}

export function multiply(...values: Numeric[]): Exact {
  return values.map(exact).reduce((left, right) =>
    gathered(
      left.terms.flatMap(a =>
        right.terms.map(b => {
          const { outside, inside } = withoutSquares(a.radicand * b.radicand)
          const coefficient = a.coefficient.mul(b.coefficient).mul(outside)
          return { coefficient, radicand: inside, pi: a.pi + b.pi }
        }),
      ),
    ),
  )
}

/** @returns undefined where the divisor is zero or a sum of more than two roots */
export function divide(left: Numeric, right: Numeric): Exact | undefined {
  const [only, second, ...others] = exact(right).terms
  if (!only || others.length > 0) return undefined
  if (second) {
    if (only.pi !== 0 || second.pi !== 0) return undefined
    // 1 ÷ (a + b√r) is (a - b√r) ÷ (a² - b²r).
    const turned: Exact = { terms: [only, { ...second, coefficient: second.coefficient.neg() }] }
    return divide(multiply(left, turned), multiply(right, turned))
  }
  // 1 ÷ (c√r) is √r ÷ (cr).
  const coefficient = ONE.div(only.coefficient.mul(only.radicand))
  return multiply(left, { terms: [{ coefficient, radicand: only.radicand, pi: -only.pi }] })
}

/** Beyond it no square factor is looked for. */
const MOST_ROOT = 10n ** 12n

function withoutSquares(value: bigint): { outside: bigint; inside: bigint } {
  let [outside, inside] = [1n, value]
  for (let root = 2n; root * root <= inside && root < 1_000_000n; root++) {
    while (inside % (root * root) === 0n) {
      inside /= root * root
      outside *= root
    }
  }
  return { outside, inside }
}

/** The square root; undefined for what is below zero, too big, or no single number. */
export function squareRoot(value: Numeric): Exact | undefined {
  const own = asRational(exact(value))
  if (!own || own.s < 0n || own.n * own.d > MOST_ROOT) return undefined
  // √(n/d) is √(nd) ÷ d.
  const { outside, inside } = withoutSquares(own.n * own.d)
  if (isZero(own)) return exact(0)
  return { terms: [{ coefficient: rational(outside, own.d), radicand: inside, pi: 0 }] }
}

/** The value where it is a plain fraction or whole number. */
export function asRational({ terms }: Exact): Rational | undefined {
  const [first, ...others] = terms
  if (!first) return ZERO
  return others.length === 0 && first.radicand === 1n && first.pi === 0 ? first.coefficient : undefined
}

export function isSame(left: Numeric, right: Numeric): boolean {
  return subtract(left, right).terms.length === 0
}

const DIGITS = 40n
const SCALE = 10n ** DIGITS
const PI_DIGITS = rational(31415926535897932384626433832795028841971n, SCALE)

function wholeRoot(value: bigint): bigint {
  if (value < 2n) return value
  let guess = 1n << (BigInt(value.toString(2).length) / 2n + 1n)
  for (;;) {
    const next = (guess + value / guess) / 2n
    if (next >= guess) return guess
    guess = next
  }
}

/** The value with an error below 10^-30 for numbers of school; exact where it is rational. */
export function approximate(value: Numeric): Rational {
  return exact(value).terms.reduce((sum, { coefficient, radicand, pi }) => {
    const root = radicand === 1n ? ONE : rational(wholeRoot(radicand * SCALE * SCALE), SCALE)
    const circle = pi >= 0 ? power(PI_DIGITS, pi) : ONE.div(power(PI_DIGITS, -pi))
    return sum.add(coefficient.mul(root).mul(circle))
  }, ZERO)
}

function power(base: Rational, exponent: number): Rational {
  return Array.from({ length: exponent }).reduce((product: Rational) => product.mul(base), ONE)
}

/** As LaTeX: `3\sqrt{2}`, `\frac{25\pi}{4}`, `2 + \sqrt{3}`. */
export function exactLatex(value: Numeric): string {
  const { terms } = exact(value)
  if (terms.length === 0) return '0'
  return terms
    .map(({ coefficient, radicand, pi }, at) => {
      const top = coefficient.n
      const factor = `${radicand === 1n ? '' : `\\sqrt{${radicand}}`}${pi === 0 ? '' : pi === 1 ? '\\pi' : `\\pi^{${pi}}`}`
      const bare = `${top === 1n && factor !== '' ? '' : top}${factor}`
      const size = coefficient.d === 1n ? bare : `\\frac{${bare}}{${coefficient.d}}`
      const isBelow = signedTop(coefficient) < 0n
      return at === 0 ? `${isBelow ? '-' : ''}${size}` : `${isBelow ? '- ' : '+ '}${size}`
    })
    .join(' ')
}

/** As typed: `3√2`, `25π/4`. */
export function exactText(value: Numeric): string {
  return exactLatex(value)
    .replace(/\\sqrt\{(\d+)\}/g, '√$1')
    .replace(/\\frac\{([^{}]*)\}\{(\d+)\}/g, '$1/$2')
    .replace(/\\pi(?:\^\{(-?\d+)\})?/g, (_, exponent) => (exponent ? `π^${exponent}` : 'π'))
}
