import { medianOf } from './arrange.ts'
import { boxAround, cornersOf } from './box-around.ts'
import type { FoundLine } from './find-lines.ts'
import type { Box, Grey } from './grey.ts'
import { inkOf, type Stroke } from './ink.ts'

/** All in heights of a line. Pieces nearer than this are of one line. */
const NEAR = 0.7
/** Pieces nearer than this are, where something stands between them, such as a sign that was not found. */
const WITHIN_REACH = 2.4
/** How far from its ends a line's first or last sign may stand. */
const AT_END = 1.3
/** How wide the paper between a line and a sign at its end may be. */
const WIDEST_SPACE = 0.9
/** Paper around what was added. */
const MARGIN = 0.2
/** A piece so many times as high as the other is none of its line. */
const MOST_HIGHER = 1.9
/** Of the 64 pixels in which a line is looked at: what is smaller is dirt, or a full stop at its end. */
const SMALLEST = 12

/**
 * Lines are found in pieces where digits stand apart, as on squared paper, and thin signs between them or at their ends
 * are not found at all. Pieces of a row that belong together become one line, and each line has what stands at its ends.
 */
export function joinLines(page: Grey, found: readonly FoundLine[]): FoundLine[] {
  const tilt = medianOf(found.filter(({ box }) => box.width > 2 * box.height).map(({ box }) => box.angle))
  const lines = [...found].sort((one, other) => across(one.box, tilt) - across(other.box, tilt))
  const joined: FoundLine[] = []
  for (const line of lines) {
    const at = joined.findLastIndex(left => belongTogether(page, left.box, line.box, tilt))
    const left = joined[at]
    if (!left) joined.push(line)
    else {
      const box = around(left.box, line.box)
      joined[at] = { box, likelihood: Math.min(left.likelihood, line.likelihood) }
    }
  }
  return joined.map(line => ({ ...line, box: withEnds(page, line.box, joined, line) }))
}

const across = ({ x, y }: Box, tilt: number) => x * Math.cos(tilt) + y * Math.sin(tilt)
const down = ({ x, y }: Box, tilt: number) => y * Math.cos(tilt) - x * Math.sin(tilt)

const around = (one: Box, other: Box) => boxAround([...cornersOf(one), ...cornersOf(other)])

function belongTogether(page: Grey, left: Box, right: Box, tilt: number): boolean {
  const [low, high] = [Math.min(left.height, right.height), Math.max(left.height, right.height)]
  if (high > MOST_HIGHER * low || Math.max(left.width, right.width) < 0.3 * high) return false
  const gap = across(right, tilt) - right.width / 2 - (across(left, tilt) + left.width / 2)
  if (gap < -1.2 * low || gap > WITHIN_REACH * low) return false
  // A long line tells its own slope better than the page does.
  const slope = left.width > 3 * left.height ? left.angle : tilt
  if (Math.abs(down(right, slope) - down(left, slope)) > 0.4 * low) return false
  if (gap < NEAR * low) return true
  const middle = (across(left, tilt) + left.width / 2 + across(right, tilt) - right.width / 2) / 2
  const depth = (down(left, tilt) + down(right, tilt)) / 2
  const between: Box = {
    x: middle * Math.cos(tilt) - depth * Math.sin(tilt),
    y: middle * Math.sin(tilt) + depth * Math.cos(tilt),
    width: gap + 2 * low,
    height: low,
    angle: tilt,
  }
  const { strokes, width, height } = inkOf(page, between)
  const edge = (width * low) / between.width
  return strokes.some(
    stroke => stroke.left > edge * 0.9 && stroke.right < width - edge * 0.9 && isSign(stroke, width, height),
  )
}

/** What may be a sign: no line of the paper, which reaches the edge, and no dirt. */
const isSign = ({ size, left, right, top, bottom }: Stroke, width: number, height: number) =>
  size >= SMALLEST && left > 0 && right < width - 1 && top > height * 0.06 && bottom < height * 0.94

/** The line with the signs that stand at its ends, as far as no other line has them. */
function withEnds(page: Grey, box: Box, all: readonly FoundLine[], own: FoundLine): Box {
  const reach = box.height * AT_END
  const wide = { ...box, width: box.width + 2 * reach }
  const { strokes, width, height } = inkOf(page, wide)
  const perPixel = box.height / height
  const signs = strokes.filter(stroke => isSign(stroke, width, height))
  const [start, end] = [reach / perPixel, width - reach / perPixel]
  let [from, to] = [start, end]
  for (const stroke of signs.sort((one, other) => other.right - one.right)) {
    if (stroke.left < from && stroke.right > from - WIDEST_SPACE * height) from = Math.min(from, stroke.left)
  }
  for (const stroke of signs.sort((one, other) => one.left - other.left)) {
    if (stroke.right > to && stroke.left < to + WIDEST_SPACE * height) to = Math.max(to, stroke.right)
  }
  if (from === start && to === end) return box
  const margin = MARGIN * height
  from = from < start ? Math.max(0, from - margin) : from
  to = to > end ? Math.min(width, to + margin) : to
  const shift = ((from + to - width) / 2) * perPixel
  const longer: Box = {
    ...box,
    x: box.x + shift * Math.cos(box.angle),
    y: box.y + shift * Math.sin(box.angle),
    width: (to - from) * perPixel,
  }
  return all.some(other => other !== own && overlaps(longer, other.box) && !overlaps(box, other.box))
    ? box
    : longer
}

/** Whether the middle of a box or of one of its ends lies in another. */
function overlaps(one: Box, other: Box): boolean {
  const [cos, sin] = [Math.cos(one.angle), Math.sin(one.angle)]
  return [-0.5, -0.25, 0, 0.25, 0.5].some(part => {
    const [x, y] = [
      other.x + part * other.width * Math.cos(other.angle) - one.x,
      other.y + part * other.width * Math.sin(other.angle) - one.y,
    ]
    return Math.abs(x * cos + y * sin) < one.width / 2 && Math.abs(y * cos - x * sin) < one.height / 2
  })
}
