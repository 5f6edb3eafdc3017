import { type Rational, rational } from '#maths/arithmetic/rational.ts'
import type { DrawnStory } from './drawn-story.ts'

const SIDE = '(\\d+(?:\\.\\d+)?) ?(mm|cm|m|km|ft|feet|metres?|meters?|inches|in)?'
const SIZE = new RegExp(`${SIDE} ?(?:by|x|×|\\*) ?${SIDE}(?![\\d.])`, 'gi')
/** Two of them side by side. */
const JOINED =
  /\bl[- ]?shaped?\b|\bt[- ]?shaped?\b|\b(?:made (?:up )?of|made from|joined|put together|stuck together|split into|cut into)\b|\b(?:two|2) (?:rectangles|parts|bits|rooms)\b/i
const LESS =
  /\b(?:cut out|removed|missing|hole|taken (?:out|away)|without|path|pond|pool|left|shaded|difference|inside)\b/i

const numberOf = (said: string): Rational => rational(BigInt(Math.round(Number(said) * 1000)), 1000n)

/** An area of two rectangles side by side, as of an L-shape; undefined where a piece may be missing, or in any doubt. */
export function twoRectanglesIn(text: string): DrawnStory | undefined {
  const found = text.length < 300 ? [...text.matchAll(SIZE)] : []
  const [one, other, ...more] = found
  const rest = text.replace(SIZE, ' ').replace(/\b2 (?:rectangles|parts|bits|rooms)\b/gi, ' ')
  if (!one || !other || more.length > 0 || /\d/.test(rest)) return undefined
  if (
    !JOINED.test(text) ||
    !/\barea\b/i.test(text) ||
    LESS.test(text) ||
    /\bperimeter|\bcost|[£$€]/i.test(text)
  )
    return undefined
  const units = new Set(found.flatMap(([, , a, , b]) => [a, b]).filter(each => each !== undefined))
  if (units.size > 1) return undefined
  const [first, second] = [one, other].map(([, a = '', , b = '']) => numberOf(a).mul(numberOf(b))) as [
    Rational,
    Rational,
  ]
  return {
    answer: [first.add(second)],
    steps: [
      {
        value: first,
        is: 'how many squares fit into the one part',
        ask: 'Begin with one of the two parts. How many squares of one unit fit into it?',
      },
      {
        value: second,
        is: 'how many squares fit into the other part',
        ask: 'And how many squares fit into the other part?',
      },
      {
        value: first.add(second),
        is: 'the area of both together',
        ask: 'The two parts lie side by side. So how big is the whole area?',
      },
    ],
    besides: [],
    slips: [],
    owners: [],
    check: 'Draw it and count the squares in each part. The unit of an area is a square one.',
    isMoney: false,
  }
}
