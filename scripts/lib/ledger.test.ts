import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Line, sumUp } from './ledger.mjs'

const ROOT = join('/', 'home', 'a b')
const file = (name: string) => join(ROOT, name)
const done = (name: string, state: string, tries = 1): Line[] => [
  { event: 'test begun', file: file('a.test.ts'), name },
  { event: 'test done', file: file('a.test.ts'), name, state, tries },
]

test('what passed at its second try is named, what failed at both is a failure alone', () => {
  const found = sumUp(
    [
      { event: 'file planned', file: file('a.test.ts') },
      ...done('steady', 'passed'),
      ...done('wavers', 'passed', 2),
      ...done('broken', 'failed', 2),
      ...done('not here', 'skipped'),
      { event: 'file done', file: file('a.test.ts'), errors: 0 },
    ],
    ROOT,
  )
  expect(found).toEqual({
    passed: 2,
    failed: 1,
    skipped: ['not here'],
    retried: ['a.test.ts > wavers'],
    files: [file('a.test.ts')],
    left: [],
  })
})

test('a file that could not be loaded is a failure, one that never ended is left and counts nothing', () => {
  const found = sumUp(
    [
      { event: 'file planned', file: file('a.test.ts') },
      { event: 'file planned', file: file('b.test.ts') },
      { event: 'file done', file: file('b.test.ts'), errors: 1 },
      ...done('so far', 'passed', 2),
    ],
    ROOT,
  )
  expect(found).toMatchObject({ passed: 0, failed: 1, retried: [], left: [file('a.test.ts')] })
})
