import { isZero } from '../../arithmetic/rational.ts'
import { numberIn } from '../../values/read-number.ts'
import { NUMBER } from '../../wording/patterns.ts'
import type { CoordinatesTask, Point } from './question.ts'

const PLACE = new RegExp(`(?:\\b([a-z]) ?(?:=|is|is at|at)? ?)?\\( ?(${NUMBER}) ?, ?(${NUMBER}) ?\\)`, 'g')
const SHAPE =
  /\b(rectangle|square|parallelogram|rhombus)(?: ([a-z]{4}))?\b|\b([a-z]{4}) is an? (rectangle|square|parallelogram|rhombus)\b/
const WHO = /^(?:[a-z]{2,12} )(?:plots|plotted|marks|draws) /
const ASKED =
  /\b(?:fourth|other|missing|last|remaining|4th|final) (?:corner|vertex|point)\b|\b(?:coordinates of|where is|find)(?: the)?(?: point| vertex)? ([a-z])$/
const IDLE = new Set(
  `a an the 3 4 of at in on is are has have with and its it this they these following corners corner vertices vertex points
   point coordinates what where should will be would find write down state give work out he she plot go shape lie lies
   located # rectangle square parallelogram`.split(/\s+/),
)
const END = /[\s.,;:?]+/

/** The way from one place to another along one axis, times that from there to a third one, over both axes. */
const product = ([a, b]: Point, [x, y]: Point, [c, d]: Point) =>
  a
    .sub(x)
    .mul(c.sub(x))
    .add(b.sub(y).mul(d.sub(y)))

/** Which of three corners lies opposite the one that is asked for, by the names around the shape. */
function opposite(names: readonly (string | undefined)[], around: string, wanted: string): number {
  const told = new Set([...names, wanted])
  const isFit = told.size === 4 && [...told].every(name => name !== undefined && around.includes(name))
  return isFit ? names.indexOf(around[(around.indexOf(wanted) + 2) % 4]) : -1
}

/** `Three corners of a rectangle are at (1, 1), (1, 4) and (6, 4). What are the coordinates of the fourth corner?` */
export function readCorner(plain: string): CoordinatesTask | undefined {
  const [, shape, around, before, called] = SHAPE.exec(plain) ?? []
  const [kind, order] = [shape ?? called, around ?? before]
  const found = [...plain.matchAll(PLACE)]
  const [one, two, three, ...more] = found.flatMap(([, , a = '', b = '']): Point[] => {
    const [x, y] = [numberIn(a), numberIn(b)]
    return x && y ? [[x, y]] : []
  })
  const asked = ASKED.exec(plain)
  if (!kind || !asked || !one || !two || !three || more.length > 0) return undefined
  const rest = plain
    .replace(WHO, '')
    .replace(PLACE, ' # ')
    .replace(asked[0], ' ')
    .replace(SHAPE, ' ')
    .split(END)
  const names = found.map(([, name]) => name)
  const named = order && asked[1] ? opposite(names, order, asked[1]) : undefined
  const isNamed = asked[1] !== undefined || (order !== undefined && names.some(name => name !== undefined))
  if (!rest.every(word => word === '' || IDLE.has(word)) || (isNamed && named === undefined)) return undefined
  const ways = [
    [two, one, three],
    [one, two, three],
    [one, three, two],
  ] as const
  const right = ways.flatMap((way, at) => (isZero(product(...way)) ? [at] : []))
  const isUpright = kind === 'rectangle' || kind === 'square'
  const middle = isUpright ? (right[0] ?? -1) : (named ?? -1)
  const corners = ways[middle]
  // Three corners of no rectangle, or named in another order than they stand.
  if (!corners || (named !== undefined && named !== middle) || right.length > 1) return undefined
  const [first, at, last] = corners
  const isEven = product(first, at, first).equals(product(last, at, last))
  return isEven || kind === 'rectangle' || kind === 'parallelogram'
    ? { task: 'corner', shape: kind, corners: [first, at, last] }
    : undefined
}
