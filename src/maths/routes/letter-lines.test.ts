import { expect, test } from 'vitest'
import type { Question } from '../domain/question.ts'
import { readQuestions } from '../questions/read-questions.ts'
import { judgeLetters, letterFound } from './letter-lines.ts'

function read(text: string): Question {
  const [question] = readQuestions(text) ?? []
  if (!question) throw new Error(`"${text}" can't be read`)
  return question
}

test.each([
  ['Solve x + y = 10 and x - y = 4', '2x = 14', 'useful'],
  ['Solve x + y = 10 and x - y = 4', 'so 2y is 6', 'useful'],
  ['Solve x + y = 10 and x - y = 4', '7 + y = 10', 'useful'],
  ['Solve x + y = 10 and x - y = 4', 'x = 10 - y', 'unsure'],
  ['Solve x + y = 10 and x - y = 4', '2x = 6', 'wrong'],
  ['Solve x + y = 10 and x - y = 4', 'then y is 4', 'wrong'],
  // A part of the answer is for marking to judge.
  ['Solve x + y = 10 and x - y = 4', 'x = 7', undefined],
  ['Solve y = 2x + 1 and x + y = 10', 'x + 2x + 1 = 10', 'useful'],
  ['Solve y = 2x + 1 and x + y = 10', 'x + 2x = 10', 'wrong'],
  ['Solve x^2 + 5x + 6 = 0', '(x+2)(x+3) = 0', 'useful'],
  ['Solve x^2 + 5x + 6 = 0', '(x+1)(x+6) = 0', 'wrong'],
  ['Solve x^2 + 5x + 6 = 0', 'x + 2 = 0', undefined],
  ['Solve x^2 + 5x + 6 = 0', 'x = 2', 'wrong'],
  ['Solve 2x + 3 = 11', 'x = 5', undefined],
])('%s, %s: %s', (question, line, standing) => {
  expect(judgeLetters(line, read(question))).toBe(standing)
})

test('a letter of a pair is found by its name', () => {
  const pair = read('Solve x + y = 10 and x - y = 4')
  expect(letterFound('so x is 7', pair)).toEqual({ letter: 'x', text: 'x = 7' })
  expect(letterFound('x is 6', pair)).toBeUndefined()
  expect(letterFound('2x = 14', pair)).toBeUndefined()
})
