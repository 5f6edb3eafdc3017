import { expect, test } from 'vitest'
import type { Conversation } from './conversation.ts'
import { meteredConversation } from './metered-conversation.ts'

const { signal } = new AbortController()
const question = {
  instruction: 'Be kind.',
  messages: [{ role: 'child' as const, text: 'héllo' }],
  childName: 'Mina',
}

const cloud: Conversation = {
  service: 'openai',
  async *chat() {
    yield 'one '
    yield 'two'
  },
  moderate: async () => undefined,
}

async function textOf(fragments: AsyncIterable<string>) {
  let text = ''
  for await (const fragment of fragments) text += fragment
  return text
}

test('a reply counts as one call with the bytes of all that was sent, its checks as bytes alone', async () => {
  const uses: object[] = []
  const metered = meteredConversation(cloud, async use => void uses.push(use))
  const reply = metered.chat(question, signal)
  expect((await reply[Symbol.asyncIterator]().next()).value).toBe('one ')
  await metered.moderate?.('one', signal)
  expect(await textOf(reply)).toBe('two')
  expect(uses).toEqual([{ bytes: 14 }, { bytes: 3, calls: 0 }])
})

test('a reply that may not go out never reaches the service', async () => {
  let isAsked = false
  const spying: Conversation = {
    ...cloud,
    async *chat() {
      isAsked = true
      yield 'never'
    },
  }
  const metered = meteredConversation(spying, () => Promise.reject(new Error('used up')))
  await expect(textOf(metered.chat(question, signal))).rejects.toThrow('used up')
  expect(isAsked).toBe(false)
})

test('the builtin tutor sends nothing, so nothing is counted', () => {
  const builtin: Conversation = { ...cloud, service: 'builtin' }
  expect(meteredConversation(builtin, () => Promise.reject(new Error('counted')))).toBe(builtin)
})
