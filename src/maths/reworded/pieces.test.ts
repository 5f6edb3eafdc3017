import { expect, test } from 'vitest'
import { piecesOf, textOf } from './pieces.ts'

test.each([
  ['Find the mean of 3, 5, 9 and 7.', 'find the mean of 3, 5, 9 and 7.'],
  ['Solve 2x + 3 = 11', 'solve 2x + 3 = 11'],
  ['Expand (x − 4)²', 'expand (x - 4)²'],
  ['56 = 5 tens and ___ ones', '56 = 5 tens and __ ones'],
  ['What is MCMXC in Arabic numerals?', 'what is MCMXC in arabic numerals?'],
  ['In triangle PQR, PQ = PR', 'in triangle PQR, PQ = PR'],
  ['Convert 1101_2 to base 10', 'convert 1101_2 to base 10'],
])('%s is told again as it stood', (text, told) => {
  expect(textOf(piecesOf(text, true).map(piece => piece.text))).toBe(told)
})

test.each([
  ['forty two take away ninety-nine', ['42', '99']],
  ['two hundred and five and 1,200', ['205', '1,200']],
  ['one of them', []],
  ['3.5 and .25', ['3.5', '.25']],
  ['one hundred and twenty-five', ['125']],
  ['2 and a haf meeters', ['2.5']],
  ['seven and a half, 2 and a quarter and 3 and three quarters', ['7.5', '2.25', '3.75']],
])('the numbers of %s', (text, numbers) => {
  expect(piecesOf(text).flatMap(piece => (piece.isNumber ? piece.text : []))).toEqual(numbers)
})

test('capitals that somebody shouts are no names', () => {
  expect(textOf(piecesOf('WHAT IS IT IN CM').map(({ text }) => text))).toBe('what is it in cm')
})
