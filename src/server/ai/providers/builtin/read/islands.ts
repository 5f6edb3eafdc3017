import type { Point } from './grey.ts'

/** Places that hang together by their sides. */
export interface Island {
  /** Its edge alone. */
  points: Point[]
  size: number
  /** Of its values. */
  sum: number
}

/**
 * The islands of a picture whose values are in, one by one: who has seen enough may stop.
 * @param data a value for each place, row by row
 */
export function* islandsOf(
  { data, width, height }: { data: ArrayLike<number>; width: number; height: number },
  isIn: (value: number) => boolean,
): Generator<Island> {
  const seen = new Uint8Array(data.length)
  const open: number[] = []
  const isOut = (at: number) => !isIn(data[at] ?? Number.NaN)
  for (let start = 0; start < data.length; start++) {
    if (seen[start] || isOut(start)) continue
    const points: Point[] = []
    let [size, sum] = [0, 0]
    seen[start] = 1
    open.push(start)
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      size++
      sum += data[at] ?? 0
      const x = at % width
      const y = (at - x) / width
      let isEdge = false
      const visit = (next: number, isInside: boolean) => {
        if (!isInside || isOut(next)) isEdge = true
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
    yield { points, size, sum }
  }
}
