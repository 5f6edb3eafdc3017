import { expect, test } from 'vitest'
import { calculationOf } from '../../../tests/corpus/typing/reworder/calculation-of.ts'
import { piecesOf } from './pieces.ts'

test.each([
  ['48 * 0.25', 'a quarter of the 48 cards', '48 ÷ 4'],
  ['80 * 0.85', '15% off the $80 coat', '( 100 - 15 ) × 80 ÷ 100'],
  ['3 * 5 + 2', 'He buys 2 pens, then 5 packs of 3.', '2 + 5 × 3'],
  ['(12 - (3 + 4)) / 5', '3 and 4 of 12 go, by 5', '( 12 - 3 - 4 ) ÷ 5'],
  ['ceil(130 / 45)', '130 pupils, 45 to a bus', '⌈ 130 ÷ 45 ⌉'],
  ['rem(100, 7)', '100 sweets for 7', '⌊ 100 | 7 ⌋'],
  ['19 % 4', '19 by 4', '⌊ 19 | 4 ⌋'],
  ['sqrt(3^2 + 4^2)', 'legs of 3 and 4', '√ ( 3 ^ 2 + 4 ^ 2 )'],
  ['1200 / 2.50', '£1,200 by £2.50', '1200 ÷ 2.50'],
])('%s of %s is learnt as %s', (calculation, said, written) => {
  expect(calculationOf(calculation, piecesOf(said))?.slice(1).join(' ')).toBe(written)
})

test('what has another function is not learnt', () => {
  expect(calculationOf('max(3, 4)', piecesOf('3 and 4'))).toBeUndefined()
})
