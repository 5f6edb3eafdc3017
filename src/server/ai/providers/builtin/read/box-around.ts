import type { Box, Point } from './grey.ts'

/** The smallest rectangle around points, turned as they lie: as a line of writing, wider than high where it can be. */
export function boxAround(points: readonly Point[]): Box {
  const hull = hullOf(points)
  let best: Box | undefined
  hull.forEach((from, index) => {
    const to = hull[(index + 1) % hull.length] ?? from
    const box = boxAt(hull, Math.atan2(to.y - from.y, to.x - from.x))
    if (!best || box.width * box.height < best.width * best.height) best = box
  })
  return upright(best ?? { x: hull[0]?.x ?? 0, y: hull[0]?.y ?? 0, width: 1, height: 1, angle: 0 })
}

/** The same rectangle with an angle between minus and plus 45 degrees. */
function upright(box: Box): Box {
  const quarters = Math.round(box.angle / (Math.PI / 2))
  const angle = box.angle - quarters * (Math.PI / 2)
  return quarters % 2 === 0 ? { ...box, angle } : { ...box, angle, width: box.height, height: box.width }
}

/** The rectangle around points at a given angle. */
export function boxAt(points: readonly Point[], angle: number): Box {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const { x, y } of points) {
    const [across, down] = [x * cos + y * sin, y * cos - x * sin]
    left = Math.min(left, across)
    right = Math.max(right, across)
    top = Math.min(top, down)
    bottom = Math.max(bottom, down)
  }
  const [across, down] = [(left + right) / 2, (top + bottom) / 2]
  return {
    x: across * cos - down * sin,
    y: across * sin + down * cos,
    width: right - left + 1,
    height: bottom - top + 1,
    angle,
  }
}

/** The four corners of a box, from its upper left one clockwise. */
export function cornersOf({ x, y, width, height, angle }: Box): Point[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([right = 0, down = 0]) => ({
    x: x + ((right * width) / 2) * cos - ((down * height) / 2) * sin,
    y: y + ((right * width) / 2) * sin + ((down * height) / 2) * cos,
  }))
}

/** The outermost points in order (Andrew's chain). */
function hullOf(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((one, other) => one.x - other.x || one.y - other.y)
  if (sorted.length < 3) return sorted
  const chain = (list: Point[]) => {
    const hull: Point[] = []
    for (const point of list) {
      while (hull.length > 1 && turns(hull[hull.length - 2], hull[hull.length - 1], point) <= 0) hull.pop()
      hull.push(point)
    }
    hull.pop()
    return hull
  }
  return [...chain(sorted), ...chain(sorted.reverse())]
}

function turns(a: Point | undefined, b: Point | undefined, c: Point): number {
  if (!a || !b) return 1
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}
