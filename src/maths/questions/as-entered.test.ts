import { expect, it } from 'vitest'
import { markAnswer } from '../marking/mark-answer.ts'
import { asEntered, hasTooLongNumber } from './as-entered.ts'
import { readQuestions } from './read-questions.ts'

it.each([
  ['signs that nobody sees', '3\u200b4\u2060\ufeff5\u00ad', '345'],
  ['full-width digits and signs', '３＋４＝７', '3+4=7'],
  ['tabs', '1\t2\t\t\t3', '1 2  3'],
  ['rows of blanks', `3 + 4${' '.repeat(900)}x`, '3 + 4  x'],
  ['rows of empty lines', 'a\n\n  \n\t\n\nb', 'a\n\nb'],
  ['rows of question marks', `what${'?'.repeat(900)}`, 'what????'],
  ['rows of a letter', `n${'o'.repeat(900)}`, `n${'o'.repeat(8)}`],
  ['an even row of minus signs', `3 ${'-'.repeat(10)} 2`, '3 ---- 2'],
  ['an odd row of minus signs', `3 ${'−'.repeat(11)} 2`, '3 −−−−− 2'],
])('shortens %s', (_, typed, read) => {
  expect(asEntered(typed)).toBe(read)
  expect(asEntered(read)).toBe(read)
})

it.each([
  '★★★★★★★★★★ stars',
  '6 ft = ____ in',
  '√√√√√√16',
  '1000000000',
  '0.3333333333',
  'What is 3/4 + 1/8?\nShow it.',
])('leaves %j as it is', text => expect(asEntered(text)).toBe(text))

it.each([
  ['1'.repeat(40), false],
  ['1'.repeat(41), true],
  [`1${',000'.repeat(13)}`, false],
  [`1${',000'.repeat(14)}`, true],
  ['1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22', false],
])('tells a number of more than 40 digits: %s', (text, isTooLong) => {
  expect(hasTooLongNumber(text)).toBe(isTooLong)
})

it('reads what was typed in full-width digits or with hidden signs', () => {
  expect(markAnswer('What is ３ ＋ ４?', '７')?.marked[0]?.verdict).toBe('right')
  expect(markAnswer('What is 3\u200b + 4?', '\u20607')?.marked[0]?.verdict).toBe('right')
})

it('reads no number of more than 40 digits', () => {
  expect(readQuestions(`Is ${'7'.repeat(41)} prime?`)).toBeUndefined()
  expect(readQuestions(`How many integers satisfy 0 < x < 1${'0'.repeat(36)}?`)).toHaveLength(1)
  expect(markAnswer('What is 3 + 4?', '7'.repeat(41))?.asked).toMatch(/more than 40 digits/)
})

it.each([
  'Find the distance between (1, 999999937) and (4, 6).',
  `Let p(x) = x**3 - 2*x + 5. Calculate p(-1${'0'.repeat(30)}).`,
])('does not read what is beyond its reach: %s', question => {
  expect(readQuestions(question)).toBeUndefined()
})
