import type { Box, Grey } from './grey.ts'
import { type Inked, inkOf } from './ink.ts'
import type { Edges, ReadCharacter } from './recognise.ts'

/** A digit may reach out of its line. */
const TALLER = 1.2
/** Of a connected stroke so much lies where its character stands, or it is of another one. */
const MOSTLY = 0.7
/** In pixels: less is dirt or a bit of the paper's squares. */
const FEWEST = 12
/** A stroke so much lower than the line's usual characters is a point or a comma. */
const LOW = 0.45

/** The characters of a line with numbers, each with the place of its ink where it stands by itself. */
export function withInk(page: Grey, box: Box, characters: readonly ReadCharacter[]): ReadCharacter[] {
  if (!characters.some(({ text }) => /^\d$/.test(text))) return [...characters]
  const inked = inkOf(page, { ...box, height: box.height * TALLER })
  const written = characters.filter(({ text }) => text !== ' ')
  const middles = written.map(({ from, to }) => ((from + to) / 2) * inked.width)
  const edges = middles.map((middle, at) => (at === 0 ? 0 : gapBetween(inked, middles[at - 1] ?? 0, middle)))
  const owned = written.map((_, at) => strokesBetween(inked, edges[at] ?? 0, edges[at + 1] ?? inked.width))
  const heights = owned
    .flatMap(own => (own ? [heightOf(edgesOf(inked, own))] : []))
    .sort((one, other) => one - other)
  const usual = heights[heights.length >> 1] ?? 1
  return characters.map(each => {
    const at = written.indexOf(each)
    const own = owned[at]
    if (at < 0 || !own) return each
    const [nearest] = groupsOf(inked, own, usual).sort(
      (one, other) => awayFrom(inked, one, middles[at] ?? 0) - awayFrom(inked, other, middles[at] ?? 0),
    )
    return { ...each, ink: edgesOf(inked, nearest ?? own) }
  })
}

const heightOf = ({ top, bottom }: Edges) => bottom - top

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
/**
 * The strokes that lie between two places of a line, by their names.
 * @param from where it begins and ends, in pixels of the line
 * @returns undefined where nothing stands, or where it hangs together with what stands beside it
 */
function strokesBetween(
  { width, height, strokeOf, strokes }: Inked,
  from: number,
  to: number,
): Set<number> | undefined {
  const inside = new Map<number, number>()
  for (let y = 0; y < height; y++) {
    for (let x = Math.max(0, Math.floor(from)); x < Math.min(width, to); x++) {
      const stroke = strokeOf[y * width + x] ?? 0
      if (stroke) inside.set(stroke, (inside.get(stroke) ?? 0) + 1)
    }
  }
  const own = new Set<number>()
  for (const [stroke, count] of inside) {
    const size = strokes[stroke - 1]?.size ?? 0
    if (size < FEWEST) continue
    if (count >= MOSTLY * size) own.add(stroke)
    // A part of the next one that reaches over is not of this one.
    else if (count > (1 - MOSTLY) * size) return undefined
  }
  return own.size === 0 ? undefined : own
}
