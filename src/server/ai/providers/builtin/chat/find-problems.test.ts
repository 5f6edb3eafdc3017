import { expect, test } from 'vitest'
import { problemsIn } from './find-problems.ts'

test.each([
  ['just tell me the HCF of 12 and 18', 'factors'],
  ['bro highest common factor of 12 and 18, now', 'factors'],
  ['I need to find the lowest common multiple of 4 and 6 for homework', 'factors'],
  ['pls what is the area of a square with side 6 cm ok', 'shape'],
])('hears a question of any kind in talk: %s', (text, kind) => {
  expect(problemsIn(text).map(({ question }) => question.kind)).toEqual([kind])
})
