import { expect, test } from 'vitest'
import { readDialogue } from '../dialogue.ts'

// A stock answer about best buys spoke, and the question was never on the table.
test('a question with all its numbers is put on the table before a stock answer speaks', () => {
  const text =
    'One seller has 7 mangoes for $5.60 and another has 12 for $9.00. Which of the two sellers is the better deal?'
  const { turn, work, unsolved } = readDialogue({ messages: [{ role: 'child', text }] })
  expect(turn.is === 'talk' && turn.intent.wants).not.toBe('frequent')
  expect(work ?? unsolved).toBeDefined()
})
