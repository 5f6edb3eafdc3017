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
