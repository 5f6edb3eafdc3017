import { expect, test } from 'vitest'
import { lastOf } from '../../../tests/support/chat/last-of.ts'

// The right step was thrown away, and another way begun.
test('who borrows from the right digit goes on from there', () => {
  expect(lastOf('52 - 27', '2 take away 7 dosent work')).toMatch(/Good that you noticed/)
  expect(lastOf('52 - 27', 'idk u cant. so i borow from the 5')).toMatch(/can give a ten/)
  expect(lastOf('52 - 27', 'so i borrow from the 5', 'now its 12 and 4')).toMatch(/just so/)
})

test('another digit lends nothing, and other numbers are no swapped digits', () => {
  expect(lastOf('52 - 27', 'so i borrow from the 2')).not.toMatch(/can give/)
  expect(lastOf('52 - 27', 'so i borrow from the 5', 'now its 12 and 5')).not.toMatch(/just so/)
})

test('up to ten nothing is borrowed', () => {
  expect(lastOf('how many is 10 take away 4')).toMatch(/fingers/)
  expect(lastOf('10 - 7', 'no idea')).not.toMatch(/from there to/)
})

test('who made a rule, and whether a number may be so, is answered', () => {
  expect(lastOf('round 3748 to the nearest hundred', '3700', 'who made the rule with 5')).toMatch(/agreed/)
  expect(lastOf('what is 3/4 + 2/5', '23/20. is that allowed its bigger than 1')).toMatch(/That is allowed/)
})
