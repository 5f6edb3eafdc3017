import { expect, test } from 'vitest'
import { lastInGrade } from '#support/talks.ts'

const lastOf = lastInGrade(3)

test.each([
  [['25 x 4', '4 quarters in a dollar so 100']],
  [['72 ÷ 8', 'i counted in eights on my fingers til 72. 9']],
  [['500 - 248', '5-2 is 3 hundred, then i go down 48. 252']],
  [['1/4 + 1/3', 'same bottom is twelve so 3 and 4 bits, 7/12']],
  [['8 + 5', '8 and 2 is 10', '13']],
])('who has told the way is not asked how it was found: %j', said => {
  expect(lastOf(...said).reply).toMatch(/right/)
  expect(lastOf(...said).reply).not.toMatch(/how did you/i)
})

test('who has said nothing but the answer is asked for the way', () => {
  expect(lastOf('6 x 5', '30').reply).toMatch(/how did you find it/i)
})

test.each([
  [['find the mean of 12, 15, 9', '12+15+9=36'], /divid/i],
  [['area of a triangle with base 10 and height 6', '10 x 6 = 60'], /half/i],
  [['hypotenuse of a right triangle with legs 6 and 8', '36 + 64 = 100'], /root/i],
  [['A coat costs £40. 25% off. What is the sale price?', '25% is 10'], /take|minus|subtract/i],
])('behind a right step the next operation is asked for and not named: %j', (said, operation) => {
  expect(lastOf(...said).reply).toMatch(/\?$/)
  expect(lastOf(...said).reply).not.toMatch(operation)
  // Who doesn’t know it is told.
  expect(lastOf(...said, 'i dont know').reply).toMatch(operation)
})

test.each([
  [['put in order 0.5, 0.45, 0.405, 0.054 from smallest', '0.5, 0.45, 0.405, 0.054']],
  [['sort 3, 11, 2 from the biggest', '2 3 11']],
  [['arrange in order of size 12, 21, 9, lowest first', '21 12 9']],
])('which end comes first may be said behind the list: %j', said => {
  expect(lastOf(...said).reply).toContain('counted from the other end')
})

test.each([
  [['order 0.5, 0.45, 0.405 smallest first', '0.5', '0.45 0.5 0.405', 'can i put zeros? 0.500 0.450 0.405']],
  [['order 0.3, 0.25, 0.205 smallest first', 'um the 0.3 isnt sure. i put zeros so 0.300 0.250 0.205']],
  [['order 2/3, 1/2, 5/6 smallest first', 'i changed them to sixths so 4/6 3/6 5/6']],
])('numbers that are brought into one form are credited, asked for or not: %j', said => {
  expect(lastOf(...said).reply).toMatch(/^Yes, .*(?:Compare them place by place|hold the tops)/)
})
