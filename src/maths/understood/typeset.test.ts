import { expect, test } from 'vitest'
import { typesetLine } from './typeset.ts'

test.each([
  ['3/4+1/8', String.raw`\(\frac{3}{4} + \frac{1}{8}\)`],
  ['6/8+1/8=7/8', String.raw`\(\frac{6}{8} + \frac{1}{8} = \frac{7}{8}\)`],
  ['so it is 1 3/4 because', String.raw`so it is \(1\frac{3}{4}\) because`],
  ['x^2 - 5x + 6', String.raw`\(x^{2} - 5x + 6\)`],
  ['x = 2 or x = -3', String.raw`\(x = 2\) or \(x = -3\)`],
  ['x ≤ 5', String.raw`\(x \le 5\)`],
  ['3 x 4', String.raw`\(3 \times 4\)`],
  ['a) 7/8', String.raw`a) \(\frac{7}{8}\)`],
  [String.raw`\frac{3}{4} + 1`, String.raw`\(\frac{3}{4} + 1\)`],
])('%s is typeset', (typed, text) => {
  expect(typesetLine(typed).text.trim()).toBe(text)
})

test('a sum that is still being typed is typeset as far as it goes', () => {
  expect(typesetLine('3/4 +').text).toBe(String.raw`\(\frac{3}{4}\) +`)
})

test.each([
  '3 m 45 cm',
  '6 m',
  '12:30',
  '2:3',
  '(2, 3)',
  '7 r 3',
  '£3.50',
  '60°',
  // Part of a sum under a root must not look as if all of it were.
  '√50 + 3',
  '√50 = 5√2',
  // Two readings: the tutor takes neither.
  '-5²',
  '6 ÷ 2(1+2)',
])('%s stays as it is typed, and is maths', typed => {
  expect(typesetLine(typed)).toEqual({ text: typed, isMaths: true })
})

test.each(['I like a cat', 'It fell in 476 because of many reasons.', 'Tom has $5 and Ann has $6', ''])(
  '“%s” is no maths',
  typed => {
    expect(typesetLine(typed)).toEqual({ text: typed, isMaths: false })
  },
)
