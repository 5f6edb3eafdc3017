import { expect, test } from 'vitest'
import type { ChatQuestion, Conversation } from '../ai/conversation.ts'
import { checkedReply } from './checked-reply.ts'
import type { AnswerGuard } from './ear.ts'

const question: ChatQuestion = {
  instruction: '',
  childName: 'Leo',
  messages: [{ role: 'child', text: 'Why is the sea salty?' }],
}

async function reply(
  conversation: Pick<Conversation, 'chat' | 'moderate'>,
  guard: AnswerGuard,
): Promise<string> {
  const parts = checkedReply({
    conversation: { service: 'some', name: 'Some', ...conversation },
    question,
    guard,
    signal: new AbortController().signal,
  })
  let text = ''
  for await (const part of parts) text += part.text
  return text
}

async function* salt() {
  yield 'Rain washes salt out of rocks. '
}

test('a sentence waits for the slowest of its checks, not for one after the other', async () => {
  const asked = Promise.withResolvers<boolean>()
  const said = await reply(
    {
      chat: salt,
      async moderate() {
        asked.resolve(false)
        return undefined
      },
    },
    // Would wait without an end if the service were asked only afterwards.
    { givesAway: () => asked.promise, hint: () => 'A hint' },
  )
  expect(said).toBe('Rain washes salt out of rocks. ')
})

test('what gives the answer away is dropped, whatever becomes of the other checks', async () => {
  const said = await reply(
    {
      chat: salt,
      async moderate() {
        throw new Error('Nobody answers')
      },
    },
    { givesAway: () => true, hint: () => 'What does rain do to rocks?' },
  )
  expect(said).toBe('What does rain do to rocks?')
})
