import { type DigitNet, seeDigit } from './digit-net.ts'
import { shapeOf, strokesBetween } from './digit-shapes.ts'
import type { Box, Grey } from './grey.ts'
import { type Inked, inkOf } from './ink.ts'
import type { Edges, ReadCharacter } from './recognise.ts'

/** A digit may reach out of its line. */
const TALLER = 1.2
/** What children's digits are taken for. */
const LIKE_A_DIGIT = /^[\dOoDQlIi|!/\\\]()ZzSsbGhBgqyATtLufa?{}$&+×÷:%]$/

/**
 * A second opinion on each character of a line with numbers that is a digit or looks like one, by a net that knows how
 * people write digits, and where the ink of each character lies.
 * @returns the same characters with `seen` and `ink`
 */
export function withDigits(
  page: Grey,
  box: Box,
  characters: readonly ReadCharacter[],
  net: DigitNet,
): ReadCharacter[] {
  const couldBe = ({ text, others }: ReadCharacter) =>
    LIKE_A_DIGIT.test(text) || others.some(other => /^\d$/.test(other.text))
  if (
    !characters.some(({ text, others }) =>
      [text, ...others.map(other => other.text)].some(each => /^\d$/.test(each)),
    )
  )
    return [...characters]
  const inked = inkOf(page, { ...box, height: box.height * TALLER })
  const written = characters.filter(({ text }) => text !== ' ')
  const middles = written.map(({ from, to }) => ((from + to) / 2) * inked.width)
  const edges = middles.map((middle, at) => (at === 0 ? 0 : gapBetween(inked, middles[at - 1] ?? 0, middle)))
  return characters.map(each => {
    const at = written.indexOf(each)
    const own = at < 0 ? undefined : strokesBetween(inked, edges[at] ?? 0, edges[at + 1] ?? inked.width)
    if (!own) return each
    const shape = couldBe(each) ? shapeOf(inked, own) : undefined
    return { ...each, ink: edgesOf(inked, own), ...(shape && { seen: [...seeDigit(net, shape)] }) }
  })
}

function edgesOf({ strokes, height }: Inked, own: ReadonlySet<number>): Edges {
  const all = [...own].flatMap(name => strokes[name - 1] ?? [])
  const inLine = height / TALLER
  const above = (height - inLine) / 2
  return {
    left: Math.min(...all.map(({ left }) => left)) / inLine,
    right: Math.max(...all.map(({ right }) => right + 1)) / inLine,
    top: (Math.min(...all.map(({ top }) => top)) - above) / inLine,
    bottom: (Math.max(...all.map(({ bottom }) => bottom + 1)) - above) / inLine,
  }
}

/** Where between two characters the paper is emptiest, nearest to their middle. */
function gapBetween({ ink, width, height }: Inked, left: number, right: number): number {
  const middle = (left + right) / 2
  let best = middle
  let least = Infinity
  for (let x = Math.ceil(left); x < Math.min(width, right); x++) {
    let sum = 0
    for (let y = 0; y < height; y++) sum += Math.max(0, (ink[y * width + x] ?? 0) - 0.3)
    const cost = sum + Math.abs(x - middle) * 0.02
    if (cost < least) {
      least = cost
      best = x
    }
  }
  return best
}
