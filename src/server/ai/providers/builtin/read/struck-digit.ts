import type { Inked, Stroke } from './ink.ts'

/** In degrees from level, how steep a line through a digit may be: steeper ones are stems. */
const STEEPEST = 55
const STEP = 5
/** In heights of the looked-at line: further than this, the bar of a seven or a four is out of neither side of its digit. */
const OUT = 0.086
/** The same: a pen is no thicker. */
const THICKEST = 0.14
/** Of the ink, so much lies above the line, and as much below it. */
const EACH_SIDE = 0.1
/** Of its length, so much is inked, and so far at most its one end lies off the other's way. */
const MOSTLY = 0.92
const ASKEW = 0.12

/** A place of the ink along and across a line. */
type Place = readonly [along: number, across: number]

/**
 * Whether a straight line goes through the ink of one digit and out of it at both ends, which no digit has of its own.
 * @param name what `strokeOf` calls the stroke
 */
export function isStruckThrough(inked: Inked, stroke: Stroke, name: number): boolean {
  const ink: [number, number][] = []
  for (let y = stroke.top; y <= stroke.bottom; y++)
    for (let x = stroke.left; x <= stroke.right; x++)
      if (inked.strokeOf[y * inked.width + x] === name) ink.push([x, y])
  for (let degrees = -STEEPEST; degrees <= STEEPEST; degrees += STEP) {
    const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
    const places = ink.map(([x, y]): Place => [x * cos + y * sin, y * cos - x * sin])
    if (goesThrough(places, inked.height)) return true
  }
  return false
}

/** Whether what reaches furthest at both ends is the ends of one line, with other ink at both of its sides. */
function goesThrough(places: readonly Place[], height: number): boolean {
  const [start, end] = reachOf(places)
  const [first, last] = [endAt(places, start), endAt(places, end)]
  const thick = Math.max(first.thick, last.thick)
  if (thick > THICKEST * height || Math.abs(first.middle - last.middle) > ASKEW * (end - start)) return false
  const rising = (last.middle - first.middle) / Math.max(1, end - start)
  const off = ([along, across]: Place) => across - first.middle - rising * (along - start)
  const inLine = places.filter(place => Math.abs(off(place)) <= 1.5)
  if (new Set(inLine.map(([along]) => Math.round(along - start))).size < MOSTLY * (end - start)) return false
  const rest = places.filter(place => Math.abs(off(place)) > thick / 2 + 2)
  const above = rest.filter(place => off(place) < 0).length
  if (Math.min(above, rest.length - above) < EACH_SIDE * places.length) return false
  const [from, to] = reachOf(rest)
  return Math.min(from - start, end - to) > OUT * height
}

function reachOf(places: readonly Place[]): [number, number] {
  let [least, most] = [Infinity, -Infinity]
  for (const [along] of places) {
    least = Math.min(least, along)
    most = Math.max(most, along)
  }
  return [least, most]
}

/** The ink at one end: its middle, and how thick it is. */
function endAt(places: readonly Place[], end: number) {
  const across = places.filter(([along]) => Math.abs(along - end) < 2.5).map(place => place[1])
  const [least, most] = [Math.min(...across), Math.max(...across)]
  return { middle: (least + most) / 2, thick: Math.max(3, most - least) }
}
