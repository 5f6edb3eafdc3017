import { expect, test } from 'vitest'
import { readQuestions } from '#maths/questions/read-questions.ts'
import { tradesIn } from './column-talk.ts'

const question = (text: string) => {
  const [read] = readQuestions(text) ?? []
  if (!read) throw new Error(`Can't read ${text}`)
  return read
}

test.each([
  ['so the 6 becomes 5 and the 0 becomes 10', '602 - 258', true],
  ['then the 10 becomes 9 and the 2 turns into 12', '602 - 258', true],
  ['cross out the 4 and make it 3', '45 - 17', true],
  ['the 5 becomes 15', '45 - 17', true],
  ['then 4 tens is 3 tens now', '43 - 17', true],
  ['the 4 becomes 5', '45 - 17', false],
  ['the 5 turns into 4', '602 - 258', false],
  ['then 12 - 8', '602 - 258', undefined],
  ['the 4 becomes 3', '45 + 17', undefined],
])('%s for %s is %s', (text, asked, isRight) => {
  expect(tradesIn(text, question(asked))).toBe(isRight)
})
