import { polynomialOf } from '../../algebra/fraction-of.ts'
import { coefficientsOf, lettersIn, minus, numberOf, numbersOf } from '../../algebra/polynomial.ts'
import { readFormula } from '../../algebra/read-formula.ts'
import { isZero } from '../../arithmetic/rational.ts'
import { numberIn } from '../../values/read-number.ts'
import type { Asked } from '../../wording/asked.ts'
import { firstMatch, NUMBER, pattern } from '../../wording/patterns.ts'
import type { CoordinatesQuestion, Point } from './question.ts'
import { readCorner } from './read-corner.ts'
import { readImage } from './read-image.ts'

const POINT = `(?:(?:the )?(?:points? )?[a-z]? ?(?:=|is)? ?\\( ?(${NUMBER}) ?, ?(${NUMBER}) ?\\))`
const TWO = `(?:the )?(?:(?:2 )?points )?(?:with coordinates |whose coordinates are )?${POINT}(?:,? and |, ?| to )${POINT}`
const LINE =
  '(?:the )?(?:straight )?(?:line|segment|line segment)(?: segment)?(?: [a-z]{2})?(?: (?:that|which))?(?: (?:joining|connecting|through|passing through|passes through|goes through|between|containing|contains|joins|from|with end ?points(?: at)?|whose end ?points are))?'

const GRADIENT = [
  pattern(`(?:gradient|slope) (?:of|between|for|from) (?:${LINE} )?${TWO}`),
  pattern(`(?:gradient|slope) (?:of|for) the line (?:that )?(?:joins|joining|through) ${TWO}`),
]
const MIDPOINT = [
  pattern(`(?:coordinates of (?:the )?)?mid[- ]?point (?:of|between|for|from) (?:${LINE} )?${TWO}`),
  pattern(`(?:which|what) point is (?:halfway|midway|exactly halfway) between ${TWO}`),
]
const DISTANCE = [
  pattern(`(?:exact )?distance (?:between|from|of) ${TWO}`),
  pattern(`(?:exact )?length of (?:${LINE} )${TWO}`),
  pattern(`how far (?:apart are|is it from|is) ${TWO}`),
]
const EQUATION =
  '(?:the )?(?:straight )?(?:line|graph|function)?(?: of)?(?: with equation| given by| whose equation is| of the line)? ?([^=,;:?]+=[^=,;:?]+)'
const SLOPE = [
  pattern(`(?:gradient|slope) of ${EQUATION}`),
  pattern(
    `(?:line )?([^=,;:?]+=[^=,;:?]+)[.,] ?(?:find |state |what is |write down )?(?:the )?(?:gradient|slope)(?: of (?:the|this) line)?`,
  ),
]
const INTERCEPT = [pattern(`y[- ]?intercept of ${EQUATION}`)]

export const triggers =
  /gradient|slope|mid|halfway|distance|length|how far|intercept|reflect|translat|mov|shift|slid|right|left|above|below|rotat|turn|enlarg|dilat|quadrant|corner|vertex|vertices|parallelogram|rhombus|rectangle|square/

function pointsIn(groups: string[] | undefined): [Point, Point] | undefined {
  const [a, b, c, d] = groups?.map(numberIn) ?? []
  if (!a || !b || !c || !d || (a.equals(c) && b.equals(d))) return undefined
  return [
    [a, b],
    [c, d],
  ]
}

/** Slope and intercept of an equation in x and y. */
function lineIn(equation: string) {
  const [left, right, ...more] = equation.split('=').map(side => readFormula(side.trim()))
  const [a, b] = [left && polynomialOf(left), right && polynomialOf(right)]
  if (!a || !b || more.length > 0) return undefined
  const difference = minus(a, b)
  const [rest, before, ...others] = coefficientsOf(difference, 'y') ?? []
  const factor = before && numberOf(before)
  const numbers = rest && numbersOf(rest, 'x')
  const isLine = lettersIn(difference).every(name => name === 'x' || name === 'y')
  if (!factor || isZero(factor) || !numbers || numbers.length > 2 || others.length > 0 || !isLine)
    return undefined
  const [intercept, slope] = [0, 1].map(at => (numbers[at] ?? factor.sub(factor)).neg().div(factor))
  return intercept && slope ? { slope, intercept, line: equation.trim() } : undefined
}

/** Reads `Find the gradient of the line through (1, 2) and (3, 8)`, midpoints, distances and intercepts. */
export function readCoordinates({ plain, full, rounding }: Asked): CoordinatesQuestion | undefined {
  if (plain.length > 240) return undefined
  const base = { kind: 'coordinates' as const, text: full }
  const gradient = pointsIn(firstMatch(plain, GRADIENT))
  if (gradient && !rounding)
    return gradient[0][0].equals(gradient[1][0]) ? undefined : { ...base, task: 'gradient', points: gradient }
  const middle = pointsIn(firstMatch(plain, MIDPOINT))
  if (middle && !rounding) return { ...base, task: 'midpoint', points: middle }
  const ends = pointsIn(firstMatch(plain, DISTANCE))
  if (ends) return { ...base, task: 'distance', points: ends, ...(rounding ? { rounding } : {}) }
  if (rounding) return undefined
  const image = readImage(plain) ?? readCorner(plain)
  if (image) return { ...base, ...image }
  const [sloped] = firstMatch(plain, SLOPE) ?? []
  const slope = sloped === undefined ? undefined : lineIn(sloped)
  if (slope) return { ...base, task: 'slope of line', ...slope }
  const [crossing] = firstMatch(plain, INTERCEPT) ?? []
  const intercept = crossing === undefined ? undefined : lineIn(crossing)
  return intercept && { ...base, task: 'intercept', ...intercept }
}
