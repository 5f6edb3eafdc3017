import { expect, test } from 'vitest'
import { tutorReply } from './tutor-reply.ts'

/** The tutor's reply to the last of some messages of a child. */
function replyTo(...says: string[]): string {
  const messages: { role: 'child' | 'tutor'; text: string }[] = []
  for (const text of says) {
    messages.push({ role: 'child', text })
    messages.push({ role: 'tutor', text: tutorReply({ childName: 'Mina', messages }) })
  }
  return messages.at(-1)?.text ?? ''
}

const SQUARE = 'a square has perimeter 36cm. what is its area'
const SPEED = 'a train goes 150 km in 2.5 hours. what is its speed'

test.each([
  ['_ x 6 = 42. what number is missing', 'its how many sixes go into 42', '$42 \\div 6$'],
  [SQUARE, 'so i need to split 36 into 4', '$36 \\div 4$'],
  [SQUARE, 'the 36 has to be shared by 4', '$36 \\div 4$'],
  [
    'a rectangle has area 40 and length 8cm. how wide is it',
    '8 times something has to make 40',
    '$40 \\div 8$',
  ],
])('of %s the sum that is planned in words is taken: %s', (ask, plan, sum) => {
  expect(replyTo(ask, plan)).toContain(sum)
})

test.each([
  [SPEED, 'so i have to divide the kilometers by the hours', 'Yes, dividing helps'],
  [SPEED, 'i have to multiply the kilometers by the hours', 'I see how you think'],
])('of %s a whole sentence that names the next operation is heard: %s', (ask, plan, says) => {
  expect(replyTo(ask, plan)).toContain(says)
})

test.each([
  [SQUARE, 'one side is 9cm', /^(?:Good|Yes)/],
  [
    'a bike costs £240 and goes up by 15%. what does it cost then',
    '5% is half of 24 so its 12',
    /^(?:Good|Yes)/,
  ],
  [
    'a bike costs £240 and goes up by 15%. what does it cost then',
    'so the answer is 36',
    /isn’t the answer yet/,
  ],
])('of %s a step by a name of its own is not held for the answer: %s', (ask, step, says) => {
  expect(replyTo(ask, step)).toMatch(says)
  expect(/^(?:Good|Yes)/.test(replyTo(ask, step)) && /not (?:yet )?the answer/.test(replyTo(ask, step))).toBe(
    false,
  )
})

test.each([
  [
    'I walk 80 metres in one minute. How far is it in 25 minutes?',
    'so in 20 minutes it is the double, 1600 m',
  ],
  ['on a map 1cm is 5km. how far is it really if its 3.5cm on the map', 'half a cm is 2.5km'],
  ['how many grams is 2.35 kg', 'and 0.35 of a kilo is 350g'],
])('of %s what goes up with what is told is credited: %s', (ask, step) => {
  expect(replyTo(ask, step)).toContain('that fits')
})

test('the amount that is asked for is an end, and no step', () => {
  expect(
    replyTo('on a map 1cm is 5km. how far is it really if its 3.5cm on the map', 'so 3.5cm is 17.5km'),
  ).not.toContain('that fits')
})
