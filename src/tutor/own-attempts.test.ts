import { expect, test } from 'vitest'
import { lastInGrade } from '#support/talks.ts'

const lastOf = lastInGrade(6)
const COAT = 'A coat costs £80. In the sale it is reduced by 35%. What is the sale price?'
const SHARE = 'Rajesh has 240 rupees. He spends 3/8 of his money on a book. How much money is left?'
const FLOUR = 'A recipe for 6 people uses 450 g flour. How much flour for 10 people?'

test.each([
  [[COAT, '10% is 8, 30% is 24, 5% is 4', 'so 24 + 4 is 28. so the sale price is £28?'], '£28'],
  [['A phone costs $200. It is 35% off. What do you pay?', 'so 60 + 10 = 70. so you pay 70?'], '70'],
  [['Find the area of a triangle with base 8 and height 5', '8 x 5 = 40 so the area is 40?'], '40'],
])('a step that is taken for what is asked is not confirmed as that: %j', (said, taken) => {
  expect(lastOf(...said).reply).toMatch(
    new RegExp(`But \`${taken}\` is a step on the way, and not yet (?:what is asked for|the \\p{L}+)`, 'u'),
  )
})

test('what is asked beside a right answer does not hide it', () => {
  const asks = '75 times 10 = 750 g. for the explain part can i write that i found 1 person first'
  expect(lastOf(FLOUR, '450:6 = 75', asks).reply).toMatch(/`750 g` is right/)
})

test('one number more in a list is found by the mean that it makes, whichever number it is', () => {
  const marks = 'my marks are 12, 15, 9, 18 and 11. find the mean'
  const next = 'next part: a 6th mark comes and the mean is now 14. what was the mark?'
  expect(lastOf(marks, '13', next, '6 x 14 = 84 and before it was 65 so 19?').reply).toMatch(
    /19\$ is|is \$19\$/,
  )
})

test('a part that is named by its fraction is credited with what it comes to', () => {
  const { reply } = lastOf(SHARE, '1/8 is 240 : 8 = 30 so 3/8 is 90 rupees?')
  expect(reply).toMatch(/`90 rupees` fits.*Some go away/)
  expect(lastOf(SHARE, '1/8 is 240 : 8 = 30 so 3/8 is 80 rupees?').reply).not.toMatch(/80/)
  expect(lastOf(SHARE, '1/8 is 30', 'is 90 wrong?').reply).toMatch(/`90` fits/)
})

test.each([
  ['3/5 of a number is 24. whats the number. i did 24 : 5 = 4.8', /worked out right/],
  ['a jacket went from 50 to 40. what percent is that? is it 10%', /know \*\*50\*\* and \*\*40\*\*\./],
])('what the child makes of its question is no number that it tells: %s', (asked, told) => {
  expect(lastOf(asked).reply).toMatch(told)
})

test('what π is to be taken for, or a sum that is denied, is no question', () => {
  const circle =
    'next one is a circle, radius 14 cm, find circumference. use pi = 22/7. what is radius again?'
  expect(lastOf(circle).reply).not.toMatch(/22 \\div 7/)
  expect(lastOf(circle, 'no not 22:7. i asked what the radius is!!').reply).not.toMatch(/22 \\div 7/)
})

test('a doubt of its own sum rejects no reading of the question', () => {
  const { reply } = lastOf(COAT, '80 - 35 = 45', 'but 80 - 35 isnt right because its percent?')
  expect(reply).not.toMatch(/sorry|read that wrong/i)
})

test.each([
  [['my hw says 3.4 x 0.6 and i did 34 x 6 = 204 is that the right way to start'], '`34 × 6 = 204`.'],
  [['What is 48 - 19?', '48 - 20 is 28 i messed up the first time'], '`48 - 20 is 28`'],
])('of %j only the sum is quoted', (said, quote) => {
  expect(lastOf(...said).reply).toContain(quote)
})

test.each([
  [['Round 5,283 to the nearest hundred', 'behind the 2 is 8 so its round up?'], /What is the number then/],
  [
    ['A bag has 3 red, 4 blue and 5 green. What is the probability of blue? i counted 12 altogether'],
    /how many there are in all.*how many of them are the ones that you want/,
  ],
  [['write 58000 in standard form', '5.8 and 4 places'], /Write both together/],
  [
    [
      'The mean of 5 numbers is 8. Four of them are 6, 9, 7 and 11. Find the missing number. I added them up and got 33',
      '5 x 8 = 40',
    ],
    /^(?!.*Add those)/,
  ],
])('a step that is done is not asked for again: %j', (said, next) => {
  expect(lastOf(...said).reply).toMatch(next)
})

// Bug: `do u just do 8 divided by 7` waited as a second question, and was come back to once the first was done.
test.each([
  'Write 7/8 as a decimal. do u just do 8 divided by 7',
  'question 4 says: What is 20% of 45. do i just do 45 - 20',
  'What is 15% of 80? is it 80 - 15',
])('%s offers a way, and asks no other question', said => {
  const { reply } = lastOf(said)
  expect(reply).not.toMatch(/Two questions|waits/)
  expect(reply).toContain('idea')
})

// Bug: a guess that was asked with a not was left aside.
test.each([
  ['find the hypotenuse of a right triangle with legs 5cm and 12cm. isnt it just 17', '`17`'],
  ['What is the perimeter of a rectangle with sides 7 cm and 4 cm? isnt it 11', '`11`'],
])('%s says an answer', (said, quote) => {
  expect(lastOf(said).reply).toMatch(new RegExp(`^${quote} isn’t`))
})
