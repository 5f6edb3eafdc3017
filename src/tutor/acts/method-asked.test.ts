import { expect, test } from 'vitest'
import { lastOf } from '../../../tests/support/chat/last-of.ts'

// A whole lesson was given, or what maths is good for in daily life.
test.each([
  ['x^2 + 5x + 6 = 0', 'do i need the quadratic formula?', /formula always works/],
  ['x^2 + 5x + 6 = 0', 'should i factorise', /^Yes/],
  ['right triangle legs 6 and 8 find hypotenuse', 'should I use pythagoras?', /^Yes/],
  ['right triangle legs 6 and 8 find hypotenuse', 'can i use sohcahtoa', /without that here/],
  ['solve 2x + 3 = 11', 'do i need a quadratic?', /without that here/],
  ['2/3 x 1/4', 'do i need a common denominator?', /without that here/],
  ['2/3 + 1/4', 'do i need a common denominator?', /^Yes/],
])('%s: %s is told by the question, and goes on with it', (asked, method, told) => {
  const reply = lastOf(asked, method)
  expect(reply).toMatch(told)
  expect(reply).toMatch(/\?/)
})

test('nothing is said against a way that may be needed', () => {
  expect(lastOf('x/3 + 2 = x/4 + 3', 'do i need a common denominator?')).not.toMatch(/without/)
})

test('sick is praise behind a right answer, and an illness where somebody has it', () => {
  expect(lastOf('24 x 6', '144', 'sick!')).not.toMatch(/grown-up/)
  expect(lastOf('24 x 6', 'im sick today')).toMatch(/grown-up/)
})

test.each([
  ['find the LCM of 4 and 6', '4s: 4 8 12 16, 6s: 6 12 18', /multiples of both/],
  ['find the HCF of 12 and 18', '1 2 3 4 6 12 and 1 2 3 6 9 18', /all factors of both/],
  ['find the HCF of 12 and 18', '12: 1,2,3,4,6,12 18: 1,2,3,6,9,18', /all factors of both/],
])('%s: two rows at once are heard: %s', (asked, rows, heard) => {
  expect(lastOf(asked, rows)).toMatch(heard)
})

test('rows with a number that is none of it are not called complete', () => {
  expect(lastOf('find the HCF of 12 and 18', '1 2 3 4 12 and 1 2 3 6 9 18')).not.toMatch(/all factors/)
})
