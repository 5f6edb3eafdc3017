import { polynomialOf } from '#maths/algebra/fraction-of.ts'
import { numbersOf } from '#maths/algebra/polynomial.ts'
import { readFormula } from '#maths/algebra/read-formula.ts'
import { type Rational, ZERO } from '#maths/arithmetic/rational.ts'
import { readLiteral } from '#maths/arithmetic/read-literal.ts'
import { withPowers } from '../everyday-wording.ts'
import { type LineClaim, type Point, putInSaid, type Range, rangeIn, rowSaid } from './rows.ts'

/** A graph that is drawn: what gives its points, and those that the child has found. */
export interface Graph {
  /** `2x - 3`, as it was typed. */
  formula: string
  /** The numbers before the powers of x, from its power zero up. */
  numbers: readonly Rational[]
  points: readonly Point[]
  /** The x that the tutor has asked about, or the child has begun with. */
  at: Rational
  /** How often the child was helped since its last point. */
  hints: number
  /** Of the table that is asked for. */
  range?: Range | undefined
}

/** What a message says of the graph on the table. */
export type GraphSaid =
  | { is: 'begin' }
  | { is: 'points'; right: readonly Point[]; wrong: readonly Point[]; isAgain: boolean }
  | { is: 'claims'; claims: readonly LineClaim[] }
  | { is: 'join' }
  | { is: 'why' }
  | { is: 'help' }

const FORMULA =
  /(?:\by|\bf\s*\(\s*x\s*\))\s*=\s*((?:[-+−]?\s*(?:\d+(?:\.\d+)?(?:\s*\/\s*\d+)?\s*)?(?:x(?:\s*(?:\^\s*2|²))?)?\s*){1,4})(?![\w(])/i
const DRAWS = /\b(?:draw\w*|graph\w*|plot\w*|sketch\w*|table of values|points? (?:on|of|for))\b/i
/** `y = 2x - 3, find the gradient` asks for a number, which other readers know. */
const MOST_POWERS = 3

/** The formula of a straight line or a parabola in a text: `y = 2x - 3`. */
function formulaIn(text: string): Pick<Graph, 'formula' | 'numbers'> | undefined {
  const own = FORMULA.exec(withPowers(text.replace(/²/g, '^2')))?.[1]?.trim()
  const formula = own && /x/i.test(own) ? readFormula(own.toLowerCase().replace(/−/g, '-')) : undefined
  const polynomial = formula && polynomialOf(formula)
  const numbers = polynomial && numbersOf(polynomial, 'x')
  return own && numbers && numbers.length > 1 && numbers.length <= MOST_POWERS
    ? { formula: own.toLowerCase(), numbers }
    : undefined
}

/** A graph that is to be drawn: `y = 2x - 3 draw graph`; undefined where something else is asked. */
export function graphIn(text: string): Graph | undefined {
  const found = text.length < 200 && DRAWS.test(text) ? formulaIn(text) : undefined
  return found && { ...found, points: [], at: ZERO, hints: 0, range: rangeIn(text)?.range }
}

/** `now y = x + 2`, behind another one. */
export function anotherGraph(text: string): Graph | undefined {
  const isAlone =
    /^\W*(?:(?:ok|so|now|next|and|then|what about|how about|the|one|is|b|c|can we do)\b\W*)*y\s*=[^a-wyz]*$/i.test(
      text,
    )
  const found = isAlone ? formulaIn(text) : undefined
  return found && { ...found, points: [], at: ZERO, hints: 0 }
}

/** The y of a graph at an x. */
export function valueAt({ numbers }: Pick<Graph, 'numbers'>, x: Rational): Rational {
  return numbers.reduceRight((sum, each) => sum.mul(x).add(each), ZERO)
}

export const isStraight = ({ numbers }: Pick<Graph, 'numbers'>): boolean => numbers.length === 2

/** So many points show how it goes. */
export const pointsNeeded = (graph: Graph): number => (isStraight(graph) ? 2 : 5)

/** The x that is to be taken next: none that is known. */
export function nextAt({ points }: Graph): Rational {
  const known = (x: Rational) => points.some(each => each.x.equals(x))
  const next = [0, 1, 2, -1, -2, 3, 4, 5, -3].map(each => ZERO.add(each)).find(each => !known(each))
  return next ?? ZERO.add(points.length)
}

const NUMBER = '[-−]?\\s?\\d+(?:\\.\\d+|\\s?\\/\\s?\\d+)?'
const numberOf = (text = '') => readLiteral(text.replace(/−/g, '-').replace(/\s/g, ''))?.value
const IN_BRACKETS = new RegExp(`\\(\\s*(${NUMBER})\\s*[,;]\\s*(${NUMBER})\\s*\\)`, 'g')
const WITH_LETTERS = new RegExp(
  `\\bx\\s*(?:=|is|as)?\\s*(${NUMBER})(?:[\\s,:;]|->|→|\\b(?:then|and|so|it|its|it's|is|gives|you|get|we|i|makes?|y)\\b|=)*?(?:=|\\s)\\s*(${NUMBER})(?![\\d.])`,
  'gi',
)
const AT = new RegExp(
  `^\\W*(?:\\p{L}+ ){0,2}(?:at|for|when|with|put(?:ting)? in|if i (?:put|use|take)) (${NUMBER})\\b[^\\d-]{1,25}(${NUMBER})\\W*$`,
  'iu',
)
const Y_ALONE = new RegExp(
  `^[^\\w−=-]*(?:(?:(?:so|then|oh|ok|its|it|is|y|i|get|got|that|thats|and|um|maybe)\\b|['=])[\\s,]*)*(${NUMBER})(?:\\s*(?:then|right|duh|i think|lol))?\\W*$`,
  'i',
)

const Y_BEFORE = new RegExp(`^\\s*(?:(?:its|it's|y is|y =) ?)?(${NUMBER})\\s*[.,;!]\\s`, 'i')

/** The points that a child states; a number alone is the y of the x that was asked about. */
export function pointsSaid(text: string, graph: Graph): Point[] {
  const { at } = graph
  const row = rowSaid(text, graph)
  if (row.length > 0) return row
  const putIn = putInSaid(text, graph)
  if (putIn.length > 0) return putIn
  // `-1. then up 2 over 1 so (1,1)`: what was asked stands before it.
  const asked = numberOf(Y_BEFORE.exec(text)?.[1])
  const points: Point[] = asked ? [{ x: at, y: asked }] : []
  for (const pattern of [IN_BRACKETS, WITH_LETTERS])
    for (const [, one, other] of text.matchAll(pattern)) {
      const [x, y] = [numberOf(one), numberOf(other)]
      if (x && y) points.push({ x, y })
    }
  if (asked && points.length === 1) points.pop()
  const [, one, other] = points.length === 0 ? (AT.exec(text) ?? []) : []
  const [x, y] = [numberOf(one), numberOf(other)]
  if (x && y) return [{ x, y }]
  const alone = points.length === 0 ? numberOf(Y_ALONE.exec(text)?.[1]) : undefined
  return alone ? [{ x: at, y: alone }] : points
}

/** What is asked of a graph beside its points, as a book puts it: `whats the slope`, `where does it hit the x axis`. */
export function askedOfLine(text: string, formula: string): string | undefined {
  // What a word means is asked of no line, and what is said of it asks nothing.
  if (text.length > 90 || /\bmeans?\b|(?<!\bwhat )\bis the (?:gradient|slope)\b/i.test(text)) return undefined
  if (/\b(?:slope|gradient|how steep|steepness)\b/i.test(text))
    return `What is the gradient of y = ${formula}?`
  const touches = '(?:hit|cross|cut|meet|touch|go through|reach|intersect|intercept)'
  if (new RegExp(`\\b${touches}\\w*\\b.*\\bx\\b|\\bx[- ](?:axis )?(?:intercept|crossing)`, 'i').test(text))
    return `Where does y = ${formula} cross the x-axis?`
  if (new RegExp(`\\b${touches}\\w*\\b.*\\by\\b|\\by[- ](?:axis )?(?:intercept|crossing)`, 'i').test(text))
    return `What is the y-intercept of y = ${formula}?`
  const [, x, y] = /\bis\b/i.test(text) ? (new RegExp(IN_BRACKETS.source).exec(text) ?? []) : []
  if (x && y) return `Is the point (${x}, ${y}) on the line y = ${formula}?`
  const at = new RegExp(
    `\\b(?:what(?:'?s| is)?|find|work out)\\b.*\\by\\b.*\\bx\\s*(?:=|is)\\s*(${NUMBER})\\W*$`,
    'i',
  ).exec(text)?.[1]
  return at && `What is the value of ${formula} when x = ${at}?`
}
