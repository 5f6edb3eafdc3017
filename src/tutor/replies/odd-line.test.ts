import { expect, test } from 'vitest'
import { tutorReply } from '../tutor-reply.ts'

type Message = Parameters<typeof tutorReply>[0]['messages'][number]

/** What the tutor says in the end. */
function lastReplyTo(...said: string[]): string {
  const messages: Message[] = []
  for (const text of said) {
    messages.push({ role: 'child', text })
    messages.push({ role: 'tutor', text: tutorReply({ childName: 'Mina', messages }) })
  }
  return messages.at(-1)?.text ?? ''
}

const PRAISE = /^(?:yes|good(?! try)|right|that’s right|exactly|that works)\b|comes up on the way/i

test.each([
  ['solve x^2 - 2x - 15 = 0', ['(x+3)(x-5)', '3 and -5'], 'Which number makes each bracket zero?'],
  ['circle radius 4 cm find the circumference', ['pi r squared'], 'Which one gives the way round?'],
  ['convert 2.4 km into metres', ['one thousand. so 2.4 km is 2004 m'], 'How many m make one km'],
  ['convert 2.4 km into metres', ['there are 10 metres in one kilometre'], 'How many m make one km'],
  [
    'bag with 6 red and 3 blue, take two without putting back, probability both red',
    ['6/9', '6/9 for the second'],
    'What has changed since then',
  ],
  [
    'angles in a triangle 48 and 67 whats the last one',
    ['180', '48+67=115', '75 degrees'],
    'Check that once more',
  ],
  ['angles in a triangle 52 and 61 whats the last one', ['360 obvs'], '`360` isn’t it yet'],
  ['circle radius 4 cm find the area', ['2 pi r'], 'Which one gives the surface inside?'],
  ['simplify 2^3 x 2^4', ['(2^3)^2, is that 2^5?'], 'Look at'],
  ['what is 3/4 of 28', ['um 28 in 4 is 8'], 'Share the amount'],
  ['speed. 260 km in 3 h 15 min', ['260 / 3.15'], 'what part of an hour are $15$ minutes?'],
  ['what is 2/5 + 1/4', ['i think its 3/9 because 2 and 1 is 3, 5 and 4 is 9'], '`3/9` isn’t it yet'],
])('to %s what is wrong of %j is not accepted for what is true beside it', (ask, said, says) => {
  const reply = lastReplyTo(ask, ...said)
  expect(reply).toContain(says)
  expect(reply).not.toMatch(PRAISE)
})

test('of several shares only the right one is confirmed, and the other one asked for again', () => {
  expect(lastReplyTo('share 40 in the ratio 3:5', 'first is 15 and second 22')).toMatch(
    /`15` belongs to it\. But I can’t see where `22` comes from/,
  )
  expect(lastReplyTo('share 40 in the ratio 3:5', '8 parts', 'first is 15 and second 25')).toContain(
    'is right',
  )
})

test.each([
  ['rectangle 8 cm by 3 cm find area', 'so the area is 8 times 3', 'come to?'],
  ['rectangle 8 cm by 3 cm find area', 'the area is 8 x 3', 'come to?'],
  ['convert 2.4 km into metres', 'Half a kilometre is five hundred metres', 'the same amount'],
  ['speed. 260 km in 3 h 15 min', 'a quarter', 'the part of an hour'],
  ['convert 2.4 km into metres', 'there are 1000 metres in one kilometre', 'the same amount'],
])('to %s the true %s is not called wrong', (ask, said, says) => {
  const reply = lastReplyTo(ask, said)
  expect(reply).toContain(says)
  expect(reply).not.toMatch(/isn’t it|look (?:at|once)|let’s check/i)
})

test('a number whose sum is only guessed is never called worked out right', () => {
  const ask = 'the goals in 6 games were 3 1 0 4 2 2. how would you describe the games'
  expect(lastReplyTo(ask, 'then divide by 5')).not.toMatch(/worked out right|^good|^yes/i)
})

test('an answer to a question that the child has changed itself is not called wrong of the one before', () => {
  const ask = 'the film starts at quarter past 2 and ends 10 to 4 how long is it'
  const changed = 'ok. if the film started half an hour later when would it start'
  expect(lastReplyTo(ask, changed, 'quarter to 3')).not.toMatch(/isn’t it|look (?:at|once)|^yes|^good/i)
})
