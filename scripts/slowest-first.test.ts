import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { TestSpecification, Vitest } from 'vitest/node'
import { expectedTime, SlowestFirst } from './slowest-first.ts'

const QUICK = "test('a', () => {})\n"

test('a file takes as long as its tests and whether one may run long', () => {
  expect(expectedTime('tests/e2e/a.test.ts', QUICK.repeat(3))).toBe(33)
  expect(expectedTime('tests/e2e/a.test.ts', "chatTest(\n  'a', async () => {\n  },\n)")).toBe(11)
  expect(expectedTime('src/a.test.ts', QUICK)).toBeCloseTo(0.1)
  const long = "test('a', async () => {\n})\ntest('b', () => {\n}, timeLimits.long)"
  expect(expectedTime('src/a.test.ts', long)).toBeCloseTo(150.2)
})

test('the slowest begin first, whichever kind they are, and behind them those that share a process', async () => {
  const root = mkdtempSync(join(tmpdir(), 'stepwise-order-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const files = {
    'src/quick.test.ts': QUICK,
    'tests/desktop/some.test.ts': QUICK.repeat(3),
    'src/long.test.ts': "test('a', () => {\n}, timeLimits.long)",
    'tests/e2e/some.test.ts': QUICK.repeat(3),
    'tests/e2e/many.test.ts': QUICK.repeat(14),
    'shared/quick.test.ts': QUICK,
    'shared/long.test.ts': "test('a', () => {\n}, timeLimits.long)",
  }
  const specifications = Object.entries(files).map(([name, code]) => {
    const moduleId = join(root, name)
    mkdirSync(dirname(moduleId), { recursive: true })
    writeFileSync(moduleId, code)
    return { moduleId, project: { config: { isolate: !name.startsWith('shared/') } } } as TestSpecification
  })
  const sorted = await new SlowestFirst({ config: { root } } as Vitest).sort(specifications)
  const names = sorted.map(({ moduleId }) => `${basename(dirname(moduleId))}/${basename(moduleId)}`)
  expect(names).toEqual([
    'e2e/many.test.ts',
    'src/long.test.ts',
    'e2e/some.test.ts',
    'desktop/some.test.ts',
    'src/quick.test.ts',
    'shared/long.test.ts',
    'shared/quick.test.ts',
  ])
})
