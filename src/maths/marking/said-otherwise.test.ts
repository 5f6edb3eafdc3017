import { expect, it } from 'vitest'
import { markAnswer } from './mark-answer.ts'

it.each([
  // `35 left` was heard as 3 with 5 left over.
  ['Work out 50 - 15', 'he has 35 left', 'right'],
  ['Work out 1 - 13/20', '7/20 left', 'right'],
  ['Work out 1 - 13/20', '0.35 remaining', 'right'],
  ['97 ÷ 6. Give your answer with a remainder.', '16 and 1 left over', 'right'],
  // A comma in a number in words parts no list.
  ['Write 60,000 + 4,000 + 30 + 9 in standard form.', 'sixty-four thousand, thirty-nine', 'right'],
  ['Write 60,000 + 4,000 + 30 + 9 in standard form.', 'sixty-four thousand, thirty', 'wrong'],
  // What is below zero has a minus.
  ['A diver is at −12 m. She swims up 5 m. Where is she now?', '7 m below the surface', 'right'],
  ['A diver is at −12 m. She swims up 5 m. Where is she now?', '7 m above the surface', 'wrong'],
  ['Which is bigger, 5/6 or 7/8?', 'They are the same.', 'wrong'],
  ['Which is bigger, 5/6 or 7/8?', 'they are not equal', 'unread'],
])('hears what is said in other words: %s = %s', (question, answer, verdict) => {
  expect(markAnswer(question, answer)?.marked.map(each => each.verdict)).toEqual([verdict])
})

// Bug: `is first` was taken for what the first number is, and the list behind it for the answer.
it.each([
  ['0.405 is first then 0.45 then 0.5 then 0.54', 'right'],
  ['first 0.405, then 0.45, next 0.5 and last 0.54', 'right'],
  ['0.405 comes first then 0.45 then 0.5 and 0.54 is last', 'right'],
  ['0.45 is first then 0.405 then 0.5 then 0.54', 'wrong'],
])('a list told in turn: %s', (answer, verdict) => {
  const asked = 'Put these in order, smallest first: 0.5, 0.45, 0.405, 0.54'
  expect(markAnswer(asked, answer)?.marked.map(each => each.verdict)).toEqual([verdict])
})
