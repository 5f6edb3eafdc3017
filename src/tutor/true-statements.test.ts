import { expect, test } from 'vitest'
import { lastOf } from '#support/chat/last-of.ts'

const DENIES = /isn’t it yet|isn’t the answer yet|should, so it is not that|Not quite|\bagain\b/

test.each([
  ['expand and simplify 2(x+3) + 3(x-1)', '3x-3 sorry'],
  ['first 5 multiples of 7', '7 14 21 ...'],
  ['jacket 80 with 25% off then another 10% off. final price', 'after the first one its 60'],
  ['what is 5 cubed', '5x5=25 and i need one more x5'],
  [
    'Emma has 2/3 of a cake and eats half of it. how much of the cake did she eat',
    'half of 2 thirds is 1 third',
  ],
  ['what are the factors of 24', '1 and 24, 2 and 12 are some'],
])('of “%s” “%s” is true, and not called wrong', (question, said) => {
  expect(lastOf(question, said)).not.toMatch(DENIES)
})

test('of a list with a mistake in it that is asked back, and nothing false is credited', () => {
  expect(lastOf('what are the factors of 12', '2, 3, 5')).toMatch(
    /`2, 3` belong to it\. Look once more at `5`/,
  )
  expect(lastOf('first 5 multiples of 7', '7, 14, 22')).toContain('Look once more at `22`')
})

test('what is denied of a list is judged as denied, and a whole row is not sorted', () => {
  const factors = 'what are the factors of 12'
  expect(lastOf(factors, '5 and 7 are not factors')).not.toMatch(DENIES)
  expect(lastOf(factors, '3 and 4 are not factors')).toContain('Look once more at `3, 4`')
  expect(lastOf(factors, '3 isnt a factor')).toContain('Look once more at `3`')
  expect(lastOf(factors, '5 isnt a factor of 12')).not.toMatch(/comes out/)
  expect(lastOf(factors, '1 2 3 4 5 6 7 8 9 10 11')).toMatch(/Some of those belong/)
})

test('what is left of a part is asked for, and the part is no answer', () => {
  const none = '3/4 of the 32 kids in our class have a pet. How many kids have no pet?'
  expect(lastOf(none, '24')).not.toMatch(/is right/)
  expect(lastOf(none, '8')).toContain('**8** is right')
  expect(lastOf('20% of the 40 children walk. how many dont walk', '8')).not.toMatch(/is right/)
})

test('a number that is to be multiplied is not taken away first', () => {
  expect(lastOf('20 - 3 * (4 + 2)', '20-3 = 17')).not.toMatch(/^Yes/)
  expect(lastOf('20 - 3 * (4 + 2)', '3 x 6 = 18')).toMatch(/^Yes|right/)
})

test('a word of order, a thousand apart and parts of a game are no list and no fraction', () => {
  expect(lastOf('what is 1000 x 1000', '1 000 000')).toMatch(/is right/)
  expect(lastOf('a school has 24 third-graders and 18 fourth-graders. how many altogether')).toContain(
    '24 third-graders',
  )
})

test('an operation that is named fits the step of the story that is next', () => {
  const story = 'A baker puts 7 buns on each of 8 trays. He sells 20. How many buns are left?'
  expect(lastOf(story, 'is it times')).toContain('Yes, that fits')
  expect(lastOf(story, 'take away')).toContain('further on')
  expect(lastOf(story, 'its not times')).not.toContain('Yes')
})

test('a number in words takes another one’s place, too', () => {
  const pizza = 'Three friends buy a pizza for 12.60 and share the cost. how much each'
  expect(lastOf(pizza, '4.20', 'what if it was four friends', '3.15')).toContain('**3.15** is right')
})
