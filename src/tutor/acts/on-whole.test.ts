import { expect, test } from 'vitest'
import { lastOf } from '#support/chat/last-of.ts'

const AGES = 'Ages: 8, 9, 9, 10, 62. Which is the best average, mean, median or mode?'

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
