import { expect, test } from 'vitest'
import { solve } from '#maths/kinds/doors.ts'
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

test.each([
  ['Express 18 marks out of 24 as a percentage.', 'of which only 24 as a percentage is read'],
  ['Write the first five multiples of 7 that are greater than 50.', 'with a condition behind it'],
  ['The same number goes in both boxes. ☐ + ☐ + 6 = 20', 'whose first box is cut off'],
])('no half of a question is taken for it: “%s”, %s', text => {
  expect(problemsIn(text)).toEqual([])
})

test.each([
  ['Four angles meet at a point. They are 90°, 135°, x and x. Find the size of angle x.', '67.5^\\circ'],
  [
    'Each number in this pattern is double the one before. Write down the next two numbers: 3, 6, 12, 24, ___, ___',
    '48, 96',
  ],
  ['What is the common ratio of the geometric sequence 81, 27, 9, 3, ...?', '\\frac{1}{3}'],
  ['hi can you help me with this one? Write the next two terms: 3, 7, 11, 15, ___, ___', '19, 23'],
  ['pls help!! find the general term T(n) of the quadratic sequence 4, 7, 12, 19, 28, …', 'n^{2} + 3'],
  [
    'Two angles, 65° and x, lie next to each other on a straight line. Find x. thats question 4',
    '115^\\circ',
  ],
])('what is read with all of its words comes before a part of it: “%s”', (text, answer) => {
  expect(problemsIn(text).map(({ question }) => solve(question).answer)).toEqual([answer])
})

test('two questions side by side are no halves of each other', () => {
  expect(problemsIn('whats 3/4 of 28 and then it says 2/3 + 1/4')).toHaveLength(2)
})
