import { expect, it } from 'vitest'
import { hasFound, markQuestion, saysAnswer } from '../kinds/doors.ts'
import { readQuestions } from './read-questions.ts'

const TEXT = 'What is 7 + 5? A) 11 B) 12 C) 13'

function only(text: string) {
  const [question, ...others] = readQuestions(text) ?? []
  if (!question || others.length > 0) throw new Error(`Not read as one question: ${text}`)
  return question
}

it.each([
  ['no option is right', 'What is 7 + 5? A) 10 B) 11 C) 13'],
  ['two options are right', 'What is 1/2 + 1/4? A) 3/4 B) 0.75 C) 1'],
  ['an option is no answer', 'What is the value of 2 + 2? A) yes B) 4 C) blue'],
])('does not read it where %s', (_, text) => {
  expect(readQuestions(text)?.some(({ choices }) => choices)).not.toBe(true)
})

it('reads several numbered questions with their options', () => {
  const read = readQuestions('1. What is 6 × 7?\nA) 42 B) 48\n2. What is 9 + 8?\nA) 16 B) 17')
  expect(read?.map(({ label, choices }) => [label, choices?.right])).toEqual([
    ['1', 'a'],
    ['2', 'b'],
  ])
})

it('marks letter and value alike, and neither where they contradict each other', () => {
  const marks = ['B', 'b)', 'It is B because 7 and 5 make 12', '12', 'B) 12', 'A', '11', 'B) 13', 'E'].map(
    answer => markQuestion(only(TEXT), answer).verdict,
  )
  expect(marks).toEqual(['right', 'right', 'right', 'right', 'right', 'wrong', 'wrong', 'unread', 'unread'])
})

it('hears the right letter said by a tutor, and found by a child', () => {
  const question = only(TEXT)
  expect(
    ['The answer is B.', 'Choose option B', 'B', 'It is 12'].map(text => saysAnswer(text, question)),
  ).toEqual([true, true, true, true])
  expect(saysAnswer('Is A or C too far away?', question)).toBe(false)
  expect(hasFound('is it b', question)).toBe(true)
})
