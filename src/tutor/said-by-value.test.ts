import { expect, test } from 'vitest'
import { lastInGrade } from '#support/talks.ts'

const replyTo = (...said: string[]) => lastInGrade(6)(...said).reply
const PEN = 'i buy a pen for 85p and a ruler for £1.20 i pay with £5 how much change'
const SWEETS = 'tom has 14 sweets he gives 5 to his sister and gets 3 more. how many'

// Bug: a calculation that stood beside the answer of a story was asked for, as if the answer had not been said.
test.each([
  [SWEETS, 'he has 9 after giving and then 9 plus 3 so he has 12 at the end', /\*\*12\*\*/],
  [PEN, 'its 2 pounds and 95 pence', /is right!/],
  [PEN, '85p and 1.20 makes 2.05 so the change is £2.95', /right/],
])('%s: %s is answered', (story, said, reply) => expect(replyTo(story, said)).toMatch(reply))
test('what is not the answer is none, however it is said', () => {
  expect(replyTo(SWEETS, 'it must be 11 because 14 minus 5 is 9 and then 2 more')).not.toMatch(/right|too/)
})

// Bug: `295 pounds` was right for 295 pence.
test.each([
  [[PEN, 'so its 295 pounds'], /Look at the unit/],
  [[PEN, '500 - 205 is 295', 'is it 295 pounds??'], /Look at the unit/],
  [[PEN, '500 - 205 is 295', 'no! i mean its 295 pence so its 2 pounds 95'], /is right/],
])('%s minds the unit', (talk, reply) => expect(replyTo(...talk)).toMatch(reply))

// Bug: the answer said again in anger was asked for once more, as was the mixed number that the tutor wanted.
test.each([
  [
    [
      'my next one is a $60 bill with an 18% tip, how much is the total?',
      'the total is 70.80',
      'I just told you, it comes to 70.80',
    ],
  ],
  [
    [
      '3/4 + 2/5',
      'add em 23/20. is that ok its top heavy',
      '1 3/20. so was my friend wrong she said cross multiply',
    ],
  ],
])('%s is right again', talk => expect(replyTo(...talk)).toMatch(/right|Correct/))

// Bug: an answer was praised beside the way to another average, and an area in a unit of lengths.
test('the way to another average is named', () => {
  expect(replyTo('mean of 4, 8, 6, 10, 7', 'i just picked the middle one, its 7')).toMatch(
    /how the median is found/,
  )
  expect(replyTo('mean of 4, 8, 6, 10, 7', 'added them, 35, shared by 5 so 7')).not.toMatch(/median/)
})
test('an area in centimetres is told that it is counted in squares', () => {
  expect(replyTo('whats the area of a circle w radius 5', '78.5 cm')).toMatch(/counted in squares/)
  expect(replyTo('whats the area of a circle w radius 5', '78.5')).not.toMatch(/squares/)
})

// Bugs: a supposition was doubted as a line, and an answer not seen in the words of a fraction or a power, or behind the part that it is.
test.each([
  ['solve 3x + 7 = 22', 'if x was 4 it would be 19 so x must be 5'],
  ['which is bigger 3/4 or 5/7', '3/4 is 21/28 and 5/7 is 20/28 so three quarters'],
  ['share £60 in the ratio 2:3', '2/5 of 60 is 24 and 3/5 is 36'],
  ['Simplify 2x^3 * 5x^4', 'its 10 x to the 7'],
])('%s: %s is right', (question, said) => {
  expect(replyTo(question, said)).toMatch(/is right/)
  expect(replyTo(question, said)).not.toMatch(/again:/)
})

// Bugs: a row that is multiplied up to the answer was a sequence, and the number before the answer of a story was called right.
test('what a row comes to is the answer', () => {
  expect(replyTo('what is 2^5', '2 4 8 16 32')).toMatch(/32\$ is right/)
  expect(replyTo('what is 2^5', '2 4 8 16')).not.toMatch(/is right/)
})
test('the number that answers a story is named', () => {
  const recipe = 'a recipe for 4 people needs 300g of flour. how much for 6 people'
  expect(replyTo(recipe, '75 each so 450')).toMatch(/`450` is right/)
})

// Bugs: half a bus was confirmed, and an answer in words not seen behind its sum.
test('what comes in wholes only is no answer in parts', () => {
  const buses = 'there are 28 kids and a bus holds 8. how many buses'
  expect(replyTo(buses, '28 divided by 8 is 3.5', 'so 3 and a half buses')).toMatch(
    /a part of one when buses/,
  )
})
test('a number in words answers a story', () => {
  expect(replyTo('sam is 4 years older than tim. tim is 9. how old is sam', '9 + 4 so thirteen')).toMatch(
    /13|right/,
  )
})

// Bug: an area that was said in squares was asked for its squares, and `^2` of a unit for its way to 2.
test('square units are units', () => {
  expect(replyTo('find the area of a rectangle 5 cm by 6 cm', '5 × 6 = 30 cm²')).not.toMatch(
    /counted in squares/,
  )
  expect(
    replyTo('The area of ABC is 20 cm². The scale factor is 1.5. What is the area of DEF?', '45 cm^2'),
  ).not.toMatch(/`2`/)
})

// Bug: the question ended in an error, as its sign for what is looked for is none of a pattern.
test('the answer in a gap can be checked', () => {
  expect(replyTo('5 + __ = 9', '14', 'its 4 i used 4 fingers', 'good?')).toMatch(
    /Yes, your last answer was right/,
  )
})

// Bug: with a power of a power on the table, that the powers are multiplied was denied.
test('powers of a power are multiplied', () => {
  expect(replyTo('Simplify (2a³)² · a', 'you multiply the powers')).toMatch(/right|exactly|well said/i)
  expect(replyTo('simplify a^3 * a^4', 'you multiply the powers')).not.toMatch(/right|exactly|well said/i)
})
