import { expect, test } from 'vitest'
import { talk } from '#support/talks.ts'

/** The last reply to what a child says. */
const lastOf = (...said: string[]): string => talk(...said).at(-1) ?? ''

// All of the solutions behind what led to them were called one too few.
test.each([
  ['solve x^2 - 5x + 4 = 0', 'x-1 = 0 so x = 1, x-4 = 0 so x = 4'],
  ['solve x^2 - 5x - 6 = 0', 'x+1=0 or x-6=0 so x=-1 or x=6'],
])('of %s all solutions are heard in: %s', (ask, said) => {
  expect(lastOf(ask, said)).toMatch(/is right/)
})

test('one solution, or a wrong one beside it, is still not all', () => {
  expect(lastOf('solve x^2 - 5x + 6 = 0', 'x-2 = 0 so x = 2')).toContain('One more is missing')
  expect(lastOf('solve x^2 - 5x + 6 = 0', 'x-2=0 or x-3=0 so x = 2 or x = -3')).not.toMatch(/is right/)
})

const FIFTH =
  'The mean of five numbers is 9. Four of the numbers are 5, 9, 6 and 12. What is the fifth number?'

// The child was asked what it had just said.
test('a number with the sum that it comes from is not asked for once more', () => {
  expect(lastOf(FIFTH, '45? cos 5 times 9')).toMatch(/5 × 9 = 45/)
  expect(lastOf('Share 40 in the ratio 3 : 5', '5 then? 40 shared by 8')).not.toMatch(/come to\?/)
  expect(lastOf(FIFTH, '40? cos 5 times 9')).toMatch(/isn’t it yet/)
})

test.each([
  ['what is the slope of the line through (1, 2) and (5, 10)', 'up 8 and across 4', /Now you have both/],
  ['what is the slope of the line through (1, 2) and (5, 10)', '4 across and 8 up', /Now you have both/],
  [
    'a film starts at 6:50 and ends at 8:25. how long is it',
    '10 minutes gets to 8:00 then 25',
    /Now you are there/,
  ],
  ['503 - 267', 'i borrow so its 13 take away 7 is 6', /the ones are done/],
])('of %s what is said at once is not asked for: %s', (ask, said, says) => {
  expect(lastOf(ask, said)).toMatch(says)
})

test('a wrong number beside a right one is not named with it', () => {
  expect(lastOf('503 - 267', '13 take away 7 is 5 but what do i borrow')).not.toMatch(/Yes|is 5`: that is/)
  const reply = lastOf('what is the slope of the line through (1, 2) and (5, 10)', 'up 8 and across 3')
  expect(reply).toMatch(/`up 8`/)
  expect(reply).not.toMatch(/across 3|Now you have both/)
})

// What everything comes to was called a wrong answer where the adding was told as well.
test.each(['when i add them up its 40', 'i added them all and got 40', 'put all together i get 40'])(
  'the sum is a step to the mean: %s',
  said => {
    expect(lastOf('Find the mean of 3, 9, 6, 12, 10', said)).toMatch(/`40` is what they come to together/)
  },
)

test('a number in brackets that begins a sum is no letter of a homework', () => {
  expect(lastOf('(-6) x (-2) + 4 x (-5)', '12 - 20 = -8')).toMatch(/\$-8\$ is right/)
  expect(lastOf('(3) 4 x 5', '20')).toMatch(/\$20\$ is right/)
})

test('an amount keeps its currency, and the same amount in other words is not doubted', () => {
  const reply = lastOf(
    'A jacket costs 60 dollars. It is 20% off. What is the price now?',
    '20% is 12 so 60 - 12 = 48. is it 48 bucks?',
  )
  expect(reply).toMatch(/48\\text\{ dollars\}\$ is right/)
  expect(reply).not.toMatch(/£|looks different/)
})

// The way that the child had left was asked for again: `Begin with half of 34`.
test.each([
  [
    'The perimeter of a rectangle is 34 cm. The length is 10 cm. Find the area.',
    '10 + 10 = 20 and 34 - 20 = 14',
  ],
  ['The perimeter of a rectangle is 44 cm. The length is 14 cm. Find the width.', '44 - 28 = 16'],
  ['The perimeter of a rectangle is 50 m. The width is 7 m. What is the length?', '50 - 7 - 7 = 36'],
])('a way of its own is gone on with: %s %s', (ask, said) => {
  const reply = lastOf(ask, said)
  expect(reply).toMatch(/right/)
  expect(reply).not.toMatch(/Begin with|half of|formula/)
})

test('of a way of several steps no lots of another step’s numbers are asked for', () => {
  const perimeter = 'a rectangle has a perimeter of 30 cm. its length is 9 cm. what is its area'
  expect(lastOf(perimeter, '30 - 18 = 12')).not.toContain('lots')
  expect(
    lastOf('A rectangle has a perimeter of 44 cm and a length of 14 cm. Find its area.', '44 - 28 = 16'),
  ).not.toContain('lots')
})

test('a number is told to come only from numbers that are there', () => {
  expect(lastOf('how much are 2 quarters 3 dimes and 4 pennies', '10')).not.toMatch(/5 \\times 2|comes from/)
})

test('what can’t be done sends nobody next door but in columns', () => {
  const pair = 'Two numbers add up to 31 and their difference is 7. Find the numbers.'
  expect(lastOf(pair, '20 + 11 = 31 but the difference is 9 so it doesnt work')).not.toContain('next door')
})

test.each([
  ['There are 187 students. Each bus holds 48 students. How many buses are needed?', '4', '45 x 4 = 180'],
  ['Simplify x^7 / x^3', 'x^4', 'yes it is true because 7-3=4'],
  ['A car drives 150 km in 3 hours. What is its speed?', '50', '50 + 20 = 70'],
])('only an answer that is put back in is called so: %s %s %s', (...said) => {
  expect(lastOf(...said)).not.toContain('it fits')
})

test('an answer that is put back in is', () => {
  expect(lastOf('What is 84 ÷ 6', '14', '14 x 6 = 84')).toContain('it fits')
})
