import { expect, test } from 'vitest'
import { AT_ONCE, makeMultiplier, ROWS_AT_ONCE } from './multiply.ts'

test('whole numbers are multiplied as they are one by one', () => {
  const [rows, inner, columns] = [2 * ROWS_AT_ONCE, 3 * AT_ONCE, 5]
  const [weightsAt, outAt] = [rows * inner * 2, rows * inner * 2 + columns * inner]
  const { memory, multiply } = makeMultiplier(outAt + rows * columns * 4)
  const x = new Int16Array(memory, 0, rows * inner).map((_, at) => ((at * 7_919) % 16_383) - 8_191)
  const weights = new Int8Array(memory, weightsAt, columns * inner).map((_, at) => ((at * 31) % 255) - 127)
  new Int16Array(memory, 0, x.length).set(x)
  new Int8Array(memory, weightsAt, weights.length).set(weights)
  multiply(0, weightsAt, outAt, rows, inner, columns)
  const expected = Array.from({ length: rows * columns }, (_, at) => {
    const [row, column] = [Math.floor(at / columns), at % columns]
    return Array.from({ length: inner }).reduce<number>(
      (sum, _, k) => sum + (x[row * inner + k] ?? 0) * (weights[column * inner + k] ?? 0),
      0,
    )
  })
  expect([...new Int32Array(memory, outAt, rows * columns)]).toEqual(expected)
})
