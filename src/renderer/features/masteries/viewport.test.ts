import { describe, expect, it } from 'vitest'
import {
  firstView,
  fitAll,
  isAllInSight,
  LARGEST_SCALE,
  panBy,
  SMALLEST_SCALE,
  viewBoxOf,
  withInSight,
  zoomAt,
} from './viewport.ts'

const size = { width: 1000, height: 600 }
const small = { x: 10, y: -20, width: 500, height: 480 }
const large = { x: 0, y: 0, width: 2_700, height: 2_600 }

describe('the views', () => {
  it('show a small tree whole at first', () => {
    const view = firstView(small, size)
    expect(view).toEqual(fitAll(small, size))
    expect(isAllInSight(view, small, size)).toBe(true)
  })

  it('show the middle of a large tree at first, large enough to be read, and all of it on demand', () => {
    expect(firstView(large, size).scale).toBeGreaterThan(0.85)
    expect(isAllInSight(firstView(large, size), large, size)).toBe(false)
    expect(isAllInSight(fitAll(large, size), large, size)).toBe(true)
  })

  it('are written as a view box around their middle', () => {
    expect(viewBoxOf({ x: 0, y: 0, scale: 2 }, size)).toBe('-250.00 -150.00 500.00 300.00')
  })
})

describe('zoomAt', () => {
  it('keeps the point under the pointer where it is', () => {
    const view = { x: 40, y: 10, scale: 1 }
    const at = { x: 200, y: -100 }
    const zoomed = zoomAt(view, 2, at)
    const before = { x: view.x + at.x / view.scale, y: view.y + at.y / view.scale }
    const after = { x: zoomed.x + at.x / zoomed.scale, y: zoomed.y + at.y / zoomed.scale }
    expect(after.x).toBeCloseTo(before.x)
    expect(after.y).toBeCloseTo(before.y)
  })

  it('stops at the smallest and the largest scale', () => {
    expect(zoomAt({ x: 0, y: 0, scale: 1 }, 1_000).scale).toBe(LARGEST_SCALE)
    expect(zoomAt({ x: 0, y: 0, scale: 1 }, 0.000_1).scale).toBe(SMALLEST_SCALE)
  })
})

describe('panBy', () => {
  it('follows the finger at any scale', () => {
    expect(panBy({ x: 0, y: 0, scale: 2 }, { x: 100, y: -50 }, large)).toEqual({ x: -50, y: 25, scale: 2 })
  })

  it('never loses the tree out of sight', () => {
    const { x, y } = panBy({ x: 0, y: 0, scale: 1 }, { x: -90_000, y: 90_000 }, small)
    expect(x).toBe(small.x + small.width / 2)
    expect(y).toBe(small.y - small.height / 2)
  })
})

describe('withInSight', () => {
  it('leaves the view alone when the node is in sight and moves it when not', () => {
    const view = { x: 0, y: 0, scale: 1 }
    expect(withInSight(view, { x: 100, y: 50, radius: 42 }, size)).toEqual(view)
    const moved = withInSight(view, { x: 900, y: 50, radius: 42 }, size)
    expect(moved.y).toBe(0)
    expect(900 + 42 - moved.x).toBeLessThanOrEqual(size.width / 2)
  })
})
