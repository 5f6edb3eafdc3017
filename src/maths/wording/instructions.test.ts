import { describe, expect, it, test } from 'vitest'
import { solve } from '../kinds/doors.ts'
import { readQuestions } from '../questions/read-questions.ts'
import { readInstruction } from './instructions.ts'

/** What papers and worksheets say beside a question, and does not change it. */
const BESIDE = [
  'Show your working.',
  'You must show your working.',
  'You must show all your working out.',
  'Show clear working.',
  'Show each stage of your working.',
  'Show all work.',
  'Show your method clearly.',
  'Show how you worked it out.',
  'Explain how you found your answer.',
  'Write down all the steps of your working.',
  'Use the space below for your working.',
  'Do not use a calculator.',
  'You must not use a calculator.',
  'You may use a calculator.',
  'Use a written method.',
  'Check your answer.',
  '(2 marks)',
  '[3]',
  '(Total 3 marks)',
  '(Total for Question 4 is 3 marks)',
]
const ASKED = [
  ['Work out 2/3 + 1/4.', '11/12'],
  ['Find the mean of 4, 7, 10 and 13.', '8.5'],
  ['Solve 3x + 5 = 20.', 'x = 5'],
  ['Calculate 23.4 × 5.6', '131.04'],
] as const

const only = (text: string) => {
  const [question, ...others] = readQuestions(text) ?? []
  return question && others.length === 0 ? solve(question).answer.replaceAll('$', '') : undefined
}

describe.each(ASKED)('%s', (question, answer) => {
  it.each(BESIDE)('is the same question with %j', beside => {
    const plain = only(question)
    expect(plain?.replace(/\\frac\{(\d+)\}\{(\d+)\}/, '$1/$2')).toContain(answer)
    expect([only(`${question} ${beside}`), only(`${beside} ${question}`)]).toEqual([plain, plain])
  })
})

it.each([
  'Without using a calculator, work out {}',
  'Using a written method, calculate {}',
  'Use long multiplication to work out {}',
  'In this question, work out {}',
  'Work out the following: {}',
  'Work this out: {}',
  'My homework says: {}',
  'help me with {}',
  'How do I work out {}?',
  'I need to find {}',
  'Perform the indicated operation: {}',
  'Evaluate {} without using a calculator.',
  'Write down the answer to {}',
  'What do you get when you work out {}?',
  '{} is equal to?',
])('%j leads to the same question', words => {
  for (const sum of ['23 × 45', '\\frac{3}{4} \\times \\frac{2}{5}', '15% of 80', '√49']) {
    expect([sum, only(words.replace('{}', sum))]).toEqual([sum, only(`What is ${sum}?`)])
  }
})

test.each(['Simplify the following: 12/18', 'Simplify these fractions: 12/18'])(
  'what is to be done with %j stays',
  text => {
    expect(only(text)).toBe(only('Simplify 12/18'))
  },
)

test.each([
  ['Simplify your answer fully.', { isLowest: true }],
  ['If possible, simplify your answer.', { isLowest: true }],
  ['Reduce your answer to lowest terms', { isLowest: true }],
  ['Write the answer as a mixed number if necessary.', { form: 'mixed' }],
  ['Give your answer in the form a/b.', { form: 'fraction' }],
  ['Express your answer as a single fraction in its lowest terms.', { form: 'fraction', isLowest: true }],
  [
    'Show your working and give your answer as a fraction in its simplest form.',
    { form: 'fraction', isLowest: true },
  ],
  ['Show all your working, giving your answer to 1 decimal place.', { rounding: { places: 1 } }],
])('%j tells what it tells', (sentence, told) => {
  expect(readInstruction(sentence)).toEqual(told)
})

test.each([
  'Give a reason for your answer.',
  'Explain why.',
  'Draw a diagram.',
  'Use a column of numbers.',
  'Show that it is true.',
  'Give your answer as a story.',
  'Show your working and draw a bar.',
])('%j asks for more than the tutor can look at', sentence => {
  expect(readInstruction(sentence)).toBeUndefined()
})
