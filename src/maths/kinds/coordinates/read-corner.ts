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

const isRight = ([a, b]: Point, [x, y]: Point, [c, d]: Point) =>
  isZero(
    a
      .sub(x)
      .mul(c.sub(x))
      .add(b.sub(y).mul(d.sub(y))),
  )
const square = ([a, b]: Point, [x, y]: Point) =>
  a
    .sub(x)
    .pow(2)
    ?.add(b.sub(y).pow(2) ?? 0)

/** Which of three corners the one that is asked for lies opposite, by the names around the shape. */
function opposite(
  names: readonly (string | undefined)[],
  around: string,
  wanted: string,
): number | undefined {
  const at = around.indexOf(wanted)
  const isFit = names.every(name => name !== undefined && name !== wanted && around.includes(name))
  if (at < 0 || !isFit || new Set([...around]).size !== 4 || new Set(names).size !== 3) return undefined
  return names.indexOf(around[(at + 2) % 4])
}

/** `Three corners of a rectangle are at (1, 1), (1, 4) and (6, 4). What are the coordinates of the fourth corner?` */
export function readCorner(plain: string): CoordinatesTask | undefined {
  const [, shape = '', around, before, called = ''] = SHAPE.exec(plain) ?? []
  const kind = shape || called
  const found = [...plain.matchAll(PLACE)]
  const points = found.flatMap(([, , a = '', b = '']): Point[] => {
    const [x, y] = [numberIn(a), numberIn(b)]
    return x && y ? [[x, y]] : []
  })
  const [one, two, three] = points
  const asked = ASKED.exec(plain)
  if (kind === '' || !asked || !one || !two || !three || points.length > 3) return undefined
  const [names, own] = [found.map(([, name]) => name), around ?? before]
  const rest = plain
    .replace(WHO, '')
    .replace(PLACE, ' # ')
    .replace(asked[0], ' ')
    .replace(SHAPE, ' ')
    .split(END)
  if (!rest.every(word => word === '' || IDLE.has(word))) return undefined
  const named = own && asked[1] ? opposite(names, own, asked[1]) : undefined
  if (asked[1] ? named === undefined : own !== undefined && names.some(name => name !== undefined))
    return undefined
  const isUpright = kind === 'rectangle' || kind === 'square'
  const turns = (
    [
      [two, one, three],
      [one, two, three],
      [one, three, two],
    ] as const
  ).map(each => isRight(...each))
  const middle = isUpright ? turns.indexOf(true) : (named ?? -1)
  const corners = [
    [two, one, three],
    [one, two, three],
    [one, three, two],
  ] as const
  const own3 = corners[middle]
  // Three corners of no rectangle, or named in another order than they stand.
  if (!own3 || (named !== undefined && named !== middle) || turns.filter(Boolean).length > 1) return undefined
  const [first, at, last] = own3
  const isEven = square(first, at)?.equals(square(at, last) ?? 0)
  if ((kind === 'square' || kind === 'rhombus') && !isEven) return undefined
  return isZero(first[0].sub(last[0])) && isZero(first[1].sub(last[1]))
    ? undefined
    : { task: 'corner', shape: kind, corners: [first, at, last] }
}
