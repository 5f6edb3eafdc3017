import { expect, test } from 'vitest'
import { asLine, withoutTelling } from './bare-line.ts'

test.each([
  ['fine y = 10', 'y = 10'],
  ['Therefore, x ≤ 5', 'x ≤ 5'],
  ['500 - 225 = 325 this is taking ages grrr', '500 - 225 = 325'],
  ['8 is a quarter', 'a quarter is 8'],
])('“%s” is the line “%s”', (said, line) => {
  expect(asLine(said)).toBe(line)
})

test.each(['2x + 3 = 11 whats the answer', '6 x 7 = 42 and 42 + 3', 'ok but why', '48 is 80%'])(
  '“%s” is left as it is',
  said => {
    expect(asLine(said)).toBe(said)
  },
)

test('a grown-up’s words around the answer are no part of it', () => {
  expect(withoutTelling("She's got 234")).toBe('234')
})
