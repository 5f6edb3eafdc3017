import { expect, test } from 'vitest'
import { numberIn, writtenSum } from '../sums-behind.ts'
import { sumByNumbers } from './by-numbers.ts'

const known = (...numbers: readonly string[]) => numbers.flatMap(each => numberIn(each) ?? [])
const sumOf = (text: string, ...numbers: readonly string[]) => {
  const sum = sumByNumbers(text, known(...numbers))
  return sum && writtenSum(sum)
}

test.each([
  ['there are two long sides, which makes 18 cm', ['9', '6'], '2 × 9'],
  ['the two short sides together are 12', ['9', '6'], '2 × 6'],
  ['6 peple is 3 lots of 2 peple', ['4', '200'], '3 × 2'],
  ['half of 30 is 15', ['34'], '30 ÷ 2'],
  ['12 is 3 times as many people', ['3', '4'], '12 ÷ 4'],
  ['3 tens and 2 tens is 5 tens', [], '3 + 2'],
])('what numbers come to is heard whatever words are around: %s', (text, numbers, sum) => {
  const found = sumOf(text, ...numbers)
  const swapped = sum.split(' ').toReversed().join(' ')
  expect([sum, swapped]).toContain(found)
})

test.each([
  ['there are two long sides, which makes 20 cm', ['9', '6']],
  ['6 people isnt 3 lots of 2 people', ['4']],
  ['is 6 the same as 3 lots of 2?', []],
  ['i did 3 x 2 is 6', []],
  ['im in year 4 and have 20 more to do', ['5']],
  ['the 3 coins of 2 is 5', []],
])('what does not fit, is denied, asked or written as a sum is not: %s', (text, numbers) => {
  expect(sumOf(text, ...numbers)).toBeUndefined()
})
