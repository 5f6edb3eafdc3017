export interface Point {
  x: number
  y: number
}

export interface Circle extends Point {
  radius: number
}

/** A rectangle by its centre. */
export interface Box extends Point {
  width: number
  height: number
}

export type Shape = Circle | Box

/** Whether two shapes come closer than `gap`. */
export function areTooClose(a: Shape, b: Shape, gap: number): boolean {
  if ('radius' in a) return 'radius' in b ? areCirclesClose(a, b, gap) : isCircleNearBox(a, b, gap)
  if ('radius' in b) return isCircleNearBox(b, a, gap)
  return (
    Math.abs(a.x - b.x) < (a.width + b.width) / 2 + gap &&
    Math.abs(a.y - b.y) < (a.height + b.height) / 2 + gap
  )
}

function areCirclesClose(a: Circle, b: Circle, gap: number): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) < a.radius + b.radius + gap
}

function isCircleNearBox(circle: Circle, box: Box, gap: number): boolean {
  const dx = Math.max(0, Math.abs(circle.x - box.x) - box.width / 2)
  const dy = Math.max(0, Math.abs(circle.y - box.y) - box.height / 2)
  return Math.hypot(dx, dy) < circle.radius + gap
}

/** How far the shape reaches from a point at most. */
export function reachFrom(point: Point, shape: Shape): number {
  const distance = Math.hypot(shape.x - point.x, shape.y - point.y)
  return distance + ('radius' in shape ? shape.radius : Math.hypot(shape.width, shape.height) / 2)
}

export function moved<Moved extends Point>(shape: Moved, by: Point): Moved {
  return { ...shape, x: shape.x + by.x, y: shape.y + by.y }
}

/** The point at a distance and an angle (radians, clockwise from the right). */
export function polar(distance: number, angle: number): Point {
  return { x: Math.cos(angle) * distance, y: Math.sin(angle) * distance }
}

/** The smallest box around all shapes, with padding on each side. */
export function findBounds(shapes: Shape[], padding: number): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const shape of shapes) {
    const [halfWidth, halfHeight] =
      'radius' in shape ? [shape.radius, shape.radius] : [shape.width / 2, shape.height / 2]
    left = Math.min(left, shape.x - halfWidth)
    right = Math.max(right, shape.x + halfWidth)
    top = Math.min(top, shape.y - halfHeight)
    bottom = Math.max(bottom, shape.y + halfHeight)
  }
  return {
    x: (left + right) / 2,
    y: (top + bottom) / 2,
    width: right - left + 2 * padding,
    height: bottom - top + 2 * padding,
  }
}
