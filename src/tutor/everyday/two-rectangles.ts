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
/** The piece itself is asked for, there are several, or something else is done with it. */
const OF_PIECE =
  /\barea of (?:the|each|this|that) (?:\p{L}+ )?(?:piece|corner|hole|bit|cut|square|missing)|\b(?:path|pond|pool|shaded|difference|tiles?|how many|two|three|four|each|every|both|all|corners|pieces|squares|holes|bits)\b/iu
/** `the long sides are 10 m and 8 m` */
const SIDES = new RegExp(`\\bsides (?:are |of |that are |measure )?${SIDE} and ${SIDE}(?![\\d.])`, 'i')

/** Whether a piece of a shape is told to be missing. */
export const lacksPiece = (text: string): boolean => CUT.test(text)

/** An area of two rectangles side by side, as of an L-shape, or of one without a corner; undefined in any doubt. */
export function twoRectanglesIn(text: string): DrawnStory | undefined {
  const sides = text.length < 300 ? SIDES.exec(text) : null
  const found = text.length < 300 ? [...(sides ? [sides] : []), ...text.matchAll(SIZE)] : []
  const [one, other, ...more] = found
  const plain = [SIDES, SIZE, /\b2 (?:rectangles|parts|bits|rooms)\b/gi]
  const rest = plain.reduce((kept, pattern) => kept.replace(pattern, ' '), text)
  if (!one || !other || more.length > 0 || /\d/.test(rest)) return undefined
  if (!/\barea\b/i.test(text) || /\bperimeter|\bcost|[£$€]/i.test(text)) return undefined
  const units = new Set(found.flatMap(([, , a, , b]) => [a, b]).filter(each => each !== undefined))
  if (units.size > 1) return undefined
  const [own = [], piece = []] = [one, other].map(([, a = '', , b = '']) =>
    [numberOf(a), numberOf(b)].sort((each, next) => each.compare(next)),
  )
  const isLess =
    lacksPiece(text) && !OF_PIECE.test(rest) && piece.every((side, at) => side.compare(own[at] ?? 0) < 0)
  const isBeside = JOINED.test(text) && !LESS.test(text) && !lacksPiece(text) && !sides
  if (!isLess && !isBeside) return undefined
  const [first, second] = [own, piece].map(each => each.reduce((all, side) => all.mul(side))) as [
    Rational,
    Rational,
  ]
  const values = [first, second, isLess ? first.sub(second) : first.add(second)]
  return {
    answer: values.slice(-1),
    steps: (isLess ? LACKING : BESIDE).flatMap(([is, ask], at) =>
      values.slice(at, at + 1).map(value => ({ value, is, ask })),
    ),
    besides: [],
    slips: [],
    owners: [],
    check: 'Draw it and count the squares in each part. The unit of an area is a square one.',
    isMoney: false,
  }
}

const FITS = 'How many squares of one unit fit into it?'
const BESIDE = [
  ['how many squares fit into the one part', `Begin with one of the two parts. ${FITS}`],
  ['how many squares fit into the other part', 'And how many squares fit into the other part?'],
  ['the area of both together', 'The two parts lie side by side. So how big is the whole area?'],
] as const
const LACKING = [
  [
    'how big the whole rectangle would be',
    `Begin with the whole rectangle, as if nothing were missing. ${FITS}`,
  ],
  ['how big the missing piece is', 'And how many squares fit into the piece that is missing?'],
  ['the area that is left', 'The piece is missing from the whole. So how big is the area that is left?'],
] as const
