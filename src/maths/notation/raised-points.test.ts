import { expect, test } from 'vitest'
import { markAnswer } from '../marking/mark-answer.ts'
import { readQuestions } from '../questions/read-questions.ts'

const verdict = (question: string, answer: string) => markAnswer(question, answer)?.marked[0]?.verdict

test('a raised point behind a nought is a point, and so are the others beside it', () => {
  expect(verdict('0·5 + 0·25', '0.75')).toBe('right')
  expect(verdict('0·5 + 0·25', '0·75')).toBe('right')
  expect(verdict('Work out 3·5 − 0·2', '3.3')).toBe('right')
  expect(verdict('Work out 3·5 − 0·2', '3.7')).toBe('wrong')
})

test('what may be a product or a decimal is not read', () => {
  expect(readQuestions('Work out 3·5')).toBeUndefined()
  expect(readQuestions('Work out 3 · 5')).toHaveLength(1)
  expect(readQuestions('$3 \\cdot 5$')).toHaveLength(1)
})

test('an answer of one number has a point, factors stay factors', () => {
  expect(verdict('What is 15/4 as a decimal?', '3·75')).toBe('right')
  expect(verdict('Convert 3750 g to kg', '3·75 kg')).toBe('right')
  expect(verdict('Write 6 as a product of its prime factors', '2·3')).toBe('right')
  expect(verdict('Write 12 as a product of its prime factors', '2·2·3')).toBe('right')
})
