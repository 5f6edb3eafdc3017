import { ONE, type Rational, rational } from '../arithmetic/rational.ts'
import { type Formula, lettersOf, partsOfFormula, type SignedFormula } from './formula.ts'

const number = (value: Rational | number): Formula => ({
  kind: 'number',
  value: typeof value === 'number' ? rational(value) : value,
})
const sum = (...terms: SignedFormula[]): Formula => ({ kind: 'sum', terms: terms.flatMap(flat) })
const flat = (term: SignedFormula): SignedFormula[] =>
  term.of.kind === 'sum'
    ? term.of.terms.map(({ isMinus, of }) => ({ isMinus: isMinus !== term.isMinus, of }))
    : [term]
const quotient = (top: Formula, bottom: Formula): Formula => ({ kind: 'quotient', top, bottom })
const isOne = (formula: Formula) => formula.kind === 'number' && formula.value.equals(1)

function product(...factors: Formula[]): Formula {
  const kept = factors
    .flatMap(each => (each.kind === 'product' ? each.factors : [each]))
    .filter(each => !isOne(each))
  const [only, ...others] = kept
  if (!only) return number(ONE)
  return others.length === 0 ? only : { kind: 'product', factors: kept }
}

/** One step on the way: both sides after it. */
export interface Undone {
  left: Formula
  right: Formula
}

/** A formula with a letter alone on its left, and the sides on the way there. */
export interface Rearranged {
  right: Formula
  steps: Undone[]
  /** A square was undone, so both signs are possible. */
  hasTwoSigns: boolean
}

const countOf = (formula: Formula, letter: string) =>
  [...partsOfFormula(formula)].filter(part => part.kind === 'letter' && part.name === letter).length

const has = (formula: Formula, letter: string) => countOf(formula, letter) > 0

type Step = Undone & { isRoot?: boolean }
type Of<Kind extends Formula['kind']> = Extract<Formula, { kind: Kind }>

/** What is left when the outermost operation on the side with the letter is undone. */
function undone(left: Formula, right: Formula, letter: string): Step | undefined {
  switch (left.kind) {
    case 'sum':
      return outOfSum(left, right, letter)
    case 'product':
      return outOfProduct(left, right, letter)
    case 'quotient':
      return outOfQuotient(left, right, letter)
    case 'power':
      return outOfPower(left, right, letter)
    case 'root':
      return { left: left.of, right: { kind: 'power', base: right, exponent: number(2) } }
    default:
      return undefined
  }
}

/** The other terms go over to the right. */
function outOfSum(left: Of<'sum'>, right: Formula, letter: string): Step | undefined {
  const own = left.terms.filter(({ of }) => has(of, letter))
  const others = left.terms.filter(({ of }) => !has(of, letter))
  const [only, ...more] = own
  if (!only || more.length > 0) return undefined
  const rest = sum(
    { isMinus: false, of: right },
    ...others.map(({ isMinus, of }) => ({ isMinus: !isMinus, of })),
  )
  if (!only.isMinus) return { left: only.of, right: others.length === 0 ? right : rest }
  const turned = others.length === 0 ? sum({ isMinus: true, of: right }) : sum({ isMinus: true, of: rest })
  // c - (d) reads better than -(d) + c.
  const ordered =
    turned.kind === 'sum'
      ? { ...turned, terms: [...turned.terms].sort((a, b) => Number(a.isMinus) - Number(b.isMinus)) }
      : turned
  return { left: only.of, right: ordered }
}

function outOfProduct(left: Of<'product'>, right: Formula, letter: string): Step | undefined {
  const own = left.factors.filter(each => has(each, letter))
  const others = left.factors.filter(each => !has(each, letter))
  const [only, ...more] = own
  if (!only || more.length > 0) return undefined
  // Broken factors such as 1/2 go over to the top.
  const tops = others.map(each => (each.kind === 'quotient' ? each.bottom : number(1)))
  const bottoms = others.map(each => (each.kind === 'quotient' ? each.top : each))
  const [top, bottom] = [product(...tops, right), product(...bottoms)]
  return { left: only, right: isOne(bottom) ? top : quotient(top, bottom) }
}

function outOfQuotient(left: Of<'quotient'>, right: Formula, letter: string): Step | undefined {
  const inTop = has(left.top, letter)
  if (inTop && has(left.bottom, letter)) return undefined
  return inTop
    ? { left: left.top, right: product(left.bottom, right) }
    : { left: left.bottom, right: quotient(left.top, right) }
}

function outOfPower(left: Of<'power'>, right: Formula, letter: string): Step | undefined {
  if (has(left.exponent, letter) || left.exponent.kind !== 'number') return undefined
  const { value } = left.exponent
  if (value.equals(2)) return { left: left.base, right: { kind: 'root', of: right }, isRoot: true }
  if (!value.equals(3)) return undefined
  return { left: left.base, right: { kind: 'power', base: right, exponent: number(rational(1, 3)) } }
}

const MOST_STEPS = 12

/** Undoes one operation after the other until a letter, which stands there once, is alone. */
export function unwound(left: Formula, right: Formula, letter: string): Rearranged | undefined {
  const [first, second] = [countOf(left, letter), countOf(right, letter)]
  if (first + second !== 1) return undefined
  let [own, other] = first === 1 ? [left, right] : [right, left]
  const steps: Undone[] = []
  let hasTwoSigns = false
  for (let count = 0; own.kind !== 'letter' && count < MOST_STEPS; count++) {
    const next = undone(own, other, letter)
    if (!next) return undefined
    hasTwoSigns ||= next.isRoot === true
    steps.push({ left: next.left, right: next.right })
    own = next.left
    other = next.right
  }
  return own.kind === 'letter' ? { right: other, steps, hasTwoSigns } : undefined
}

/** The letters of both sides. */
export const lettersOfBoth = (left: Formula, right: Formula) =>
  new Set([...lettersOf(left), ...lettersOf(right)])
