import { expect, test } from 'vitest'
import { lastOf } from '#support/chat/last-of.ts'

const AGES = 'Ages: 8, 9, 9, 10, 62. Which is the best average, mean, median or mode?'
const FIFTY =
  'In an isosceles triangle one angle is 50°. What could the other two be? it says give BOTH possibilities'
const SHAPE = 'L shape. top is 5cm, left side is 12cm, bottom is 11cm, right side is 4cm. Work out the area'
const ADDED = [SHAPE, '5 x 12 = 60', '11 x 4 = 44 so 104 altogether']

test('which average is best asks for a choice: a reason for it is credited, and no mean worked out', () => {
  expect(lastOf(AGES)).toContain('asks for a choice')
  expect(lastOf(AGES, 'so id pick median cos the 62 doesnt mess it up')).toContain('good reason: 62')
  expect(lastOf(AGES, 'the mode because 9 comes up twice')).toContain('good reason for the mode: 9')
  expect(lastOf(AGES, 'not the mean because 62 is way bigger')).toContain('Good thinking: 62')
  expect(lastOf(AGES, '62 makes the mean too big. so median')).toContain('good reason: 62')
  expect(lastOf(AGES, 'median', 'because 62 is an outlier')).toContain('good reason: 62')
  expect(lastOf(AGES, 'i think the mean')).toContain('what does the 62 do')
  expect(lastOf(AGES, 'id say mean', 'maybe not mean cos 62 is way bigger')).toContain('Good thinking: 62')
  expect(lastOf(AGES, 'the median is 10')).toContain('Look at the median once more')
})

test('each of the two isosceles triangles with an angle is credited, and what the sheet says is no feeling', () => {
  const one = 'the other one is 50 too then and 180 - 100 = 80'
  expect(lastOf(FIFTY)).not.toContain('stop for a moment')
  expect(lastOf(FIFTY, one)).toContain('50°, 50°, 80° is one possibility')
  expect(lastOf(FIFTY, one, '180 - 50 = 130 and half is 65. so 50 65 65')).toContain('So you have both')
  expect(lastOf(FIFTY, '50 at the top its 65 and 65', 'and the other one is 50 50 and 80')).toContain('both:')
  expect(lastOf(FIFTY, '80 and 80?')).toContain('three angles of a triangle')
})

test('a corner that two rectangles may share is asked about, and the thought of it counts', () => {
  const thought = 'oh is it cos the corner gets counted twice? 4 x 5 = 20'
  expect(lastOf(...ADDED)).toContain('a piece that belongs to both')
  expect(lastOf(...ADDED, 'is it 104?')).toContain('I can’t see your drawing')
  expect(lastOf(...ADDED, 'the book says 84, why')).toContain('How much are 104 and 84 apart?')
  expect(lastOf(...ADDED, thought)).toMatch(/^Good thinking.*20 then\?$/)
  expect(lastOf(...ADDED, thought, '104 - 20 = 84')).toContain('$104 - 20 = 84$')
  expect(lastOf(...ADDED, 'they dont overlap')).toContain('If they only touch')
})
