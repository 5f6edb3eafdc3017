import { expect, test } from 'vitest'
import { patienceFor } from './patience.ts'

test('a slower computer, and one with others before, is given more time, but never without end', () => {
  const quick = patienceFor(5, 0)
  expect(patienceFor(40, 0)).toBeGreaterThan(quick)
  expect(patienceFor(5, 3)).toBeGreaterThan(quick)
  // Loading alone may take as long as a cloud service may for a scheme.
  expect(quick).toBeGreaterThan(60_000)
  expect(patienceFor(5_000, 9)).toBe(600_000)
})
