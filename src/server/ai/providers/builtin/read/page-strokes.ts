import { boxAround } from './box-around.ts'
import type { Box, Grey, Point } from './grey.ts'
import { islandsOf } from './islands.ts'

/** Ink that hangs together somewhere on a page. */
export interface PageStroke {
  /** As it lies, wider than high where it can be. */
  box: Box
  left: number
  right: number
  top: number
  bottom: number
}

/** So far from the paper to the darkest ink: paler are the lines of the paper. */
const DARK = 0.45
/** Of the pixels of a page so many are surely ink, where anything is written. */
const SURELY_INK = 0.004
const LEAST_CONTRAST = 60
/** In pixels: what is smaller is dirt. */
const SMALLEST = 8
/** On a page of writing there are not so many; a page of noise has more. */
const MOST = 6_000

/** All strokes of a page; none where there are too many to be writing. */
export function strokesOf({ width, height, data }: Grey): PageStroke[] {
  const counts = new Uint32Array(256)
  for (const value of data) counts[value] = (counts[value] ?? 0) + 1
  const levelOf = (share: number) => {
    let left = share * data.length
    let level = 0
    while (level < 255 && left >= (counts[level] ?? 0)) left -= counts[level++] ?? 0
    return level
  }
  const paper = levelOf(0.7)
  const least = paper - DARK * Math.max(LEAST_CONTRAST, paper - levelOf(SURELY_INK))
  const strokes: PageStroke[] = []
  for (const { points, size } of islandsOf({ width, height, data }, value => value <= least)) {
    if (size < SMALLEST) continue
    if (strokes.length >= MOST) return []
    strokes.push({ box: boxAround(points), ...reachOf(points) })
  }
  return strokes
}

function reachOf(points: readonly Point[]): Pick<PageStroke, 'left' | 'right' | 'top' | 'bottom'> {
  const reach = { left: Infinity, right: 0, top: Infinity, bottom: 0 }
  for (const { x, y } of points) {
    reach.left = Math.min(reach.left, x)
    reach.right = Math.max(reach.right, x)
    reach.top = Math.min(reach.top, y)
    reach.bottom = Math.max(reach.bottom, y)
  }
  return reach
}
