import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { keptRows } from './kept-rows.ts'
import { keptWeights } from './kept-weights.ts'

const ARRAYS = [
  ['table', 'int8', 6],
  ['table.scale', 'float32', 2],
  ['last', 'float32', 1],
]

/** Two rows of three steps each, their scales, and a number behind them. */
function filesOf(cut = 0) {
  const folder = mkdtempSync(join(tmpdir(), 'weights-'))
  const files = { weights: join(folder, 'net.bin'), described: join(folder, 'net.json') }
  const bytes = Buffer.concat([
    Buffer.from(Int8Array.from([1, -2, 3, 4, 5, -6]).buffer),
    Buffer.from(Float32Array.from([0.5, 2, 7]).buffer),
  ])
  writeFileSync(files.weights, bytes.subarray(0, bytes.length - cut))
  writeFileSync(files.described, JSON.stringify({ pieces: ['a', '##b'], arrays: ARRAYS, layers: 1 }))
  return files
}

// Bug: offsets counted in numbers and not in bytes read one array as another.
test('arrays are read where they lie', () => {
  const kept = keptWeights<{ layers: number }>(filesOf())
  expect([...kept.steps('table')]).toEqual([1, -2, 3, 4, 5, -6])
  expect([...kept.floats('last')]).toEqual([7])
  expect(kept.described.layers).toBe(1)
  expect(kept.pieces.get('##b')).toBe(1)
})

test('a row is its steps by its scale, added some times', () => {
  const into = new Float32Array([1, 1, 1])
  keptRows(keptWeights(filesOf()), 'table', 3)(into, 1, 0.5)
  expect([...into]).toEqual([5, 6, -5])
})

test('a net that is cut off is not opened, and what it has not is not read', () => {
  expect(() => keptWeights(filesOf(1))).toThrow('not as long')
  expect(() => keptWeights(filesOf()).floats('first')).toThrow('no first')
})
