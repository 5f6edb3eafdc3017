import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { TestSpecification, Vitest } from 'vitest/node'
import { isAll } from '../tests/support/how-much.ts'
import { expectedTime, SlowestFirst } from './slowest-first.ts'

const QUICK = "test('a', () => {})\n"

test('a file takes as long as its tests and whether one may run long', () => {
  expect(expectedTime('tests/e2e/a.test.ts', QUICK.repeat(3))).toBe(33)
  expect(expectedTime('tests/e2e/a.test.ts', "chatTest(\n  'a', async () => {\n  },\n)")).toBe(11)
  expect(expectedTime('src/a.test.ts', QUICK)).toBeCloseTo(0.1)
  const second = "test('b', { tags: 'in-full' }, () => {})\n"
  expect(expectedTime('tests/e2e/a.test.ts', QUICK + second)).toBe(isAll ? 22 : 11)
  const long = "test('a', async () => {\n})\ntest('b', () => {\n}, timeLimits.long)"
  expect(expectedTime('src/a.test.ts', long)).toBeCloseTo(isAll ? 150.2 : 10.2)
  expect(expectedTime('tests/e2e/a.test.ts', long)).toBe(172)
})

test('the slowest begin first, and those that share a process come together behind them', async () => {
  const root = mkdtempSync(join(tmpdir(), 'stepwise-order-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const files = {
    'unit/quick.test.ts': QUICK,
    'tests/e2e/some.test.ts': QUICK.repeat(3),
    'unit/long.test.ts': "test('a', () => {\n}, timeLimits.long)",
    'alone/quick.test.ts': QUICK,
    'tests/e2e/many.test.ts': QUICK.repeat(34),
    'alone/long.test.ts': "test('a', () => {\n}, timeLimits.long)",
  }
  const specifications = Object.entries(files).map(([path, code]) => {
    const moduleId = join(root, path)
    mkdirSync(dirname(moduleId), { recursive: true })
    writeFileSync(moduleId, code)
    const name = basename(dirname(moduleId))
    return { moduleId, project: { config: { name, isolate: name === 'alone' } } } as TestSpecification
  })
  const sorted = await new SlowestFirst({ config: { root } } as Vitest).sort(specifications)
  const names = sorted.map(({ moduleId }) => `${basename(dirname(moduleId))}/${basename(moduleId)}`)
  expect(names).toEqual([
    'alone/long.test.ts',
    'alone/quick.test.ts',
    'e2e/many.test.ts',
    'e2e/some.test.ts',
    'unit/long.test.ts',
    'unit/quick.test.ts',
  ])
})
