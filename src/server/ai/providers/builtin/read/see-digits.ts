import { type DigitNet, NO_DIGIT, seeDigit } from './digit-net.ts'
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
 * @returns the same characters with `seen` and `ink`, and digits that were passed over
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
  const owned = written.map((_, at) => strokesBetween(inked, edges[at] ?? 0, edges[at + 1] ?? inked.width))
  const heights = owned
    .flatMap(own => (own ? [heightOf(edgesOf(inked, own))] : []))
    .sort((one, other) => one - other)
  const usual = heights[heights.length >> 1] ?? 1
  return characters.flatMap(each => {
    const at = written.indexOf(each)
    const own = owned[at]
    if (at < 0 || !own) return [each]
    const [first, ...more] = groupsOf(inked, own, usual).sort(
      (one, other) => awayFrom(inked, one, middles[at] ?? 0) - awayFrom(inked, other, middles[at] ?? 0),
    )
    const shape = first && couldBe(each) ? shapeOf(inked, first) : undefined
    const read = {
      ...each,
      ink: edgesOf(inked, first ?? own),
      ...(shape && { seen: [...seeDigit(net, shape)] }),
    }
    const missed = more.flatMap(group => missedDigit(inked, group, net) ?? [])
    if (more.length > missed.length) read.isBesideUnread = true
    return [read, ...missed].sort((one, other) => (one.ink?.left ?? 0) - (other.ink?.left ?? 0))
  })
}

const heightOf = ({ top, bottom }: Edges) => bottom - top

/** A stroke so much lower than the line's usual characters is a point or a comma. */
const LOW = 0.45

/** The strokes in groups beside each other, those below and above each other together; points go with the nearest. */
function groupsOf(inked: Inked, own: ReadonlySet<number>, usual: number): Set<number>[] {
  const groups: { names: Set<number>; right: number }[] = []
  const at = (name: number) => inked.strokes[name - 1] ?? { left: 0, right: 0 }
  for (const name of [...own].sort((one, other) => at(one).left - at(other).left)) {
    const { left, right } = at(name)
    const last = groups.at(-1)
    if (last && left <= last.right + 1) {
      last.names.add(name)
      last.right = Math.max(last.right, right)
    } else groups.push({ names: new Set([name]), right })
  }
  const high = groups.filter(({ names }) => heightOf(edgesOf(inked, names)) > LOW * usual)
  return high.length > 1 ? high.map(({ names }) => names) : [new Set(own)]
}

function awayFrom(inked: Inked, names: ReadonlySet<number>, middle: number): number {
  const all = [...names].flatMap(name => inked.strokes[name - 1] ?? [])
  const [left, right] = [Math.min(...all.map(each => each.left)), Math.max(...all.map(each => each.right))]
  return Math.abs((left + right) / 2 - middle)
}

/** From here on the net's digit is put where the recogniser read nothing, to be looked at. */
const PUT_IN = 0.5
const NOT_SURE = 0.3

/** The digit that a box holds by itself, as the net sees it, to be looked at. */
export function digitAlone(page: Grey, box: Box, net: DigitNet): ReadCharacter | undefined {
  const inked = inkOf(page, { ...box, height: box.height * TALLER })
  const names = strokesBetween(inked, 0, inked.width)
  return names && missedDigit(inked, names, net)
}

/** A digit that the recogniser passed over, as the net sees it. */
function missedDigit(inked: Inked, names: ReadonlySet<number>, net: DigitNet): ReadCharacter | undefined {
  const shape = shapeOf(inked, names)
  const seen = shape && [...seeDigit(net, shape)]
  const digit = seen?.findIndex(likelihood => likelihood > PUT_IN) ?? -1
  if (!seen || digit < 0 || digit === NO_DIGIT) return undefined
  const ink = edgesOf(inked, names)
  const [from, to] = [ink.left, ink.right].map(place => (place * inked.height) / TALLER / inked.width)
  return {
    text: String(digit),
    likelihood: NOT_SURE,
    others: [],
    from: from ?? 0,
    to: to ?? 0,
    gap: 0,
    seen,
    ink,
    isBesideUnread: true,
  }
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
