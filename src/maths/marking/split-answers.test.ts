import { expect, it } from 'vitest'
import { markAnswer } from './mark-answer.ts'

const SHEET = 'a) What is 12 + 30?\nb) Work out 7 × 8\nc) Find the HCF of 12 and 18'
const verdicts = (question: string, answer: string) =>
  markAnswer(question, answer)?.marked.map(({ verdict }) => verdict)

it.each([
  'a) 42\nb) 56\nc) 6',
  'c) 6\nb) 56\na) 42',
  'b) 56 a) 42 c) 6',
  'c)6 b)56 a)42',
  'c) 6, a) 42 and b) 56',
  'A: 42 B: 56 C: 6',
  'b. 56 a. 42 c. 6',
  'a.42\nb.56\nc.6',
  'a - 42\nb - 56\nc - 6',
  'a → 42\nb → 56\nc → 6',
  '- 42\n- 56\n- 6',
  '**a)** 42\n**b)** 56\n**c)** 6',
  'the answers are 42, 56 and 6',
  'a) 12 + (30) = 42\nb) 7(8) = 56\nc) 6',
])('finds each part of %j', answer => {
  expect(verdicts(SHEET, answer)).toEqual(['right', 'right', 'right'])
})

it('takes a letter in brackets for no label', () => {
  const sheet = 'a) Expand 2(x + a)\nb) Expand 3(x + b)'
  expect(verdicts(sheet, 'a) 2x + 2a\nb) 3x + 3b')).toEqual(['right', 'right'])
  expect(verdicts(sheet, 'a) 2(x + a) = 2x + 2a\nb) 3(x + b) = 3x + 3b')).toEqual(['right', 'right'])
})

it('leaves a part empty that was left out', () => {
  expect(verdicts(SHEET, 'c) 6 a) 42')).toEqual(['right', 'unread', 'right'])
  expect(verdicts(SHEET, 'a) 42\nb) 57\nc) 6')).toEqual(['right', 'wrong', 'right'])
})
