import { expect, test } from 'vitest'
import { lastOf } from '../../../tests/support/chat/last-of.ts'

test.each([
  ['2/3 + 1/4', 'why do we flip the second fraction when we divide', /fits|fit/],
  ['24 x 6', 'why is 1 not a prime number', /two factors/],
  ['24 x 6', 'why is a square a rectangle', /four right angles/],
  ['solve 3x + 5 = 20', 'how come a minus times a minus is a plus', /three lots|pattern/],
  ['24 x 6', 'why cant you divide by zero', /times 0/],
  ['48 ÷ 6', 'why is the area of a circle pi r squared', /slices/],
  // It is no reason for the open one.
  ['24 x 6', 'why does a volume need three lengths', /cubes/],
])('A why about another topic than the one on the table gets its own reason: %s, %s', (open, why, reason) => {
  const reply = lastOf(open, why)
  expect(reply).toMatch(reason)
  expect(reply, 'the open one waits').toMatch(/go on with|waiting|Back to/)
})

test.each([
  ['perimeter of a rectangle 8 by 6', 'why isnt it the area', /way once round/],
  ['3/4 ÷ 2/5', 'why do we flip the second fraction', /how often.*fit/],
  ['2/3 of 24', 'why do i divide by 3', /how many equal parts/],
  ['solve 4x - 2 = 10', 'why add 2', /undo each other/],
  ['simplify 3a + 2b + a', 'why cant i add a and b', /different numbers/],
])('A why about what is on the table keeps its reason: %s, %s', (open, why, reason) => {
  expect(lastOf(open, why)).toMatch(reason)
})
