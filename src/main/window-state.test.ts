import { expect, test } from 'vitest'
import { placeWindow } from './window-state.ts'

const screen = (x: number, y: number, width: number, height: number) => ({
  workArea: { x, y, width, height },
})
const left = screen(0, 25, 1440, 875)
const right = screen(1440, 0, 1920, 1040)
const saved = { x: 1600, y: 100, width: 1200, height: 800, isMaximized: false }

test('a window opens where it was', () => {
  const { isMaximized: _, ...place } = saved
  expect(placeWindow(saved, [left, right])).toEqual(place)
})

test.each([
  ['whose screen is gone', saved, [left]],
  ['that was moved up out of sight', { ...saved, y: -400 }, [left, right]],
  ['whose bar is below the screen', { ...saved, x: 100, y: 895 }, [left]],
  ['of which a sliver is left', { ...saved, x: 1430, y: 100 }, [left]],
])('a window %s opens in the usual size, in the middle', (_, was, screens) => {
  expect(placeWindow(was, screens)).toEqual({ width: 1280, height: 860 })
})

test('the usual window fits a small screen, and so does one from a larger screen', () => {
  const small = screen(0, 0, 1024, 600)
  expect(placeWindow(undefined, [small])).toEqual({ width: 1024, height: 600 })
  expect(placeWindow({ ...saved, x: 0, y: 0, width: 3000, height: 2000 }, [small])).toEqual({
    ...{ x: 0, y: 0, width: 1024, height: 600 },
  })
})

test('a window from before the scale was changed stands wholly on the screen', () => {
  const doubled = screen(0, 0, 960, 520)
  expect(placeWindow({ ...saved, x: 500, y: 100 }, [doubled])).toEqual({
    x: 0,
    y: 0,
    width: 960,
    height: 520,
  })
  expect(placeWindow({ ...saved, x: 500, y: 100, width: 700, height: 480 }, [doubled])).toEqual({
    ...{ x: 260, y: 40, width: 700, height: 480 },
  })
})

test('a window over two screens opens on the one that has more of it', () => {
  const { x } = placeWindow({ ...saved, x: 1300 }, [left, right])
  expect(x).toBe(1440)
})

test('the remaining screen has a left or upper part below zero', () => {
  const upper = screen(-1920, -1080, 1920, 1080)
  expect(placeWindow({ ...saved, x: -1900, y: -1000 }, [left, upper])).toMatchObject({ x: -1900, y: -1000 })
})
