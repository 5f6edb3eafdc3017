import { expect, test } from 'vitest'
import { lastOf } from '#support/chat/last-of.ts'

const MULTIPLES = 'Write the first five multiples of 7 that are greater than 50.'

// The question was put in other words that leave its condition out, and the right answer was called wrong.
test('what is wrong of a reading that is only likely is not called wrong before the reading is asked about', () => {
  expect(lastOf(MULTIPLES)).toContain('I read your question as')
  const reply = lastOf(MULTIPLES, '56, 63, 70, 77, 84')
  expect(reply).toContain('Is that what it asks?')
  expect(reply).not.toMatch(/not quite|isn’t it yet/i)
})

test('a likely reading that the child denies is given up', () => {
  expect(lastOf(MULTIPLES, '56, 63, 70, 77, 84', 'no it says greater than 50')).toMatch(/^Sorry/)
})
