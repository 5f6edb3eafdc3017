import { expect, test } from 'vitest'
import { readQuestions } from '../questions/read-questions.ts'
import { listSteps } from './listed.ts'

test.each([
  ['factors of 24 are 1, 2, 3, 4, 6, 8, 12 and 24', 'What is the HCF of 24 and 36?', 'useful'],
  ['1 2 3 4 6 9 12 18 36', 'What is the HCF of 24 and 36?', 'useful'],
  ['factors of 24 are 1 2 3 5 6', 'What is the HCF of 24 and 36?', 'wrong'],
  ['multiples of 6: 6, 12, 18, 24', 'What is the LCM of 6 and 8?', 'useful'],
  ['the 8s are 8 16 24', 'What is the LCM of 6 and 8?', 'useful'],
  ['multiples of 6 are 6 12 16', 'What is the LCM of 6 and 8?', 'wrong'],
  ['factors of 10 are 1 2 5 10', 'What is the HCF of 24 and 36?', undefined],
  ['1 2 3', 'What is 1 + 2?', undefined],
])('%s for %s is %s', (text, asked, standing) => {
  const [question] = readQuestions(asked) ?? []
  if (!question) throw new Error(`Can't read ${asked}`)
  expect(listSteps(text, question)[0]?.standing).toBe(standing)
})
