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
  expect(lastOf('12 x 5', 'is 30 right for 6 x 5')).toMatch(/\$30\$ is right/)
})
