import { expect, test } from 'vitest'
import { withRightSums, wrongSums } from './wrong-sums.ts'

test.each([
  ['First $3 \\times 4 = 14$, so it is 14.', 'First 3 × 4 = 12, so it is 14.'],
  ['**24 − 9 = 16 apples** are left', '**24 − 9 = 15 apples** are left'],
  ['$\\frac{1}{2} + \\frac{1}{3} = \\frac{2}{5}$', '1/2 + 1/3 = 5/6'],
  ['2 + 3 × 4 = 20', '2 + 3 × 4 = 14'],
  ['From 1914 to 1918: 1918 - 1914 = 5 years', 'From 1914 to 1918: 1918 - 1914 = 4 years'],
  ['3 - 5 = 2', '3 - 5 = -2'],
  ['It is 7 × 8 = 54. Then 54 + 1 = 56.', 'It is 7 × 8 = 56. Then 54 + 1 = 55.'],
])('an untrue sum is found and put right: %s', (text, mended) => {
  expect(withRightSums(text, wrongSums(text, ''))).toBe(mended)
})

test.each([
  '3 + 4 = 7, 10 ÷ 3 = 3.33 and 1,200 + 300 = 1,500',
  '10 ÷ 3 = 3 r 1, or 10 ÷ 3 = 3 remainder 1',
  '$\\frac{1}{2} + \\frac{1}{3} = \\frac{5}{6}$',
  '2x + 3 = 7, so x = 5 - 2 = 3',
  '3 + 4 = 2 + 5 = 7',
  '3 cm × 4 cm = 14 cm², 3 × 4 = 14 cm',
  '(2 + 3) × 4 = 20 and √16 + 3 = 7',
  '9:30 + 45 = 10:15',
  'Part 3 - 4 = hard. The steps: 1 of 2.',
])('what is true, or no sum of numbers alone, is left: %s', text => {
  expect(wrongSums(text, '')).toEqual([])
})

test('what the student has written itself may be repeated, in any spelling', () => {
  expect(wrongSums('You wrote $3 \\times 4 = 14$: look again.', 'so 3x4=14')).toEqual([])
  expect(wrongSums('You wrote 3 × 4 = 14.', '3 × 4 = 12')).toHaveLength(1)
})
