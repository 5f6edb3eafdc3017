import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { TestSpecification, Vitest } from 'vitest/node'
import { root } from './lib/run.mjs'
import { SLOW_FILES, SlowestFirst } from './slowest-first.ts'

test('the slowest begin first, whichever kind they are', async () => {
  const files = [
    'src/server/quick.test.ts',
    'tests/desktop/other.test.ts',
    'src/server/kill.test.ts',
    'tests/e2e/other.test.ts',
    'tests/e2e/settings.test.ts',
  ]
  const sequencer = new SlowestFirst({ config: { root } } as Vitest)
  const sorted = await sequencer.sort(
    files.map(file => ({ moduleId: join(root, file) }) as TestSpecification),
  )
  expect(sorted.map(({ moduleId }) => moduleId)).toEqual(
    [4, 2, 3, 1, 0].map(at => join(root, files[at] ?? '')),
  )
})

test.each(Object.keys(SLOW_FILES))('%s is there', file => {
  expect(existsSync(join(root, file))).toBe(true)
})
