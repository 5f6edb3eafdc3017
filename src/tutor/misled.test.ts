import { expect, test } from 'vitest'
import { lastInGrade } from '#support/talks.ts'

const replyTo = (...said: string[]) => lastInGrade(6)(...said).reply

// Bug: a sum that a known mistake leads to is called a good way, as long as nobody has worked it out.
test.each([
  ['2 1/3 ÷ 1/2', 'keep change flip so 3/7 x 1/2', /the first one was/],
  ['45 miles in 3/4 hour whats the speed', 'miles in one hour. so 45 x 3/4 ?', /come from dividing/],
  [
    'The ratio of boys to girls in a class is 3:5. There are 24 kids. How many are boys?',
    '3 parts so 24/3 = 8',
    /another part of the ratio/,
  ],
  ['write 0.00045 in scientific notation', '4 places to the right so 4.5 x 10^4', /negative power/],
  ['pythagoras legs 6 and 8 how long is the hyp', 'so 6+8=14 squared', /not the sides themselves/],
])('%s: %s is known for a mistake', (question, line, why) => {
  const reply = replyTo(question, line)
  expect(reply).toMatch(why)
  expect(reply).not.toMatch(/\bgood\b|\bright:|on the way/i)
})

// Bug: sums that are steps are taken for the mistake that comes to the same number.
test.each([
  ['84 ÷ 6', '10 x 6'],
  ['area of a triangle with base 10 and height 7', '10 x 7'],
  ['2 1/3 ÷ 1/2', '7/3 x 2'],
  ['Share £40 in the ratio 3:5', '40/8 = 5'],
])('%s: %s is a step', (question, line) => {
  expect(replyTo(question, line)).not.toMatch(/isn’t it|again\. /)
})
