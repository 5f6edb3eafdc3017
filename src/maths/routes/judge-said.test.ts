import { expect, test } from 'vitest'
import { readQuestions } from '../questions/read-questions.ts'
import { judgeSaid } from './judge-said.ts'

function outcomeOf(question: string, text: string): string {
  const [read] = readQuestions(question) ?? []
  if (!read) throw new Error(`Not read: ${question}`)
  return judgeSaid(text, read).outcome
}

const TRAIN = 'A train leaves at 10:45 and arrives at 13:10. How long does it take?'

test.each([
  [TRAIN, '10:45 to 11 is 15 minutes', 'useful'],
  [TRAIN, '10:45 to 11 is 25 minutes', 'wrong'],
  [TRAIN, '10 mins', 'unsure'],
  ['10 - 5', 'i took away 5', 'useful'],
  ['17 + 28', '35', 'wrong'],
  ['45 × 12', '450', 'useful'],
  ['45 × 12', 'is it 450', 'useful'],
  ['45 × 12', 'the answer is 450', 'wrong'],
  ['2/3 - 1/8', 'um 3/24?', 'useful'],
  ['-4 × -3', '-12', 'wrong'],
  ['408 ÷ 6', '4 left', 'unsure'],
  ['156 ÷ 12', '12 goes into 15 once', 'useful'],
  ['156 ÷ 12', '12 goes into 15 twice', 'wrong'],
  ['2/3 ÷ 4', '2/3 × 1/4', 'unfinished'],
  ['17 × 3', '10x3=30 7x3=21', 'useful'],
  ['5/6 - 1/4', '10/12 and 3/12', 'useful'],
  ['5/6 - 1/4', 'use 12ths?', 'useful'],
  ['Which is bigger, 2/3 or 3/5?', '10/15 and 9/15', 'useful'],
  ['Simplify 4a + 3b + 2a', '9ab', 'wrong'],
  ['What is the circumference of a circle with radius 5?', '10 × 3.14', 'useful'],
  ['What are the prime factors of 60?', '15 = 3 × 5', 'useful'],
  ['1.5 + 2.75', '75 + 50 = 125', 'useful'],
  ['12 × 15', '5 + 5 = 10', 'elsewhere'],
  ['20 ÷ 0', 'infinity', 'unsure'],
  ['8 + ? = 15', '7', 'answer'],
  ['3x + 4 = 19', 'minus 4 is 15', 'useful'],
  // What was done first was taken for a side of the equation behind it.
  ['5x - 7 = 2x + 11', 'i moved the 2x so its 3x - 7 = 11 right?', 'useful'],
  ['6x + 4 = 2x + 20', 'put the 2x over and got 4x + 4 = 20', 'useful'],
  ['6x + 4 = 2x + 20', 'i moved the 2x so its 8x + 4 = 20', 'wrong'],
  ['3x + 4 = 19', 'minus 4 is 16', 'unsure'],
  ['Is 51 prime?', 'i think yes', 'wrong'],
])('of %s, “%s” is %s', (question, text, outcome) => expect(outcomeOf(question, text)).toBe(outcome))

// `(2,6) (6,2)` was called an answer that isn't it yet.
test('the pairs that count are no answer to a question for a chance', () => {
  const [question] = readQuestions('Two dice are rolled. Find the probability that the sum is 8.') ?? []
  expect(question && judgeSaid('the turned ones too, (2,6) (6,2)', question).outcome).not.toBe('wrong')
})
