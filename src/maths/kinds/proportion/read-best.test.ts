import { expect, test } from 'vitest'
import { readQuestions } from '../../questions/read-questions.ts'
import { solve } from '../doors.ts'

// What is sold was only said of the first shop, and the question was not read.
test.each([
  ['Shop A sells 4 pens for £3 and Shop B sells 6 for £4. Which shop is cheaper?', '6 pens'],
  [
    'Store A sells 5 rolls for $2.50 and Store B sells 8 for $4.80. Which store is the better buy?',
    '5 rolls',
  ],
])('%s', (text, offer) => {
  const [question, ...others] = readQuestions(text) ?? []
  expect(others).toEqual([])
  expect(question && solve(question).answer.toLowerCase()).toContain(offer)
})

test('other things than those before are not compared', () => {
  expect(
    readQuestions('Shop A sells 2 kg of rice for £3 and Shop B sells 6 for £4. Which shop is cheaper?'),
  ).toBeUndefined()
})
