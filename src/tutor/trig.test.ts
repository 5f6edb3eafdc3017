import { expect, test } from 'vitest'
import { isRoundedTo, trigIn } from './trig.ts'
import { tutorReply } from './tutor-reply.ts'

function replyTo(...said: string[]): string {
  const messages: { role: 'child' | 'tutor'; text: string }[] = []
  let reply = ''
  for (const text of said) {
    messages.push({ role: 'child', text })
    reply = tutorReply({ childName: 'Mina', messages })
    messages.push({ role: 'tutor', text: reply })
  }
  return reply
}

test.each([
  ['sin 35 = x/12', 6.8829],
  ['x/12 = sin(35°)', 6.8829],
  ['so x = 12 sin 35', 6.8829],
  ['x = 12 × sin 35', 6.8829],
  ['x = sin 35 x 12', 6.8829],
  ['cos 60 = 4/h', 8],
  ['h = 4 / cos 60', 8],
  ['tan 45 = a / 7', 7],
])('%s is worth %d', (said, value) => {
  expect(trigIn(said)?.value).toBeCloseTo(value, 4)
})

test.each(['cos 8 - 2 is 6', 'i got 25 cos 5 x 5 is 25', 'x = 12', 'what is sin 35', 'tan 90 is weird'])(
  '%s says no side',
  said => {
    expect(trigIn(said)).toBeUndefined()
  },
)

test('a number is a value as far as its digits go', () => {
  expect(isRoundedTo('6.88', 6.8829)).toBe(true)
  expect(isRoundedTo('6.9', 6.8829)).toBe(true)
  expect(isRoundedTo('6.89', 6.8829)).toBe(false)
  expect(isRoundedTo('6.8', 6.8829)).toBe(false)
})

const SINE = [
  'Right-angled triangle, angle 35°, hypotenuse 12 cm. Find the opposite side to 3 s.f.',
  'sin 35 = x/12',
]

test.each([
  [['x = 12 sin 35'], /^Yes/],
  [['x = 12/sin 35'], /doesn’t follow/],
  [['x = 12/sin 35', 'x = 12 sin 35'], /^Yes/],
  [['x = 12/sin 35', '20.92'], /does that follow/],
  [['x = 12 sin 35', 'My calculator says -5.138'], /radians/],
  [['x = 12 sin 35', '6.8829'], /^Look at the question once more/],
  [['x = 12 sin 35', '6.88 cm'], /^Yes.*as asked/],
])('behind an equation with a sine %j is judged', (said, reply) => {
  expect(replyTo(...SINE, ...said)).toMatch(reply)
})

test.each(['6.89', '7.1', '5.138', '9.83'])('%s is not confirmed', said => {
  expect(replyTo(...SINE, 'x = 12 sin 35', said)).not.toMatch(/^Yes/)
})
