import { expect, test } from 'vitest'
import { asLine, findFractions, withoutFractions } from './fractions.ts'

const SIZE = 300

/** White paper with strokes on it, each with its left upper corner and its size. */
function paper(...strokes: [x: number, y: number, width: number, height: number][]) {
  const data = new Uint8Array(SIZE * SIZE).fill(255)
  for (const [x, y, width, height] of strokes)
    for (let row = y; row < y + height; row++) data.fill(20, row * SIZE + x, row * SIZE + x + width)
  return { width: SIZE, height: SIZE, data }
}
const bar = [80, 100, 40, 3] as const
const above = [92, 62, 16, 30] as const
const below = [92, 112, 16, 30] as const

test('two terms with a bar close between them are a fraction, which can be taken off the page', () => {
  const page = paper([...bar], [...above], [...below], [200, 90, 20, 20])
  const found = findFractions(page)
  expect(found).toHaveLength(1)
  const [top = 0, bottom = 0] = [found[0]?.above.y, found[0]?.below.y]
  expect([Math.abs(top - 77) < 2, Math.abs(bottom - 127) < 2]).toEqual([true, true])
  const { data } = withoutFractions(page, found)
  expect([data[101 * SIZE + 100], data[70 * SIZE + 100], data[100 * SIZE + 210]]).toEqual([255, 255, 20])
})

test('neither a minus with lines above and below, nor a sum in columns, nor a sign of two strokes or of dots is one', () => {
  expect(findFractions(paper([...bar], [92, 40, 16, 30], [92, 132, 16, 30]))).toEqual([])
  expect(findFractions(paper([...bar], [...above], [...below], [92, 22, 16, 30]))).toEqual([])
  expect(findFractions(paper([...bar], [80, 112, 40, 3]))).toEqual([])
  expect(findFractions(paper([...bar], [...above]))).toEqual([])
  const thick = [80, 100, 28, 6] as const
  expect(findFractions(paper([...thick], [90, 88, 7, 9], [90, 109, 7, 9]))).toEqual([])
})

test('a line of the paper is no bar, a bar on a paler one is', () => {
  const onLine = (grey: number) => {
    const page = paper([...above], [...below])
    page.data.fill(grey, 101 * SIZE, 102 * SIZE)
    for (const row of [100, 101, 102]) page.data.fill(20, row * SIZE + 80, row * SIZE + 120)
    return findFractions(page)
  }
  expect([onLine(140).length, onLine(220).length]).toEqual([0, 1])
})

test('a fraction below another one is no sum in columns', () => {
  const second = [bar, above, below].map(([x, y, ...size]) => [x, y + 96, ...size] as const)
  const strokes = [bar, above, below, ...second].map(each => [...each] as [number, number, number, number])
  expect(findFractions(paper(...strokes))).toHaveLength(2)
})

test('a plus in the place of a term is the digit that the other reading sees, and no fraction without one', () => {
  const box = { x: 0, y: 0, width: 20, height: 40, angle: 0 }
  const read = (text: string, digit?: number) => [
    {
      text,
      likelihood: 0.9,
      others: [],
      from: 0,
      to: 1,
      gap: 0,
      ...(digit !== undefined && { seen: Array.from({ length: 11 }, (_, at) => (at === digit ? 0.95 : 0)) }),
    },
  ]
  const textOf = (above: ReturnType<typeof read>) =>
    asLine({ above: box, below: box, all: box }, above, read('8'))
      ?.characters.map(({ text }) => text)
      .join('')
  expect([textOf(read('+', 4)), textOf(read('x', 4)), textOf(read('+'))]).toEqual(['4/8', 'x/8', undefined])
})
