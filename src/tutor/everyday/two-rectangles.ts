import { type Rational, rational } from '#maths/arithmetic/rational.ts'
import type { DrawnStory } from './drawn-story.ts'

const SIDE = '(\\d+(?:\\.\\d+)?) ?(mm|cm|m|km|ft|feet|metres?|meters?|inches|in)?'
const SIZE = new RegExp(`${SIDE} ?(?:by|x|×|\\*) ?${SIDE}(?![\\d.])`, 'gi')
/** Two of them side by side. */
const JOINED =
  /\bl[- ]?shaped?\b|\bt[- ]?shaped?\b|\b(?:made (?:up )?of|made from|joined|put together|stuck together|split into|cut into)\b|\b(?:two|2) (?:rectangles|parts|bits|rooms)\b/i
const LESS = /\b(?:hole|without|path|pond|pool|left|shaded|difference|inside)\b/i

const numberOf = (said: string): Rational => rational(BigInt(Math.round(Number(said) * 1000)), 1000n)

/** One of them is a piece of the other that is not there. */
const CUT = /\b(?:cut (?:out|off|away)|cut from|removed|taken (?:out|away|off)|missing)\b/i
/** The piece itself is asked for, or something else is done with it. */
const OF_PIECE =
  /\barea of (?:the|each|this|that) (?:\p{L}+ )?(?:piece|corner|hole|bit|cut|square|missing)|\b(?:path|pond|pool|shaded|difference|tiles?|how many)\b/iu
/** `the long sides are 10 m and 8 m` */
const SIDES = new RegExp(`\\bsides (?:are |of |that are |measure )?${SIDE} and ${SIDE}(?![\\d.])`, 'i')

/** Whether a piece of a shape is told to be missing. */
export const lacksPiece = (text: string): boolean => CUT.test(text)

/** An area of two rectangles side by side, as of an L-shape, or of one without a corner; undefined in any doubt. */
export function twoRectanglesIn(text: string): DrawnStory | undefined {
  const sides = text.length < 300 ? SIDES.exec(text) : null
  const found = text.length < 300 ? [...(sides ? [sides] : []), ...text.matchAll(SIZE)] : []
  const [one, other, ...more] = found
  const rest = text
    .replace(SIDES, ' ')
    .replace(SIZE, ' ')
    .replace(/\b2 (?:rectangles|parts|bits|rooms)\b/gi, ' ')
  if (!one || !other || more.length > 0 || /\d/.test(rest)) return undefined
  if (!/\barea\b/i.test(text) || /\bperimeter|\bcost|[£$€]/i.test(text)) return undefined
  const units = new Set(found.flatMap(([, , a, , b]) => [a, b]).filter(each => each !== undefined))
  if (units.size > 1) return undefined
  const [first, second] = [one, other].map(([, a = '', , b = '']) => [numberOf(a), numberOf(b)]) as [
    Sides,
    Sides,
  ]
  if (JOINED.test(text) && !LESS.test(text) && !CUT.test(text) && !sides) return areaOf(first, second, BESIDE)
  const isLess = lacksPiece(text) && !OF_PIECE.test(text) && fitsInto(second, first)
  return isLess ? areaOf(first, second, LACKING) : undefined
}

type Sides = [Rational, Rational]

/** Whether one rectangle lies within another one, however it is turned. */
function fitsInto(one: Sides, other: Sides): boolean {
  const [own, whole] = [one, other].map(sides => [...sides].sort((a, b) => a.compare(b))) as [Sides, Sides]
  return own[0].compare(whole[0]) < 0 && own[1].compare(whole[1]) < 0
}

interface Words {
  isLess: boolean
  first: [is: string, ask: string]
  second: [is: string, ask: string]
  all: [is: string, ask: string]
}

const BESIDE: Words = {
  isLess: false,
  first: [
    'how many squares fit into the one part',
    'Begin with one of the two parts. How many squares of one unit fit into it?',
  ],
  second: ['how many squares fit into the other part', 'And how many squares fit into the other part?'],
  all: ['the area of both together', 'The two parts lie side by side. So how big is the whole area?'],
}
const LACKING: Words = {
  isLess: true,
  first: [
    'how big the whole rectangle would be',
    'Begin with the whole rectangle, as if nothing were missing. How many squares of one unit fit into it?',
  ],
  second: ['how big the missing piece is', 'And how many squares fit into the piece that is missing?'],
  all: ['the area that is left', 'The piece is missing from the whole. So how big is the area that is left?'],
}

function areaOf(one: Sides, other: Sides, { isLess, ...words }: Words): DrawnStory {
  const [first, second] = [one[0].mul(one[1]), other[0].mul(other[1])]
  const all = isLess ? first.sub(second) : first.add(second)
  const step = (value: Rational, [is, ask]: [string, string]) => ({ value, is, ask })
  return {
    answer: [all],
    steps: [step(first, words.first), step(second, words.second), step(all, words.all)],
    besides: [],
    slips: [],
    owners: [],
    check: 'Draw it and count the squares in each part. The unit of an area is a square one.',
    isMoney: false,
  }
}
