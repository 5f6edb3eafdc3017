import { expect, test } from 'vitest'
import type { Figure } from '../tests/bench/figure.ts'
import { gatedBenches, readKept, shutBy } from '../tests/bench/gate.ts'

const kept = {
  'start: time': { measured: 2, reason: 'As it was' },
  'start: memory': { measured: 1, reason: '' },
}
const figure = (gate: string | undefined, value: number, baseline: number): Figure => ({
  what: 'start',
  value,
  unit: 'ms',
  baseline: { what: 'bare', value: baseline },
  aim: { most: 1 },
  ...(gate !== undefined && { gate }),
})

test('the gate is shut by a ratio of more than 15 % over the one that is kept, and by one that it does not know', () => {
  expect(shutBy('start', [figure('time', 229, 100), figure('memory', 50, 100)], kept)).toEqual([])
  expect(shutBy('start', [figure('time', 231, 100), figure('memory', 116, 100)], kept)).toHaveLength(2)
  expect(shutBy('start', [figure('new', 1, 100)], kept)).toHaveLength(1)
  expect(shutBy('start', [figure(undefined, 900, 1)], kept)).toEqual([])
})

test('what is kept has its reason, and names benches', () => {
  const all = readKept()
  expect(Object.values(all).filter(({ measured, reason }) => !(measured > 0) || reason === '')).toEqual([])
  expect(gatedBenches(all)).toEqual(['start', 'list', 'landing', 'others'])
})
