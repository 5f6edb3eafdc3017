import { boxAt, cornersOf } from './box-around.ts'
import type { Box, Grey, Point } from './grey.ts'
import { inkOf } from './ink.ts'
import { asDigit, digitSeen } from './mend-signs.ts'
import { type PageStroke, strokesOf } from './page-strokes.ts'
import type { RawLine, ReadCharacter } from './recognise.ts'

/** A bar is so many times as wide as high. */
const BAR_FLAT = 3.2
/** In pixels. */
const SHORTEST_BAR = 12
/** What stands above and below is so high beside the bar's width. */
const LOWEST_TERM = 0.28
const HIGHEST_TERM = 2.6
/** In thicknesses of the bar: what is no larger is a dot of a division sign. */
const LARGEST_DOT = 2.2
/** In heights of a term, the paper between it and the bar: a minus has more above and below. */
const WIDEST_GAP = 0.6
/** In heights of a term, the paper between two numbers of a sum in columns. */
const WIDEST_LEADING = 0.9
/** So far a term may reach out of its bar, as a part of its width. */
const OVERHANG = 0.12
/** Paper around a term, in its heights, so that it is read as a line. */
const MARGIN = 0.22
/** What stands above or below a bar: a short number, or a letter. */
const TERM = /^[\dA-Za-z]{1,3}$/
/** In heights of a term: between fractions of one row there is no wider gap. */
const WIDEST_BETWEEN = 4
/** Of a bar's contrast to the paper, what goes on beyond it is a line of the paper. */
const PAPER_LINE = 0.5
const WHITE = 255

/** A fraction with a bar, its places on the page. */
export interface FoundFraction {
  above: Box
  below: Box
  all: Box
}

/** Finds fractions by their bars: flat strokes with something short close above and below. */
export function findFractions(page: Grey): FoundFraction[] {
  const strokes = strokesOf(page)
  const bars = strokes
    .filter(({ box }) => box.width >= SHORTEST_BAR && box.width >= BAR_FLAT * box.height)
    .sort((one, other) => one.box.y - other.box.y)
  const used = new Set<PageStroke>()
  return bars.flatMap(bar => {
    const near = strokes.filter(stroke => stroke !== bar && isOver(stroke, bar))
    const above = termBeside(bar, near, -1)
    const below = termBeside(bar, near, 1)
    if (!above || !below || isColumn(bar, above, near, used) || goesOn(page, bar)) return []
    // A bar in two pieces is one.
    if (above.strokes.some(stroke => used.has(stroke))) return []
    for (const stroke of [...above.strokes, ...below.strokes]) used.add(stroke)
    const grown = (term: Term) => ({
      ...term.box,
      width: term.box.width + 2 * MARGIN * term.box.height,
      height: term.box.height * (1 + 2 * MARGIN),
    })
    return [
      {
        above: grown(above),
        below: grown(below),
        all: boxAt([bar.box, above.box, below.box].flatMap(cornersOf), bar.box.angle),
      },
    ]
  })
}

/** Strokes above or below a bar, with the smallest box around them that lies as the bar does. */
interface Term {
  strokes: PageStroke[]
  box: Box
  gap: number
}

/** Where a place lies from a bar's middle, along and across it. */
function fromBar({ box: { x, y, angle } }: PageStroke, point: Point): { along: number; down: number } {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [right, below] = [point.x - x, point.y - y]
  return { along: right * cos + below * sin, down: below * cos - right * sin }
}

const isOver = ({ box }: PageStroke, bar: PageStroke) =>
  Math.abs(fromBar(bar, box).along) < bar.box.width * (0.5 + OVERHANG) && box.width < bar.box.width * 1.6

/** What stands next to a bar at one of its sides. @param side -1 above, 1 below */
function termBeside(bar: PageStroke, near: readonly PageStroke[], side: -1 | 1): Term | undefined {
  const width = bar.box.width
  const terms = near
    .filter(({ box }) => fromBar(bar, box).down * side > 0)
    .filter(({ box }) => Math.max(box.width, box.height) > LARGEST_DOT * bar.box.height)
    .map(stroke => termOf(bar, [stroke], side))
    .filter(({ box }) => box.height >= LOWEST_TERM * width && box.height <= HIGHEST_TERM * width)
  const nearest = Math.min(...terms.map(({ gap }) => gap))
  // Digits beside each other stand as far from the bar.
  const strokes = terms
    .filter(({ gap, box }) => gap < nearest + 0.5 * box.height)
    .flatMap(term => term.strokes)
  if (strokes.length === 0) return undefined
  const term = termOf(bar, strokes, side)
  const isWithin = term.box.width < width * (1 + 2 * OVERHANG)
  return isWithin && term.gap < WIDEST_GAP * term.box.height && term.gap > -0.2 * term.box.height
    ? term
    : undefined
}

function termOf(bar: PageStroke, strokes: PageStroke[], side: -1 | 1): Term {
  const box = boxAt(
    strokes.flatMap(stroke => cornersOf(stroke.box)),
    bar.box.angle,
  )
  return { strokes, box, gap: fromBar(bar, box).down * side - box.height / 2 - bar.box.height / 2 }
}

/** Whether a line goes on as dark, or nearly, beyond an end of a bar: a line of the paper, a piece of which is darker. */
function goesOn(page: Grey, bar: PageStroke): boolean {
  const { x, y, width, height, angle } = bar.box
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const valueAt = (along: number, across: number) => {
    const [column, row] = [x + along * cos - across * sin, y + along * sin + across * cos].map(Math.round)
    return page.data[(row ?? 0) * page.width + (column ?? 0)] ?? WHITE
  }
  const beside = height / 2 + 4
  const contrastAt = (along: number) => {
    const paper = Math.max(valueAt(along, -beside), valueAt(along, beside))
    return Math.max(0, paper - Math.min(...[-2, -1, 0, 1, 2].map(across => valueAt(along, across))))
  }
  const contrastFrom = (from: number, to: number) => {
    const steps = Array.from({ length: Math.max(1, Math.round(to - from)) }, (_, step) => from + step)
    return steps.reduce((sum, along) => sum + contrastAt(along), 0) / steps.length
  }
  const [end, out] = [width / 2 + 3, width / 2 + 3 + width / 4]
  // The other end may lie at the edge of the page.
  const beyond = Math.max(contrastFrom(-out, -end), contrastFrom(end, out))
  return beyond > PAPER_LINE * contrastFrom(-0.4 * width, 0.4 * width)
}

/** Whether what stands above a bar is the last number of a sum in columns: another one stands close above it. */
function isColumn(
  bar: PageStroke,
  above: Term,
  near: readonly PageStroke[],
  used: ReadonlySet<PageStroke>,
): boolean {
  const { height } = above.box
  const { down } = fromBar(bar, above.box)
  return near.some(stroke => {
    if (used.has(stroke) || above.strokes.includes(stroke)) return false
    const gap = down - height / 2 - (fromBar(bar, stroke.box).down + stroke.box.height / 2)
    const isNumber = Math.max(stroke.box.height, stroke.box.width) > 0.6 * height
    return isNumber && gap > -0.3 * height && gap < WIDEST_LEADING * height
  })
}

/** The page without its fractions, on which the lines are found that stand beside them. */
export function withoutFractions(page: Grey, fractions: readonly FoundFraction[]): Grey {
  if (fractions.length === 0) return page
  const data = Uint8Array.from(page.data)
  for (const { all } of fractions) {
    const [cos, sin] = [Math.cos(all.angle), Math.sin(all.angle)]
    const [across, down] = [all.width * (0.5 + OVERHANG), all.height / 2 + 2]
    const reach = Math.ceil(Math.hypot(across, down))
    for (let y = Math.max(0, Math.floor(all.y) - reach); y < Math.min(page.height, all.y + reach); y++) {
      for (let x = Math.max(0, Math.floor(all.x) - reach); x < Math.min(page.width, all.x + reach); x++) {
        const [right, below] = [x - all.x, y - all.y]
        if (Math.abs(right * cos + below * sin) <= across && Math.abs(below * cos - right * sin) <= down)
          data[y * page.width + x] = WHITE
      }
    }
  }
  return { ...page, data }
}

/** Whether it may stand above or below a bar. */
const isTerm = (characters: readonly ReadCharacter[]) =>
  TERM.test(characters.map(({ text }) => text).join(''))

/** What no term has, such as a plus, is the digit that the other reading sees there. */
const termRead = (characters: readonly ReadCharacter[]) =>
  characters
    .filter(({ text }) => text !== ' ')
    .map(each => {
      const digit = /^\w$/.test(each.text) ? undefined : digitSeen(each)
      return digit === undefined ? each : asDigit(each, digit)
    })

const bar = ({ to }: ReadCharacter): ReadCharacter => ({
  text: '/',
  likelihood: 1,
  others: [],
  from: to,
  to,
  gap: 0,
})

/**
 * A fraction as a line: `3` above a bar above `4` is `3/4`.
 * @returns undefined where one of its terms is none
 */
export function asLine(
  fraction: FoundFraction,
  above: readonly ReadCharacter[],
  below: readonly ReadCharacter[],
): RawLine | undefined {
  const [top, bottom] = [termRead(above), termRead(below)]
  const last = top.at(-1)
  if (!last || !isTerm(top) || !isTerm(bottom)) return undefined
  return { likelihood: 1, box: fraction.all, characters: [...top, bar(last), ...bottom] }
}

/** Where between the fractions of a row a sign stands that was not found. */
export function signsBetween(page: Grey, lines: readonly RawLine[], fractions: readonly RawLine[]): Box[] {
  return fractions.flatMap(({ box }) => {
    const term = box.height / 2.4
    const isBeside = (other: Box) =>
      Math.abs(other.y - box.y - (other.x - box.x) * Math.tan(box.angle)) < term && other.x > box.x
    const next = lines
      .map(line => line.box)
      .filter(isBeside)
      .sort((one, other) => one.x - other.x)[0]
    const from = box.x + box.width / 2
    const to = next ? next.x - next.width / 2 : from
    if (to - from < 0.6 * term || to - from > WIDEST_BETWEEN * term) return []
    const between: Box = {
      x: (from + to) / 2,
      y: (box.y + (next?.y ?? box.y)) / 2,
      width: to - from,
      height: term * 1.3,
      angle: box.angle,
    }
    const { strokes, width, height } = inkOf(page, between)
    const isSign = strokes.some(
      ({ size, left, right, top, bottom }) =>
        size > 20 && left > 0 && right < width - 1 && top > 0 && bottom < height - 1,
    )
    return isSign ? [between] : []
  })
}
