import { expect, it } from 'vitest'
import { readQuestions } from '../../questions/read-questions.ts'
import { markQuestion } from '../doors.ts'

function verdictOf(question: string, answer: string) {
  const [read] = readQuestions(question) ?? []
  if (!read) throw new Error(`Not read: ${question}`)
  return markQuestion(read, answer).verdict
}

it.each([
  ['Which is bigger: 50% or 0.1?', '1 and 1/2', 'unread'],
  ['Which is bigger: 1% or -0.1?', '1 and 1/100', 'unread'],
  ['Which is bigger: 1 1/2 or 1/3?', '1 and 1/2', 'right'],
  ['Which is smaller: 1 1/2 or 1/3?', '1 and 1/2', 'wrong'],
  ['Which is bigger: 1/2 or 1/3?', '1/2 and 1/3', 'unread'],
  ['Which is bigger: 8 or -0.1?', '8 and 1/2', 'unread'],
  ['Which is bigger: 8 or 1/2?', '8 and 1/2 is smaller', 'right'],
])('%s answered "%s" is %s: a mixed number is one number', (question, answer, verdict) => {
  expect(verdictOf(question, answer)).toBe(verdict)
})

it.each([
  ['Which is greater, 5/6 or 7/8?', 'They are equal', 'wrong'],
  ['Which is greater, 5/6 or 7/8?', 'both the same.', 'wrong'],
  ['Which is greater, 5/6 or 7/8?', 'they are not equal', 'unread'],
  ['Which is greater, 5/6 or 7/8?', 'not the same, 7/8', 'right'],
])('%s answered "%s" is %s: that none is larger is an answer too', (question, answer, verdict) => {
  expect(verdictOf(question, answer)).toBe(verdict)
})
