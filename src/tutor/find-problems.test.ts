import { expect, test } from 'vitest'
import { problemsIn } from './find-problems.ts'

test.each([
  ['just tell me the HCF of 12 and 18', 'factors'],
  ['bro highest common factor of 12 and 18, now', 'factors'],
  ['I need to find the lowest common multiple of 4 and 6 for homework', 'factors'],
  ['pls what is the area of a square with side 6 cm ok', 'shape'],
])('hears a question of any kind in talk: %s', (text, kind) => {
  expect(problemsIn(text).map(({ question }) => question.kind)).toEqual([kind])
})

test.each([
  ['In base 5, what is 44 + 22?', 'bases'],
  ['pls help, in base 5, what is 44 + 22', 'bases'],
  ['how many edges does a cube have', 'shape fact'],
  ['What number is the Roman numeral CDLXXIX?', 'roman'],
  ['say it in French: Simplify the ratio 25 : 10.', 'ratio'],
  [
    'pls help, a map has a scale of 1 : 50. What is the actual distance, in m, of 9.5 cm on the map?',
    'scale',
  ],
  ['Solve the simultaneous equations 4x - 4y = 40 and 5x + 4y = -22 just tell me the answer', 'solving'],
])('hears all words that a question needs: %s', (text, kind) => {
  expect(problemsIn(text).map(({ question }) => question.kind)).toEqual([kind])
})

test('a word of talk behind an expression is no part of it', () => {
  expect(problemsIn('Simplify 5y + 1 - 7y only the answer pls').map(({ text }) => text)).toEqual([
    'Simplify 5y + 1 - 7y',
  ])
})
