import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Line, sumUp, underWay } from './ledger.mjs'

const ROOT = join('/', 'home', 'a b')
const file = (name: string) => join(ROOT, name)
const done = (name: string, state: string): Line[] => [
  { event: 'test begun', file: file('a.test.ts'), name },
  { event: 'test done', file: file('a.test.ts'), name, state },
]

test('a run is told by what passed, failed and was skipped, with the time of each file', () => {
  const found = sumUp(
    [
      { event: 'file planned', file: file('a.test.ts') },
      ...done('steady', 'passed'),
      ...done('broken', 'failed'),
      ...done('not here', 'skipped'),
      ...done('a second look', 'in full only'),
      { event: 'file done', file: file('a.test.ts'), errors: 0, part: 'unit', seconds: 2.5 },
    ],
    ROOT,
  )
  expect(found).toEqual({
    passed: 1,
    failed: 1,
    skipped: ['not here'],
    inFullOnly: 1,
    files: [file('a.test.ts')],
    left: [],
    times: [{ path: 'a.test.ts', part: 'unit', seconds: 2.5 }],
  })
})

test('a file that could not be loaded is a failure, one that never ended is left and counts nothing', () => {
  const found = sumUp(
    [
      { event: 'file planned', file: file('a.test.ts') },
      { event: 'file planned', file: file('b.test.ts') },
      { event: 'file done', file: file('b.test.ts'), errors: 1 },
      ...done('so far', 'passed'),
    ],
    ROOT,
  )
  expect(found).toMatchObject({ passed: 0, failed: 1, left: [file('a.test.ts')] })
})

test('what has begun and not ended is under way', () => {
  const hangs: Line = { event: 'test begun', file: file('a.test.ts'), name: 'hangs' }
  expect(underWay([...done('steady', 'passed'), hangs])).toEqual([hangs])
})
