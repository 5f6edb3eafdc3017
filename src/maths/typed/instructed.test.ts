import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { partOf } from '#support/how-much.ts'
import { expectKnownAmong } from '#support/known-failures.ts'
import { markAnswer } from '../marking/mark-answer.ts'
import { instructed } from './instructed.ts'
import { readTyped } from './read-typed.ts'

const TEXTBOOKS = new URL('../../../tests/corpus/textbooks/questions.tsv', import.meta.url)
const [, ...lines] = readFileSync(TEXTBOOKS, 'utf8').trim().split('\n')
const questions = partOf(lines).map(line => {
  const [right = '', wrong = '', , text = ''] = line.split('\t')
  return { right, wrong, text }
})
const verdictsOn = (text: string, answer: string) =>
  markAnswer(text, answer)?.marked.map(({ verdict }) => verdict) ?? []

test('the questions of textbooks are read but the known ones', async () => {
  const unread = questions.filter(({ text, right }) => verdictsOn(text, right).length === 0)
  const textsOf = (list: typeof questions) => list.map(({ text }) => text)
  await expectKnownAmong('textbooks/known-unread.txt', textsOf(unread), textsOf(questions))
})

test('no right answer to a textbook’s question is called wrong, and no wrong one right', () => {
  const misjudged = questions.filter(
    ({ text, right, wrong }) =>
      verdictsOn(text, right).includes('wrong') ||
      (verdictsOn(text, wrong).length > 0 && verdictsOn(text, wrong).every(each => each === 'right')),
  )
  expect(misjudged).toEqual([])
})

test.each([
  ['Lesson 4-2 Practice, #7. Factor the trinomial: x² + 7x + 12', 'Factorise x² + 7x + 12'],
  ['Remove the brackets by using the distributive law: 5(2a − 3)', 'Expand 5(2a − 3)'],
  ['Resolve 9 − k² into factors', 'Factorise 9 − k²'],
  [
    'Using the method of elimination, solve the system: 2x + y = 7; x − y = 2',
    'Solve 2x + y = 7 and x − y = 2',
  ],
  ['Find the G.C.F. of the numbers 18, 24 and 30 by listing factors.', 'Find the HCF of 18, 24 and 30'],
  ['Rewrite without a negative exponent: 3⁻²', 'Work out 3⁻²'],
  [
    'These are the first terms of a sequence: 4  7  10  13. Find the 30th term.',
    'Find the 30th term of the sequence 4, 7, 10, 13',
  ],
  [
    'A is the point (1, −2) and B is the point (5, 4). What is the length of AB?',
    'Find the distance between (1, −2) and (5, 4)',
  ],
  [
    'Find the sum of the first 12 terms: 3 + 7 + 11 + …',
    'Find the sum of the first 12 terms of the sequence 3, 7, 11, …',
  ],
  [
    'Solve by completing the square, giving your answers to 1 decimal place: x² + 2x − 7 = 0',
    'Solve x² + 2x − 7 = 0. Give your answer to 1 decimal place',
  ],
])('%s', (text, words) => {
  expect(instructed(text)).toEqual([words])
})

test.each([
  ['what is asked of it is another thing', 'Find the number of prime factors of 60'],
  ['half of it', 'Find half of the product 6 × 7'],
  ['two pieces of mathematics', 'Factorise x² − 9 and hence solve x² − 9 = 0'],
  ['a sign that belongs to it', 'What is 3 + 4!'],
  ['a word that is not known', 'Find the sum of the digits of 345'],
  ['more to do behind it', 'Solve 2x + 3 = 11 and then double it'],
  ['its form is what is asked', 'Write 5 × 5 × 5 × 7 × 7 in exponential form.'],
  ['something to draw', 'Use a number line to show 3 + 4'],
  ['two letters, of which one is wanted', 'Find the value of x in 3x + 4 = 2y'],
  ['a sum within a sum', 'Find the difference between 12 + 5 and 3'],
])('is in no other words: %s', (_, text) => {
  expect(instructed(text)).toEqual([])
})

test.each([
  ['In ΔABC, AB = AC and ∠BAC = 50°. Find ∠ABC.', '65'],
  ['Two fair six-sided dice are thrown. What is the probability that the sum of the scores is 4?', '1/12'],
  [
    'A bag holds 3 red and 5 blue beads, all of the same size. One bead is taken at random. Find P(not red).',
    '5/8',
  ],
])('%s', (text, answer) => {
  expect(verdictsOn(text, answer)).toEqual(['right'])
})

test('a word in front that no mark parts from the question is not taken for talk', () => {
  expect(readTyped('Truncate 6.789 to 2 decimal places.')).toBeUndefined()
  expect(readTyped('sooo what is 3/4 of 60')).toBeDefined()
})
