import { expect, test } from 'vitest'
import { NEXT, type Obstacle, placeToasts } from './toast-place.ts'

const WINDOW = { width: 1280, height: 800 }
const TOAST = { width: 400, height: 84 }

function box(left: number, top: number, width: number, height: number, cost: number): Obstacle {
  return { left, top, right: left + width, bottom: top + height, cost }
}

const covers = (place: { left: number; top: number }, { left, right, top, bottom }: Obstacle) =>
  place.left < right &&
  place.left + TOAST.width > left &&
  place.top < bottom &&
  place.top + TOAST.height > top

test('toasts keep off what is to be pressed next, wherever it stands', () => {
  const rest = [box(0, 0, 1280, 68, 10), box(270, 100, 740, 600, 1)]
  for (let top = 0; top <= 750; top += 50) {
    for (let left = 0; left <= 1140; left += 60) {
      const next = box(left, top, 140, 48, NEXT)
      expect(covers(placeToasts(TOAST, WINDOW, [...rest, next]), next), `at ${left}, ${top}`).toBe(false)
    }
  }
})

test('on a narrow screen they choose between its top and its end', () => {
  const narrow = { width: 390, height: 844 }
  const toast = { width: 390, height: 112 }
  expect(placeToasts(toast, narrow, [box(16, 780, 358, 48, NEXT)]).top).toBeLessThan(400)
  expect(placeToasts(toast, narrow, [box(16, 80, 358, 48, NEXT)]).top).toBeGreaterThan(400)
})

test('they stay where they are until something to be pressed next comes there', () => {
  const now = placeToasts(TOAST, WINDOW, [])
  const text = box(now.left, now.top, 100, 20, 1)
  expect(placeToasts(TOAST, WINDOW, [text], now)).toEqual(now)
  const next = { ...text, cost: NEXT }
  expect(covers(placeToasts(TOAST, WINDOW, [next], now), next)).toBe(false)
})
