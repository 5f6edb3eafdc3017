import { expect, test } from 'vitest'
import { markAnswer } from '../../marking/mark-answer.ts'

test.each([
  ['A recipe for 4 people needs 300 g of pasta. How many grams of pasta are needed for 10 people?', '750'],
  ['pancakes for 2 people need 3 eggs. how many eggs do you need to make them for 8 people', '12'],
  ['you can get 10 ride tickets for £8. at the same price each how much would 25 tickets be', '£20'],
  [
    'a toy car goes 12 metres in 3 seconds. if it stays the same speed how many metres will it go in 10 seconds',
    '40',
  ],
  ['Six pens cost £4.50. At the same price, how much would 10 pens cost?', '£7.50'],
  ['A printer prints 45 pages in 3 minutes. How many pages does it print in 8 minutes?', '120'],
  ['Mia uses 250 g of flour to make 10 biscuits. How much flour does she need for 24 biscuits?', '600 g'],
])('%s', (question, answer) => {
  const marked = markAnswer(question, answer)?.marked
  expect(marked?.map(({ verdict }) => verdict)).toEqual(['right'])
})

test.each([
  'Tom is 130 cm tall at 8 years. How many cm tall is he at 16 years?',
  '4 painters need 6 hours for a wall. How many hours do 8 painters need?',
  '5 packs with 20 stickers cost the same. How many stickers are in 3 packs?',
  '3 shirts dry in 2 hours in the same sun. How many hours do 6 shirts need?',
  'Sam buys 10 apples for £5. He needs 20 apples. How many apples more must he buy?',
  'A train has 6 coaches with 60 seats. For 4 coaches, how many seats are there?',
])('not by proportion: %s', question => {
  expect(markAnswer(question, '1')?.marked[0]?.question.kind).not.toBe('proportion')
})
