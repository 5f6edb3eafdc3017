import { expect, test } from 'vitest'
import { rational } from '#maths/arithmetic/rational.ts'
import { asLine, sumsBehind } from './sums-behind.ts'

const behind = (text: string, ...known: number[]) =>
  sumsBehind(
    text,
    known.map(each => rational(each)),
  )?.map(asLine)

test('of two ways it is the one with the numbers that were not used yet', () => {
  const numbers = (...of: number[]) => of.map(each => rational(each))
  expect(sumsBehind('kids is 12', numbers(7, 4, 2, 3, 14))).toBeUndefined()
  expect(sumsBehind('kids is 12', numbers(7, 4, 2, 3, 14), numbers(4, 3))?.map(asLine)).toEqual([
    '4 × 3 = 12',
  ])
})

test.each<[string, number[], string[] | undefined]>([
  ['80 is 10 boxes', [96, 8], ['80 ÷ 8 = 10']],
  ['16 left thats 2 more', [96, 8, 80, 10], ['16 ÷ 8 = 2']],
  ['3 bags is 36 apples', [3, 12, 4], ['3 × 12 = 36']],
  ['120 left', [15, 180, 60], ['180 − 60 = 120']],
  ['£4.50 for the pens', [3, 9, 2], ['9 ÷ 2 = 4.5']],
  // Two ways lead to it, so nobody knows which was gone.
  ['its 18', [3, 9, 2, 6, 100], undefined],
  ['17 comes from nowhere', [20, 9], undefined],
  ['9:45 to 10:00', [9, 45], undefined],
  ['96 - 80 = 16', [96, 80], undefined],
])('%s', (text, known, expected) => {
  expect(behind(text, ...known)).toEqual(expected)
})
