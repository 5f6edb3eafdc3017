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

const LONG = 'Rain that falls on rocks far away '.repeat(6)

/** How much its checks have to read of a reply of so many sentences that comes word by word, in characters. */
async function readOf(sentences: number) {
  const read = { byService: 0, byGuard: 0, most: 0 }
  const said = await reply(
    {
      async *chat() {
        for (let each = 0; each < sentences; each++) yield* [LONG, 'is ', 'wet. ']
      },
      async moderate(text) {
        read.byService += text.length
        return undefined
      },
    },
    {
      givesAway(text) {
        read.byGuard += text.length
        read.most = Math.max(read.most, text.length)
        return false
      },
      hint: () => '',
    },
  )
  expect(said).toBe(`${LONG}is wet. `.repeat(sentences))
  return read
}

test('what the checks of a reply read grows with the new part alone', async () => {
  const [some, more] = [await readOf(30), await readOf(60)]
  expect(more.byService).toBe(2 * some.byService)
  // It looks back for an answer in two pieces, but never at all of a long reply.
  expect(more.most).toBe(some.most)
  expect(more.byGuard - some.byGuard).toBe(30 * some.most)
})
