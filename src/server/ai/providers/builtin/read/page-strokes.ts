import { boxAround } from './box-around.ts'
import type { Box, Grey, Point } from './grey.ts'

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
  const seen = new Uint8Array(data.length)
  const open: number[] = []
  const strokes: PageStroke[] = []
  for (let start = 0; start < data.length; start++) {
    if (seen[start] || (data[start] ?? 255) > least) continue
    const points: Point[] = []
    let size = 0
    let [left, right, top, bottom] = [width, 0, height, 0]
    seen[start] = 1
    open.push(start)
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const x = at % width
      const y = (at - x) / width
      size++
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
      let isEdge = false
      const visit = (next: number, isInside: boolean) => {
        if (!isInside || (data[next] ?? 255) > least) isEdge = true
        else if (!seen[next]) {
          seen[next] = 1
          open.push(next)
        }
      }
      visit(at - 1, x > 0)
      visit(at + 1, x < width - 1)
      visit(at - width, y > 0)
      visit(at + width, y < height - 1)
      if (isEdge) points.push({ x, y })
    }
    if (size < SMALLEST) continue
    if (strokes.length >= MOST) return []
    strokes.push({ box: boxAround(points), left, right, top, bottom })
  }
  return strokes
}
