import { expect, test } from 'vitest'
import { lastOf } from '../../tests/support/chat/last-of.ts'

const SHARED = '3 friends share 2 cakes equally. how much cake does each one get?'

// It was taken for a new sum, 6 ÷ 4, that was dragged along.
test.each([
  [SHARED, 'is 6/4 right for 2 cakes', /6\/4. isn’t it yet/],
  [SHARED, 'would 3/2 be right for 2 cakes?', /3\/2. isn’t it yet/],
  [SHARED, 'could it be 2/3 for each friend', /is right/],
  ['2/5 of 20', 'is 8 right for 2/5 of 20', /is right/],
  ['one cake needs 3/4 cup of sugar. how much sugar for 2 cakes', 'Is 6/4 right for 2 cakes?', /is right/],
])('an answer that is checked for what is open is judged: %s, %s', (asked, check, judged) => {
  expect(lastOf(asked, check)).toMatch(judged)
})

test('a check with other numbers is another question', () => {
  expect(lastOf('12 x 5', 'is 30 right for 6 x 5')).toMatch(/right.*30/)
})

// All of these were right, and called wrong or passed over.
test.each([
  [['8 + 7', '8 is biger. 8... 9 10 11 12 13 14 15'], /\$15\$ is right/],
  [['6 x 7', 'one more 6. 36 37 38 39 40 41 42'], /\$42\$ is right/],
  [['ladder is 5m, foot is 3 m away from wall. how high up', 'h² = 25 - 9'], /Good idea/],
  [['ladder is 5m, foot is 3 m away from wall. how high up', 'so h² = 16'], /on the way/],
  [['x² - 5x + 6 = 0, need to solve it', '-2 and -3, obviously'], /Yes/],
  [['x² - 5x + 6 = 0, need to solve it', '(x-2)(x-3)=0 so x is 2 or 3'], /is right/],
  [['log2(32) how do i do that', '2*2*2*2*2 is 32, thats five twos'], /is worked out right/],
])('what is right is called right however it is said: %j', (said, judged) => {
  expect(lastOf(...said)).toMatch(judged)
})

test('a row that is counted past the answer is no answer', () => {
  expect(lastOf('8 + 7', '8 9 10 11 12 13 14 15 16')).not.toMatch(/is right/)
  expect(lastOf('ladder is 5m, foot is 3 m away from wall. how high up', 'h² = 25 + 9')).toMatch(
    /But which side/,
  )
})
