import type { Box, Circle, Point } from './shapes.ts'

/** What part of the tree is seen: `x` and `y` lie in the middle, `scale` is pixels per unit. */
export interface View extends Point {
  scale: number
}

export interface Size {
  width: number
  height: number
}

/** How small and how large the tree may be drawn. */
export const SMALLEST_SCALE = 0.2
export const LARGEST_SCALE = 3
/** At first nothing is drawn smaller than can be read, nor larger than looks calm. */
const FIRST_SCALES = { smallest: 0.9, largest: 1.25 } as const
const HEIGHTS = { least: 340, most: 820 } as const

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value))

/** The height that a tree deserves in a column of this width. */
export function heightFor(bounds: Size, width: number): number {
  const scale = between(FIRST_SCALES.smallest, width / bounds.width, FIRST_SCALES.largest)
  return Math.round(between(HEIGHTS.least, bounds.height * scale, HEIGHTS.most))
}

/** The view that shows everything. */
export function fitAll(bounds: Box, size: Size): View {
  const scale = Math.min(size.width / bounds.width, size.height / bounds.height, FIRST_SCALES.largest)
  return { x: bounds.x, y: bounds.y, scale: Math.max(SMALLEST_SCALE, scale) }
}

/** The first view: everything where that can be read, otherwise its middle. */
export function firstView(bounds: Box, size: Size): View {
  const all = fitAll(bounds, size)
  return all.scale >= FIRST_SCALES.smallest ? all : { x: 0, y: 0, scale: FIRST_SCALES.smallest }
}

/**
 * Zooms and keeps what lies under a point where it is.
 * @param at in pixels from the drawing's middle
 */
export function zoomAt(view: View, factor: number, at: Point = { x: 0, y: 0 }): View {
  const scale = between(SMALLEST_SCALE, view.scale * factor, LARGEST_SCALE)
  return {
    x: view.x + at.x / view.scale - at.x / scale,
    y: view.y + at.y / view.scale - at.y / scale,
    scale,
  }
}

/** Moves what is seen by pixels of the screen, so far that some of the tree stays in sight. */
export function panBy(view: View, by: Point, bounds: Box): View {
  return {
    x: between(bounds.x - bounds.width / 2, view.x - by.x / view.scale, bounds.x + bounds.width / 2),
    y: between(bounds.y - bounds.height / 2, view.y - by.y / view.scale, bounds.y + bounds.height / 2),
    scale: view.scale,
  }
}

/** The same view, moved just so far that the node with some room around it is in sight. */
export function withInSight(view: View, node: Circle, size: Size, room = 90): View {
  const reachX = Math.max(0, size.width / 2 / view.scale - node.radius - room)
  const reachY = Math.max(0, size.height / 2 / view.scale - node.radius - room)
  return {
    x: between(node.x - reachX, view.x, node.x + reachX),
    y: between(node.y - reachY, view.y, node.y + reachY),
    scale: view.scale,
  }
}

/** The SVG's `viewBox` for a view in a drawing of this size. */
export function viewBoxOf(view: View, size: Size): string {
  const width = size.width / view.scale
  const height = size.height / view.scale
  return [view.x - width / 2, view.y - height / 2, width, height].map(each => each.toFixed(2)).join(' ')
}

/** Whether everything is in sight, so that there is nowhere to move to. */
export function isAllInSight(view: View, bounds: Box, size: Size): boolean {
  const slack = 1
  const halfWidth = size.width / 2 / view.scale
  const halfHeight = size.height / 2 / view.scale
  return (
    Math.abs(bounds.x - view.x) + bounds.width / 2 <= halfWidth + slack &&
    Math.abs(bounds.y - view.y) + bounds.height / 2 <= halfHeight + slack
  )
}
