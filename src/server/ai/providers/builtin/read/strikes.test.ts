import { expect, test } from 'vitest'
import { withStrikes } from './strikes.ts'

const [WIDTH, HEIGHT] = [300, 80]
const box = { x: WIDTH / 2, y: HEIGHT / 2, width: WIDTH, height: HEIGHT, angle: 0 }

/** Three upright strokes as characters, with a line through the last two of them or none. */
function line(isStruck: boolean) {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(255)
  const fill = (x: number, y: number, width: number, height: number) => {
    for (let row = y; row < y + height; row++) data.fill(20, row * WIDTH + x, row * WIDTH + x + width)
  }
  for (const x of [40, 120, 180]) fill(x, 18, 6, 44)
  if (isStruck) fill(108, 38, 90, 5)
  return { width: WIDTH, height: HEIGHT, data }
}
const characters = [43, 123, 183].map(middle => ({
  text: '1',
  likelihood: 1,
  others: [],
  from: (middle - 8) / WIDTH,
  to: (middle + 8) / WIDTH,
  gap: 0.3,
}))
const isShown = ({ isBesideUnread }: { isBesideUnread?: boolean }) => isBesideUnread === true
const shown = (isStruck: boolean) => withStrikes(line(isStruck), box, characters).map(isShown)

test('what a line was drawn through is to be looked at, and nothing else', () => {
  expect(shown(true)).toEqual([false, true, true])
  expect(shown(false)).toEqual([false, false, false])
})

test('struck digits that are none any more are left out, and what stands beside them is looked at', () => {
  const none = Array.from({ length: 11 }, (_, at) => (at === 10 ? 0.9 : 0.01))
  const struck = characters.map((each, at) => (at > 0 ? { ...each, seen: none } : each))
  expect(withStrikes(line(true), box, struck).map(isShown)).toEqual([true])
  // A line of which nothing would be left stays.
  expect(withStrikes(line(true), box, struck.slice(1)).map(isShown)).toEqual([true, true])
})

/** A digit in strokes from place to place, 5 pixels thick. */
function drawn(...strokes: [x: number, y: number, toX: number, toY: number][]) {
  const data = new Uint8Array(WIDTH * HEIGHT).fill(255)
  for (const [x, y, toX, toY] of strokes) {
    const steps = 2 * Math.max(Math.abs(toX - x), Math.abs(toY - y))
    for (let step = 0; step <= steps; step++) {
      const [left, top] = [x + ((toX - x) * step) / steps, y + ((toY - y) * step) / steps].map(
        Math.round,
      ) as [number, number]
      for (let row = top - 2; row <= top + 2; row++)
        data.fill(20, row * WIDTH + left - 2, row * WIDTH + left + 3)
    }
  }
  return { width: WIDTH, height: HEIGHT, data }
}
const seven = [
  [130, 20, 160, 20],
  [160, 20, 142, 60],
] as const
const four = [
  [146, 18, 130, 46],
  [130, 46, 168, 46],
  [158, 18, 158, 62],
] as const
const nought = [
  [132, 26, 132, 54],
  [132, 54, 152, 60],
  [152, 60, 156, 26],
  [156, 26, 132, 26],
] as const
type Strokes = Parameters<typeof drawn>

test.for([
  ['the bar of a seven', '7', [...seven, [138, 41, 164, 39]], false],
  ['a line out of a seven at both sides', '7', [...seven, [118, 42, 174, 38]], true],
  ['a line as wide as a seven', '7', [...seven, [126, 42, 163, 40]], true],
  ['the bar of a four', '4', four, false],
  ['a line through a four', '4', [...four, [118, 36, 178, 32]], true],
  ['a nought', '0', nought, false],
  ['a line through a nought from corner to corner', '0', [...nought, [118, 62, 172, 20]], true],
] as const)('%s', ([, text, strokes, isStruck]) => {
  const digit = { text, likelihood: 1, others: [], from: 0.45, to: 0.5, gap: 0.3 }
  expect(withStrikes(drawn(...(strokes as unknown as Strokes)), box, [digit]).map(isShown)).toEqual([
    isStruck,
  ])
})
