import { expect, test } from 'vitest'
import { lastOf } from '#support/chat/last-of.ts'

const BOLTS =
  'A new bridge took 7.25 million bolts, a guide tells the class. Lena wants to note that in her book by digits alone. What does she note?'

// A question was put in other words that left its condition out, and the right answer was called wrong.
test('what is wrong of a reading that is only likely is not called wrong before the reading is asked about', () => {
  expect(lastOf(BOLTS)).toContain('I read your question as')
  const reply = lastOf(BOLTS, '7250')
  expect(reply).toContain('Is that what it asks?')
  expect(reply).not.toMatch(/not quite|isn’t it yet/i)
})

test('a likely reading that the child denies is given up', () => {
  expect(lastOf(BOLTS, '7250', 'no it wants it for two bridges')).toMatch(/^Sorry/)
})
