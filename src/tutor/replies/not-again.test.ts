import { expect, it, test } from 'vitest'
import { traced } from '../tutor-reply.ts'

/** What the tutor says to each of these messages, one after the other. */
function repliesTo(...said: string[]): string[] {
  const messages: { role: 'child' | 'tutor'; text: string }[] = []
  return said.map(text => {
    messages.push({ role: 'child', text })
    const { reply } = traced({ messages, childName: 'Ann', grade: 4 })
    messages.push({ role: 'tutor', text: reply })
    return reply
  })
}

test.each([
  [
    'Mrs. Lopez has 95 cookies. She puts them in boxes of 6. How many boxes does she need?',
    '15 r 5',
    'so 15 boxes and 5 cookies left',
  ],
  ['6 x 7', 'ok', 'ok', 'ok', 'ok'],
  ['What is the perimeter of a square with side 4 cm', 'what', 'what', 'what'],
  ['402 - 178', '376', '376', '376'],
])('says nothing word for word twice in a row: %j', (...said) => {
  const replies = repliesTo(...said)
  for (const [at, reply] of replies.entries()) expect(reply).not.toBe(replies[at - 1])
})

it('goes on with the story where it is told that it repeats itself', () => {
  const last = repliesTo(
    'Mia has 85 eggs. She puts them in boxes of 6. How many boxes does she need?',
    '14 r 1',
    'you asked that already',
  ).at(-1)
  expect(last).not.toContain('Shall we go on')
  expect(last).toMatch(/boxes|Draw|Read|Say/)
})

it('asks the second question of a story once the first is done, and knows its answer', () => {
  const [, first, second] = repliesTo(
    'A shelf has 18 red books, 7 blue books and 12 green books. How many more red than blue are there and how many books in all?',
    '11 more',
    'yes and the in all one is 37',
  )
  expect(first).toMatch(/how many books in all/i)
  expect(first).not.toContain('that is it')
  expect(second).toContain('**37**')
})
