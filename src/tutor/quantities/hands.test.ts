import { expect, test } from 'vitest'
import type { Message } from '../conversation.ts'
import { traced } from '../tutor-reply.ts'

function repliesTo(...texts: string[]): string[] {
  const messages: Message[] = []
  return texts.map(text => {
    messages.push({ role: 'child', text })
    const { reply } = traced({ messages: [...messages], childName: 'Mina', grade: 1 })
    messages.push({ role: 'tutor', text: reply })
    return reply
  })
}

const FOUR = 'I have a clock and the big hand is on the twelve and the little hand is on the four what is it'
const QUARTER = 'the long hand is on 3 and the short hand just after 9, what time is it?'

test('both hands are read into a time, step by step', () => {
  const [begin, big, little, found] = repliesTo(
    FOUR,
    "twelve o'clock because it's the big one",
    'the little one says four',
    'four a clock',
  )
  expect(begin).toContain('little hand first')
  expect(big).toContain('straight up means o’clock')
  expect(little).toContain('tells the hour')
  expect([begin, big, little].join()).not.toMatch(/4:00|right\. well/i)
  expect(found).toContain('**4:00** is right')
})

test('a hand that is moved makes a new question of what was found', () => {
  const [, , moved, same, wrong, found, why] = repliesTo(
    FOUR,
    '4 o clock',
    'what if the big hand is on the six',
    'and the little one is after four',
    'half past six',
    'half past four',
    'why is the little one not on the four any more',
  )
  expect(moved).toMatch(/(?:little|big) hand/)
  expect(same).toContain('tells the hour')
  expect(wrong).toContain('big hand is read right')
  expect(found).toContain('**4:30**')
  expect(why).toContain('half way to the next number')
})

test.each([
  ['3 oclock', /where the big hand is/],
  ['9:03', /^The hour is right/],
  ['15 minutes', /what the big hand tells/],
  ['so 9', /has passed the \$9\$/],
  ['the short one is the hour', /what the little hand is for/],
  ['the little hand is on 8', /The hour is told by the little hand/],
  ['quarter past nine', /\*\*9:15\*\* is right/],
])('of a quarter past nine, %s', (said, reply) => {
  expect(repliesTo(QUARTER, said).at(-1)).toMatch(reply)
})
