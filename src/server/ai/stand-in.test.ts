import { expect, test } from 'vitest'
import { tutorFailure } from '../shared/tutor-failure.ts'
import type { ChatQuestion, Conversation } from './conversation.ts'
import { isOutOfReach, withoutStandInNote, withStandIn } from './stand-in.ts'

const question: ChatQuestion = {
  instruction: '',
  messages: [{ role: 'child', text: 'Hi' }],
  childName: 'Bo',
}
const { signal } = new AbortController()
const offline = tutorFailure('ai_offline')
const own: Conversation = {
  service: 'builtin',
  name: 'Stepwise’s own tutor',
  async *chat() {
    yield 'I am here.'
  },
}

/** Says these, and fails where an error stands among them. */
function cloud(said: (string | Error)[], moderate: Conversation['moderate'] = async () => undefined) {
  const first: Conversation = {
    service: 'cloud',
    name: 'your own cloud',
    async *chat() {
      for (const each of said) {
        if (each instanceof Error) throw each
        yield each
      }
    },
    moderate,
  }
  return withStandIn(first, own, isOutOfReach)
}

async function replyOf({ chat }: Conversation, until = signal): Promise<string> {
  let said = ''
  for await (const piece of chat(question, until)) said += piece
  return said
}
const NOTE = '*Your own cloud can’t be reached right now, so Stepwise’s own tutor answers.*\n\n'

test('what can not be had is replaced, and the reply says so once', async () => {
  const conversation = cloud([offline])
  expect(await replyOf(conversation)).toBe(`${NOTE}I am here.`)
  expect(conversation.service).toBe('builtin')
  expect(await replyOf(conversation)).toBe('I am here.')
})

test('nobody steps in for one that speaks, breaks off, is busy or was stopped', async () => {
  expect(await replyOf(cloud(['Hello.']))).toBe('Hello.')
  await expect(replyOf(cloud(['Hel', offline]))).rejects.toBe(offline)
  const busy = tutorFailure('ai_busy')
  await expect(replyOf(cloud([busy]))).rejects.toBe(busy)
  await expect(replyOf(cloud([offline]), AbortSignal.abort())).rejects.toBe(offline)
})

test('a message that can not be looked through goes to nobody but the stand-in', async () => {
  const conversation = cloud(['Never said.'], () => Promise.reject(offline))
  expect(await conversation.moderate?.('Hi', signal)).toBeUndefined()
  expect(await replyOf(conversation)).toBe(`${NOTE}I am here.`)
})

test('a draft that can not be looked through is not let go', async () => {
  const checks = [undefined, offline]
  const conversation = cloud(['Unchecked.'], async () => {
    const failure = checks.shift()
    if (failure) throw failure
    return undefined
  })
  await conversation.moderate?.('Hi', signal)
  await replyOf(conversation)
  await expect(conversation.moderate?.('Unchecked.', signal)).rejects.toBe(offline)
})

test('what a tutor is told of the chat later lacks the note', () => {
  expect(withoutStandInNote(`${NOTE}*Which* is it?`)).toBe('*Which* is it?')
  expect(withoutStandInNote('*So* it goes.')).toBe('*So* it goes.')
})
