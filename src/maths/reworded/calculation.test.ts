import { expect, test } from 'vitest'
import { calculated } from './calculation.ts'

test.each([
  ['4000 - 3 × 450 - 1600', ['3 × 450 = 1350', '4000 − 1350 = 2650', '2650 − 1600 = 1050']],
  ['( 8 + 12 ) × 5 ÷ 2', ['8 + 12 = 20', '20 × 5 = 100', '100 ÷ 2 = 50']],
  ['- 2 + 6', ['-2 + 6 = 4']],
  ['- 8 × 3', ['-8 × 3 = -24']],
  ['- ( 3 + 4 )', ['3 + 4 = 7', '0 − 7 = -7']],
  ['( 2 - 4 ) ^ 2', ['2 − 4 = -2', '(-2)^2 = 4']],
  ['2 × ( 1 + 10 ÷ 100 ) ^ 2', ['10 ÷ 100 = 0.1', '1 + 0.1 = 1.1', '1.1^2 = 1.21', '2 × 1.21 = 2.42']],
  ['√ ( 3 × 3 + 4 × 4 )', ['3 × 3 = 9', '4 × 4 = 16', '9 + 16 = 25', '√25 = 5']],
  ['⌈ ( 240 - 65 ) ÷ 15 ⌉', ['240 − 65 = 175', '175 ÷ 15 = 12']],
  ['⌊ 100 ÷ 7 ⌋ × 3', ['100 ÷ 7 = 14', '14 × 3 = 42']],
  ['⌊ 1000 | 24 ⌋', ['1000 ÷ 24 = 16']],
])('%s is reckoned step by step', (written, shown) => {
  const { steps = [], value: end } = calculated(written.split(' ')) ?? {}
  expect(steps.at(-1)?.value).toEqual(end)
  expect(steps.map(({ calculation, value }) => `${calculation} = ${value}`)).toEqual(shown)
})

test.each([
  ['7', 'a number alone is no calculation'],
  ['4 × ( 3', 'a bracket stays open'],
  ['4 3', 'something is left'],
  ['4 ÷ ( 3 - 3 )', 'something is divided by zero'],
  ['√ ( 2 + 1 )', 'the root never ends'],
  ['4 ^ 900', 'the power is no school’s'],
  ['⌈ 3 + 4 ⌉', 'nothing is divided that could be rounded'],
  ['10 ÷ 4 + ⌈ 7 ⌉', 'what is divided stands elsewhere'],
  ['⌊ 3 - 10 | 2 ⌋', 'nothing is left of what is below zero'],
  ['( ( ( 9 ^ 6 ) ^ 6 ) ^ 6 ) ^ 6', 'it grows beyond any school'],
  ['4 + apples', 'a word is no number'],
  ['99999999 × 99999999', 'it is larger than anything in a schoolbook'],
  ['', 'nothing is written'],
])('%s is none: %s', written => {
  expect(calculated(written.split(' '))).toBeUndefined()
})
