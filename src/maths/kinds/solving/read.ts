import { type Formula, lettersOf } from '../../algebra/formula.ts'
import { fractionOf, polynomialOf } from '../../algebra/fraction-of.ts'
import { lettersIn, minus, numbersOf, type Polynomial, times, variable } from '../../algebra/polynomial.ts'
import { readFormula } from '../../algebra/read-formula.ts'
import { valueAt } from '../../algebra/value-at.ts'
import { ZERO } from '../../arithmetic/rational.ts'
import { asRational, type Exact } from '../../exact/exact.ts'
import type { Relation } from '../../values/inequality.ts'
import type { Asked } from '../../wording/asked.ts'
import { hasStrayLetter, wordedEquations } from '../../wording/equation-wording.ts'
import { readEquation } from '../equation/read.ts'
import type { SolvingQuestion } from './question.ts'
import { pairOf, rootsOf } from './roots.ts'

export const triggers = /[=<>≤≥]/

const SIDE = '[^=<>≤≥,;:?]+?'
const EQUATION = (name: string) => `(?<${name}>${SIDE}=${SIDE})`
const PAIR = `${EQUATION('one')}(?:,? and |, ?|; ?|\\. )(?:\\(?[12]\\)? )?${EQUATION('two')}`
const SYSTEM =
  '(?:(?: the| this| these)?(?: following)?(?: (?:pair|system|set) of)?(?: (?:simultaneous|linear))*(?: equations?| system)?(?: simultaneously| algebraically| by elimination| by substitution)?)'
const BOTH = '(?<letter>[a-z])(?:(?:,| and|, and) (?<other>[a-z]))?'
const PAIRS = [
  `solve(?: simultaneously)?${SYSTEM}[:.,]? ${PAIR}`,
  `solve for ${BOTH}[:.,]? ${PAIR}`,
  `solve(?: simultaneously)?${SYSTEM}[:.,]? ${PAIR}(?:,? (?:simultaneously|(?:for|to find|and find|find)(?: the values? of)? ${BOTH}))?`,
  `(?:if|given(?: the)? (?:system of )?equations:?|given(?: that)?|suppose(?: that)?|let|the)? ?${PAIR}(?:,|\\.|;)? (?:then )?(?:find|solve for|solve|calculate|work out|determine|what is|what are|give)(?: the)?(?: values? of)? ${BOTH}`,
  `(?:the )?(?:values? of )?${BOTH}(?:,? (?:if|when|given(?: that)?|such that|where|in)|:) ${PAIR}`,
  `(?:(?:point of intersection|intersection(?: point)?|coordinates of the point of intersection) of|where do|at (?:what|which) point do)(?: the)?(?: (?:(?:2|two) )?(?:straight )?(?:lines|line|graphs|equations))?:? ${PAIR}(?: (?:intersect|meet|cross))?`,
].map(source => new RegExp(`^${source}$`))

const INEQUALITY = `(?<left>${SIDE})(?<relation>[<>≤≥])(?<right>${SIDE})`
const INEQUALITIES = [
  `solve(?: for [a-z]:?)?(?: the)?(?: following)?(?: linear)?(?: inequality| inequation)?[:,]? ${INEQUALITY}(?:,? for (?<letter>[a-z]))?`,
  `(?:the )?(?:solution(?: set)? (?:of|to)|range of(?: values of)?|set of values of|values? of)(?: the)?(?: inequality)? (?:(?<letter>[a-z]) (?:for which|such that|that satisf(?:y|ies)|which satisf(?:y|ies)|if|given that) (?:the inequality )?)?${INEQUALITY}`,
  `(?:for )?(?:what|which) values of (?<letter>[a-z]) (?:satisfy|is|make|solve)(?: the inequality)? ${INEQUALITY}(?: true)?`,
].map(source => new RegExp(`^${source}$`))

function sidesOf(equation: string): [Formula, Formula] | undefined {
  const [left, right, ...more] = equation.split('=').map(side => readFormula(side.trim()))
  return left && right && more.length === 0 ? [left, right] : undefined
}

/** A polynomial that is zero where both sides are equal; a letter below a line is multiplied up. */
function differenceOf(
  left: Formula,
  right: Formula,
): { polynomial: Polynomial; hasBottom: boolean } | undefined {
  const own = fractionOf({
    kind: 'sum',
    terms: [
      { isMinus: false, of: left },
      { isMinus: true, of: right },
    ],
  })
  if (!own) return undefined
  let polynomial = own.top
  for (const name of lettersIn(polynomial)) {
    const powers = polynomial.map(term => term.powers.get(name) ?? ZERO)
    const least = powers.reduce((a, b) => (a.compare(b) < 0 ? a : b))
    if (least.s < 0n) polynomial = times(polynomial, variable(name, least.neg()))
  }
  const isWhole = own.bottom.length === 1 && polynomial === own.top
  return { polynomial, hasBottom: !isWhole }
}

const MOST_DEGREE = 5

/** Each root makes both sides the same, nothing divided by zero. */
function isSolvedBy([left, right]: [Formula, Formula], letter: string, root: Exact): boolean {
  const value = asRational(root)
  const at = value && new Map([[letter, value]])
  const [a, b] = [at && valueAt(left, at), at && valueAt(right, at)]
  return a !== undefined && b !== undefined && a.equals(b)
}

function readRoots(asked: Asked): SolvingQuestion | undefined {
  for (const { equation, letter } of wordedEquations(asked.plain)) {
    const sides = sidesOf(equation)
    const names = sides && new Set([...lettersOf(sides[0]), ...lettersOf(sides[1])])
    const [name, ...others] = names ?? []
    if (!sides || name === undefined || others.length > 0 || (letter !== undefined && letter !== name))
      continue
    const difference = differenceOf(...sides)
    const numbers = difference && numbersOf(difference.polynomial, name)
    if (!difference || !numbers || numbers.length < 2 || numbers.length > MOST_DEGREE + 1) continue
    // The first degree belongs to the other kind, as far as it goes.
    if (numbers.length === 2 && (readEquation(asked) || asked.rounding || isSolved(sides, name)))
      return undefined
    const roots = rootsOf(difference.polynomial, name)
    const isSure =
      roots &&
      roots.length > 0 &&
      (!difference.hasBottom || roots.every(root => isSolvedBy(sides, name, root)))
    if (!isSure) continue
    return {
      kind: 'solving',
      text: asked.full,
      task: 'roots',
      letter: name,
      polynomial: difference.polynomial,
      roots,
      ...(asked.rounding ? { rounding: asked.rounding } : {}),
    }
  }
  return undefined
}

/** "x = 5" asks nothing. */
const isSolved = ([left, right]: [Formula, Formula], name: string) =>
  (left.kind === 'letter' && !lettersOf(right).has(name)) ||
  (right.kind === 'letter' && !lettersOf(left).has(name))

function readPair({ plain, full }: Asked): SolvingQuestion | undefined {
  for (const pattern of PAIRS) {
    const groups = pattern.exec(plain)?.groups
    const { one = '', two = '', letter, other } = groups ?? {}
    const [first, second] = [one, two].map(sidesOf)
    if (!groups || !first || !second) continue
    const [left, right] = [first, second].map(([a, b]) => [polynomialOf(a), polynomialOf(b)] as const)
    if (!left?.[0] || !left[1] || !right?.[0] || !right[1]) continue
    const equations: [Polynomial, Polynomial] = [minus(left[0], left[1]), minus(right[0], right[1])]
    const [a, b, ...more] = [...new Set(equations.flatMap(lettersIn))].sort()
    if (a === undefined || b === undefined || more.length > 0) continue
    const values = pairOf(equations, [a, b])
    const isAsked =
      (letter === undefined || [a, b].includes(letter)) &&
      (other === undefined || (other !== letter && [a, b].includes(other)))
    if (!values || !isAsked) continue
    const wanted = other === undefined ? letter : undefined
    return {
      kind: 'solving',
      text: full,
      task: 'pair',
      letters: [a, b],
      equations,
      values,
      ...(wanted ? { wanted } : {}),
    }
  }
  return undefined
}

function readInequality({ plain, full }: Asked): SolvingQuestion | undefined {
  for (const pattern of INEQUALITIES) {
    const groups = pattern.exec(plain)?.groups
    const { left = '', right = '', relation, letter } = groups ?? {}
    const [a, b] = [left, right].map(side => readFormula(side.trim()))
    const [low, high] = [a && polynomialOf(a), b && polynomialOf(b)]
    if (!groups || !a || !b || !low || !high || a.kind === 'letter' || b.kind === 'letter') continue
    const difference = minus(low, high)
    const [name, ...others] = lettersIn(difference)
    if (name === undefined || others.length > 0 || (letter !== undefined && letter !== name)) continue
    const [offset, slope, ...more] = numbersOf(difference, name) ?? []
    if (!offset || !slope || more.length > 0) continue
    return {
      kind: 'solving',
      text: full,
      task: 'inequality',
      letter: name,
      slope,
      offset,
      relation: relation as Relation,
    }
  }
  return undefined
}

/** Reads quadratics, simultaneous equations and inequalities in the words of schoolbooks. */
export function readSolving(asked: Asked): SolvingQuestion | undefined {
  if (asked.plain.length > 200 || hasStrayLetter(asked.full)) return undefined
  if (/[<>≤≥]/.test(asked.plain)) return asked.rounding ? undefined : readInequality(asked)
  return readRoots(asked) ?? (asked.rounding ? undefined : readPair(asked))
}
