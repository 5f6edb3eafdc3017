import { boxAround, cornersOf } from './box-around.ts'
import type { Box, Grey } from './grey.ts'
import { inkOf } from './ink.ts'
import type { RawLine, ReadCharacter } from './recognise.ts'

/** What stands above or below a bar: a short number, or a letter. */
const TERM = /^(?:\d{1,3}|\d?[a-z])$/
/** In heights of a term, from the middle of one to that of the other. */
const NEAREST = 0.9
const FARTHEST = 2.6
/** A bar is at least so wide beside the wider term, and so flat beside its own width. */
const BAR_WIDTH = 0.7
const BAR_FLAT = 0.3
/** In heights of a term: between fractions of one row there is no wider gap. */
const WIDEST_GAP = 4

const textOf = ({ characters }: RawLine) => characters.map(({ text }) => text.trim()).join('')

const bar = ({ to }: ReadCharacter): ReadCharacter => ({
  text: '/',
  likelihood: 1,
  others: [],
  from: to,
  to,
  gap: 0,
})

/** Fractions with a bar, found as two lines, become one each: `3` above a bar above `4` is `3/4`. */
export function withFractions(
  page: Grey,
  lines: readonly RawLine[],
): { lines: RawLine[]; fractions: RawLine[] } {
  const terms = lines.filter(line => TERM.test(textOf(line)))
  const used = new Set<RawLine>()
  const fractions: RawLine[] = []
  for (const above of terms) {
    const below = terms.find(
      line => !used.has(line) && isBelow(line.box, above.box) && hasBar(page, above.box, line.box),
    )
    // A sum in columns has a bar, too, and a number above it.
    const isColumn = lines.some(
      line => line !== above && isBelow(above.box, line.box) && /\d/.test(textOf(line)) && !used.has(line),
    )
    const [last] = above.characters.slice(-1)
    if (!below || !last || used.has(above) || isColumn) continue
    used.add(above)
    used.add(below)
    fractions.push({
      likelihood: Math.min(above.likelihood, below.likelihood),
      box: boxAround([...cornersOf(above.box), ...cornersOf(below.box)]),
      characters: [...above.characters, bar(last), ...below.characters],
    })
  }
  const others = lines.filter(line => !used.has(line)).map(line => besideFractions(line, fractions))
  return { lines: [...others, ...fractions], fractions }
}

/** A line ends where a fraction of its row begins, whose bar looked like a sign at the line's end. */
function besideFractions(line: RawLine, fractions: readonly RawLine[]): RawLine {
  const { box } = line
  const right = box.x + box.width / 2
  const next = fractions.find(
    ({ box: other }) =>
      Math.abs(other.y - box.y) < 0.5 * box.height &&
      other.x > box.x &&
      other.x - other.width / 2 < right &&
      other.x + other.width / 2 > right - box.height,
  )
  if (!next) return line
  const width = next.box.x - next.box.width / 2 - (box.x - box.width / 2)
  const isBar = /^[-_=.]$/.test(line.characters.at(-1)?.text ?? '')
  return {
    ...line,
    box: { ...box, x: box.x - (box.width - width) / 2, width },
    characters: isBar ? line.characters.slice(0, -1) : line.characters,
  }
}

function isBelow(lower: Box, upper: Box): boolean {
  const height = Math.max(lower.height, upper.height)
  const apart = lower.y - upper.y
  const isAligned = Math.abs(lower.x - upper.x) < 0.5 * Math.max(lower.width, upper.width, height)
  return isAligned && apart > NEAREST * height && apart < FARTHEST * height
}

function hasBar(page: Grey, above: Box, below: Box): boolean {
  const wide = Math.max(above.width, below.width)
  const box: Box = {
    x: (above.x + below.x) / 2,
    y: (above.y + below.y) / 2,
    width: wide * 2.4,
    height: below.y - above.y,
    angle: 0,
  }
  const { strokes, width, height } = inkOf(page, box)
  const least = (BAR_WIDTH * width) / 2.4
  return strokes.some(({ left, right, top, bottom }) => {
    const [across, down] = [right - left + 1, bottom - top + 1]
    const isWithin = left > 0 && right < width - 1
    return (
      isWithin &&
      across >= least &&
      down < BAR_FLAT * across &&
      Math.abs((top + bottom) / 2 - height / 2) < 0.3 * height
    )
  })
}

/** Where between the fractions of a row a sign stands that was not found. */
export function signsBetween(page: Grey, lines: readonly RawLine[], fractions: readonly RawLine[]): Box[] {
  return fractions.flatMap(({ box }) => {
    const term = box.height / 2.4
    const isBeside = (other: Box) => Math.abs(other.y - box.y) < term && other.x > box.x
    const next = lines
      .map(line => line.box)
      .filter(isBeside)
      .sort((one, other) => one.x - other.x)[0]
    const from = box.x + box.width / 2
    const to = next ? next.x - next.width / 2 : from
    if (to - from < 0.6 * term || to - from > WIDEST_GAP * term) return []
    const between: Box = {
      x: (from + to) / 2,
      y: (box.y + (next?.y ?? box.y)) / 2,
      width: to - from,
      height: term * 1.3,
      angle: 0,
    }
    const { strokes, width, height } = inkOf(page, between)
    const isSign = strokes.some(
      ({ size, left, right, top, bottom }) =>
        size > 20 && left > 0 && right < width - 1 && top > 0 && bottom < height - 1,
    )
    return isSign ? [between] : []
  })
}
