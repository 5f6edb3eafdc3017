import { expect, test } from 'vitest'
import { readInequality } from './inequality.ts'

// Bug: only `less than` was read, and only behind its letter.
test.each([
  ['x is anything below -4', '<', -4],
  ['all numbers under -4', '<', -4],
  ['less than -4', '<', -4],
  ['x must be bigger than 2.5', '>', 2.5],
  ['any number above 3', '>', 3],
  ['x can be at least 7', '≥', 7],
])('%s', (said, relation, bound) => {
  const read = readInequality(said, 'x')
  expect([read?.relation, read?.bound.valueOf()]).toEqual([relation, bound])
})

test.each(['-4', 'y < 3', '3 over 4', 'anything'])('%s is none', said =>
  expect(readInequality(said, 'x')).toBeUndefined(),
)
