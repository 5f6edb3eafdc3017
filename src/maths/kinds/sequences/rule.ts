import { fromNumbers, type Polynomial } from '../../algebra/polynomial.ts'
import { isZero, ONE, type Rational, rational, ZERO } from '../../arithmetic/rational.ts'
import type { StepRule } from './step-value.ts'

/** How a sequence goes on; terms are counted from one. */
export type Rule =
  /** The numbers before the powers of the term's place, from its power zero up. */
  | { kind: 'polynomial'; numbers: Rational[] }
  | { kind: 'geometric'; first: Rational; ratio: Rational }
  /** Each term is the sum of the two before. */
  | { kind: 'sums'; first: Rational; second: Rational }

/** The term at a place. */
export function termAt(rule: Rule, place: number): Rational {
  const at = rational(place)
  if (rule.kind === 'polynomial') return rule.numbers.reduceRight((sum, each) => sum.mul(at).add(each), ZERO)
  if (rule.kind === 'geometric')
    return Array.from({ length: place - 1 }).reduce((term: Rational) => term.mul(rule.ratio), rule.first)
  let [before, term] = [rule.first, rule.second]
  for (let count = 2; count < place; count++) [before, term] = [term, before.add(term)]
  return place === 1 ? rule.first : term
}

const differences = (terms: readonly Rational[]) =>
  terms.slice(1).map((term, at) => term.sub(terms[at] ?? ZERO))

const isConstant = (terms: readonly Rational[]) => terms.every(term => term.equals(terms[0] ?? ZERO))

/** The polynomial through the terms, by Newton's differences. */
function polynomialThrough(terms: readonly Rational[], degree: number): Rational[] {
  let numbers: Rational[] = [ZERO]
  let [rest, basis] = [[...terms], [ONE]]
  for (let step = 0; step <= degree; step++) {
    const lead = rest[0] ?? ZERO
    numbers = Array.from({ length: Math.max(numbers.length, basis.length) }, (_, at) =>
      (numbers[at] ?? ZERO).add((basis[at] ?? ZERO).mul(lead)),
    )
    // The next one is (n - 1)(n - 2)… over the factorial.
    const shift = rational(-(step + 1))
    basis = Array.from({ length: basis.length + 1 }, (_, at) =>
      (basis[at - 1] ?? ZERO).add((basis[at] ?? ZERO).mul(shift)).div(step + 1),
    )
    rest = differences(rest)
  }
  while (numbers.length > 1 && isZero(numbers.at(-1) ?? ONE)) numbers.pop()
  return numbers
}

const MOST_DEGREE = 3

function polynomialRule(terms: readonly Rational[]): Rule | undefined {
  let rest = terms
  for (let degree = 1; degree <= MOST_DEGREE; degree++) {
    rest = differences(rest)
    // Two equal differences prove nothing less than that they go on.
    if (rest.length < 2) return undefined
    if (isConstant(rest))
      return isZero(rest[0] ?? ZERO)
        ? undefined
        : { kind: 'polynomial', numbers: polynomialThrough(terms, degree) }
  }
  return undefined
}

function geometricRule(terms: readonly Rational[]): Rule | undefined {
  const [first, second] = terms
  if (!first || !second || terms.some(isZero)) return undefined
  const ratio = second.div(first)
  const isSame = terms.every((term, at) => at === 0 || term.equals((terms[at - 1] ?? ZERO).mul(ratio)))
  return isSame && !ratio.equals(ONE) ? { kind: 'geometric', first, ratio } : undefined
}

function sumsRule(terms: readonly Rational[]): Rule | undefined {
  const [first, second] = terms
  const isSum = (term: Rational, at: number) =>
    at < 2 || term.equals((terms[at - 1] ?? ZERO).add(terms[at - 2] ?? ZERO))
  return first && second && terms.length >= 5 && terms.every(isSum)
    ? { kind: 'sums', first, second }
    : undefined
}

const FEWEST = 3

/** The one rule that the terms follow; undefined where there is none, or several that go on in different ways. */
export function ruleOf(terms: readonly Rational[]): Rule | undefined {
  if (terms.length < FEWEST) return undefined
  const rules = [polynomialRule(terms), geometricRule(terms), sumsRule(terms)].flatMap(rule => rule ?? [])
  const [rule, ...others] = rules
  if (!rule) return undefined
  const next = termAt(rule, terms.length + 1)
  if (others.some(each => !termAt(each, terms.length + 1).equals(next))) return undefined
  // "1, 2, 4" may go on with 7 or 8.
  const [one, two] = differences(terms)
  const isDoubtful =
    rule.kind === 'geometric' && terms.length === FEWEST && one && two?.sub(one).abs().equals(ONE)
  return isDoubtful ? undefined : rule
}

/** The rule as a polynomial in a letter. */
export function polynomialIn(rule: Rule, letter: string): Polynomial | undefined {
  return rule.kind === 'polynomial' ? fromNumbers(rule.numbers, letter) : undefined
}

/** What is done from each term to the next, where it is always the same. */
export function stepRuleOf(rule: Rule): StepRule | undefined {
  const step = stepOf(rule)
  if (step && !isZero(step)) return { does: 'add', by: step }
  return rule.kind === 'geometric' && rule.ratio.s > 0n ? { does: 'multiply', by: rule.ratio } : undefined
}

/** What is added from each term to the next. */
export function stepOf(rule: Rule): Rational | undefined {
  return rule.kind === 'polynomial' && rule.numbers.length === 2 ? rule.numbers[1] : undefined
}
