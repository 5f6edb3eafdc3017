import { expect, test } from 'vitest'
import { lastInGrade } from '#support/talks.ts'

const replyTo = (...said: string[]) => lastInGrade(3)(...said).reply
const CHANGE = 'Ali has 70p. He buys a pen for 46p. how much change does he get'

// Bugs: `7 - 2 is 5` of 52 - 27 was passed over, and the child told that it had borrowed where it had not.
test.each([
  [
    ['what is 52 - 27', '5 - 2 is 3 and 7 - 2 is 5 so its 35'],
    /In the ones the 2 stands on top.*2 take away 7/,
  ],
  [['what is 91 - 45', '9 - 4 is 5 and 5 - 1 is 4 so 54'], /1 take away 5/],
  [['what is 502 - 257', '7 - 2 = 5'], /2 take away 7/],
  [['what is 50 - 28', '5 take 2 is 3'], /8 can’t be taken from 0.*How many tens are left/],
])('%s names the column', (said, reply) => {
  expect(replyTo(...said)).toMatch(reply)
  expect(replyTo(...said)).not.toMatch(/you borrowed/)
})

// Bug: a digit with the ten that it was lent was called a wrong answer, where the borrowing was told in another sentence.
test.each([[['53 - 28', 'borrow a ten? so the 3 is 13']], [['72 - 35', 'so the 2 turns into a 12?']]])(
  'a digit may be ten more: %s',
  said => expect(replyTo(...said)).toMatch(/^Yes.*with the one that you borrowed/),
)
test('a digit that needs no ten is none', () => {
  expect(replyTo('75 - 32', 'so the 5 is 15')).not.toMatch(/borrowed/)
})

// Bug: the very step that was wrong was called right where the sum was told as a story.
test.each([
  [['7 take 4 is 3']],
  [['70 - 46 = 34', '6 from 10 is 4 and 70 is 7 tens', 'i did 7 take 4 is 3']],
])('the tens of a story that is one sum have lent one: %s', said =>
  expect(replyTo(CHANGE, ...said)).toMatch(/^(?!Yes).*How many tens are left/),
)

test.each([
  ['what is 82 - 27', '12 - 7 is 5 and 7 - 2 is 5'],
  ['what is 972 - 327', '7 - 2 is 5'],
  ['what is 88 - 45', '8 take 4 is 4'],
])('%s: %s is not the wrong way round', (asked, said) => {
  expect(replyTo(asked, said)).not.toMatch(/stands on top/)
})
