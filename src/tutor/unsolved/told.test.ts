import { expect, test } from 'vitest'
import { askedIn } from '#maths/language/en/unsolved/asking.ts'
import { knownFrom, labelOf } from './told.ts'

test.each([
  ['i had 30 marbles my friend took some', ['30 marbles']],
  ['4 yellow 6 green n 2 purple pens', ['4 yellow', '6 green', '2 purple pens']],
  ['uses 300g rice n 2 onions for 8 ppl', ['300g rice', '2 onions', '8 ppl']],
  ['the long side is 8m and the tiny part is 3m', ['long side 8m', 'tiny part 3m']],
  ['spiders 12 hamsters 5 birds 3', ['spiders 12', 'hamsters 5', 'birds 3']],
  ['it was -6 degrees and went up 11 degrees', ['-6 degrees', '11 degrees']],
  [
    '3 pens and 2 rubbers cost £7. 1 pen and 1 rubber cost £3',
    ['3 pens', '2 rubbers', '£7', '1 pen', '1 rubber', '£3'],
  ],
  ["why doesn't the 7 make the 4 into a 5", ['7', '4', '5']],
  ['there are 31 kids going and 6 fit in a van', ['31 kids', '6']],
])('says of “%s” only what belongs to each number', (text, labels) => {
  expect(knownFrom(text).map(labelOf)).toEqual(labels)
})

test('keeps the minus of a number that is below zero', () => {
  expect(knownFrom('from -6 it rose').map(({ value }) => value?.valueOf())).toEqual([-6])
  expect(knownFrom('12-7').map(({ value }) => value?.valueOf())).toEqual([12, 7])
})

test.each([
  'what? i have a thing with 3 cakes and 8 slices',
  'Is it 20%?',
  '4 x 5 = 20 and 20 + 3 = 23. Is this how you check?',
  'but what about the 6?',
  '40 is what he paid for it. it goes by the first price',
])('takes “%s” for no question', text => {
  expect(askedIn(text)).toEqual([])
})

test('hears whether there is enough as a question', () => {
  expect(askedIn('i have £8. have i got enuf for a £3.20 sandwich')).toHaveLength(1)
})
