import { describe, expect, it, vi } from 'vitest'
import type { ChatMessage } from '#contract/chat.ts'
import type { ClientMessage } from '#contract/chat-socket.ts'
import { ApiError, type Request } from '#lib/api.ts'
import { createConversation } from './conversation.ts'
import { quiet } from './live-exchange.ts'
import { rowsOf, unansweredId } from './rows.ts'

const mina = {
  id: 7,
  parentName: 'Rosa',
  childName: 'Mina',
  childBirthYear: new Date().getFullYear() - 10,
  email: 'rosa@example.org',
  assistantName: 'AI Tutor',
}

const stored = (id: number, role: ChatMessage['role'], content: string, more = {}): ChatMessage => ({
  id,
  role,
  content,
  ending: 'complete',
  isFlagged: false,
  isSpoken: false,
  createdAt: '2026-03-05T15:04:00.000Z',
  ...more,
})

function setUp({ sessionId = 1 as number | null, isConnected = true } = {}) {
  const lists = new Map<number, ChatMessage[]>([[1, []]])
  const sent: ClientMessage[] = []
  const connection = { isOpen: isConnected }
  const calls = vi.fn()
  const parts = {
    send: (message: ClientMessage) => {
      if (connection.isOpen) sent.push(message)
      return connection.isOpen
    },
    request: calls as unknown as Request,
    fetchMessages: vi.fn(async (id: number) => {
      const list = lists.get(id)
      if (!list) throw new ApiError(404, 'Not found')
      return list
    }),
    refetchSessions: vi.fn(),
    newestId: (id: number | null) => lists.get(id ?? 0)?.at(-1)?.id ?? 0,
    play: vi.fn(),
    toast: vi.fn(),
  }
  const conversation = createConversation(parts)
  conversation.openFor(mina)
  if (sessionId !== null) conversation.select(sessionId)
  const exchange = (id: number | 'none' = 1) => conversation.store.getState().exchanges[id] ?? quiet
  return {
    ...parts,
    conversation,
    sent,
    lists,
    connection,
    calls,
    exchange,
    /** What the child sees: role and text, with `…` where a reply grows. */
    shown: (id = 1) =>
      rowsOf(lists.get(id) ?? [], exchange(id)).map(
        row => `${row.role}: ${row.content}${row.isPending ? '…' : ''}${row.unsentId ? ' (not sent)' : ''}`,
      ),
    titles: () => parts.toast.mock.calls.map(([{ title }]) => title),
  }
}

const text = (content: string) => ({ content, modality: 'text' }) as const
const response = (content: string, done = false, more = {}) =>
  ({ type: 'response', sessionId: 1, content, done, ...more }) as const

describe('a conversation', () => {
  it('streams a reply into a pending message, then shows what is stored', async () => {
    const { conversation, sent, lists, shown, exchange, fetchMessages } = setUp()
    expect(conversation.say(text('  how do I add fractions? '))).toBe(true)
    expect(sent[0]).toMatchObject({
      userId: 7,
      sessionId: 1,
      content: 'how do I add fractions?',
      modality: 'text',
      isAudioMode: false,
    })
    expect(sent[0]).toHaveProperty('systemPrompt', expect.stringMatching(/Mina, who is 10 years old/))
    expect(shown()).toEqual(['user: how do I add fractions?', 'assistant: …'])

    conversation.receive({ type: 'ack', sessionId: 1, messageId: 11 })
    conversation.receive(response('Good one. '))
    conversation.receive(response('What is half?'))
    expect(shown().at(-1)).toBe('assistant: Good one. What is half?…')

    lists.set(1, [
      stored(11, 'user', 'how do I add fractions?'),
      stored(12, 'assistant', 'Good one. What is half?'),
    ])
    conversation.receive(response('', true, { messageId: 12, ending: 'complete' }))
    expect(exchange().waiting).toBe('no')
    expect(shown()).toEqual(['user: how do I add fractions?', 'assistant: Good one. What is half?'])
    await vi.waitFor(() => expect(exchange().localMessages).toEqual([]))
    expect(fetchMessages).toHaveBeenCalledWith(1)
  })

  it('takes no blank text, and nothing while a reply is under way', () => {
    const { conversation, sent, toast } = setUp()
    expect(conversation.say(text(' \n '))).toBe(false)
    conversation.say(text('one'))
    expect(conversation.say(text('two'))).toBe(false)
    expect(sent).toHaveLength(1)
    expect(toast.mock.calls).toEqual([
      [{ title: 'Please wait', description: 'Still processing your last message' }],
    ])
  })

  it('keeps the sessions apart while one of them is answered', () => {
    const { conversation, sent, lists, shown } = setUp()
    lists.set(2, [])
    conversation.say(text('in one'))
    conversation.select(2)
    expect(conversation.say(text('in two'))).toBe(true)
    conversation.receive({ type: 'ack', sessionId: 1, messageId: 11 })
    conversation.receive({ type: 'ack', sessionId: 2, messageId: 12 })
    conversation.receive(response('for one'))
    conversation.receive({ ...response('for two'), sessionId: 2 })
    expect(shown(1)).toEqual(['user: in one', 'assistant: for one…'])
    expect(shown(2)).toEqual(['user: in two', 'assistant: for two…'])
    expect(sent).toHaveLength(2)
  })

  it('takes over the session that the first message made', () => {
    const { conversation, lists, shown, refetchSessions } = setUp({ sessionId: null })
    lists.set(5, [])
    conversation.say(text('hello'))
    conversation.stop()
    conversation.receive({ type: 'ack', sessionId: 5, messageId: 11 })
    expect(conversation.store.getState().selectedId).toBe(5)
    expect(shown(5)).toEqual(['user: hello', 'assistant: …'])
    expect(refetchSessions).toHaveBeenCalled()
  })

  it('stops a reply, and one without a session as soon as it has an id', () => {
    const { conversation, sent } = setUp({ sessionId: null })
    conversation.say(text('hello'))
    conversation.stop()
    expect(sent).toHaveLength(1)
    conversation.receive({ type: 'ack', sessionId: 5, messageId: 11 })
    expect(sent[1]).toEqual({ type: 'stop', sessionId: 5 })
  })

  it('keeps the words when the tutor fails, and asks again without storing them twice', async () => {
    const { conversation, sent, lists, exchange, shown, titles } = setUp()
    conversation.say(text('help'))
    conversation.receive({ type: 'ack', sessionId: 1, messageId: 11 })
    lists.set(1, [stored(11, 'user', 'help')])
    conversation.receive({ type: 'error', sessionId: 1, error: 'The AI is busy.', code: 'ai_busy' })
    expect(titles()).toEqual(['Error'])
    expect(exchange()).toMatchObject({ waiting: 'no', failure: 'The AI is busy.' })
    await vi.waitFor(() => expect(exchange().localMessages).toEqual([]))
    expect(shown()).toEqual(['user: help'])
    expect(unansweredId(lists.get(1) ?? [], exchange())).toBe(11)

    conversation.answerAgain(11)
    expect(sent[1]).toMatchObject({ sessionId: 1, retryOf: 11 })
    expect(shown()).toEqual(['user: help', 'assistant: …'])
    expect(exchange().failure).toBeNull()
  })

  it('says what went wrong even when the server does not', () => {
    const { conversation, toast } = setUp()
    conversation.say(text('help'))
    conversation.receive({ type: 'error', error: '' })
    expect(toast).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Error', description: 'Something went wrong' }),
    )
  })

  it('keeps a message that was refused, to be sent again', async () => {
    const { conversation, sent, shown, titles } = setUp()
    conversation.say(text('help'))
    conversation.receive({
      type: 'error',
      sessionId: 1,
      error: 'Still processing your last message',
      code: 'still_replying',
    })
    expect(titles()).toEqual(['Please wait'])
    expect(shown()).toEqual(['user: help (not sent)'])
    await conversation.sayAgain('local-1')
    expect(sent).toHaveLength(2)
    expect(shown()).toEqual(['user: help', 'assistant: …'])
  })

  it('does not send again what had arrived after all', async () => {
    const { conversation, sent, lists, shown } = setUp()
    conversation.say(text('help'))
    conversation.interrupt()
    expect(shown()).toEqual(['user: help (not sent)'])
    lists.set(1, [stored(11, 'user', 'help')])
    await conversation.sayAgain('local-1')
    expect(sent).toHaveLength(1)
    expect(shown()).toEqual(['user: help'])
  })

  it('takes an older message of the same words for another one', async () => {
    const { conversation, lists, shown } = setUp()
    lists.set(1, [stored(11, 'user', 'help'), stored(12, 'assistant', 'With what?')])
    conversation.say(text('help'))
    conversation.interrupt()
    conversation.catchUp()
    await new Promise(resolve => setTimeout(resolve))
    expect(shown()).toEqual(['user: help', 'assistant: With what?', 'user: help (not sent)'])
  })

  it('loses nothing when it reconnects in the middle of a reply', async () => {
    const { conversation, lists, shown, exchange } = setUp()
    conversation.say(text('help'))
    conversation.receive({ type: 'ack', sessionId: 1, messageId: 11 })
    conversation.receive(response('First '))
    conversation.interrupt()
    expect(shown()).toEqual(['user: help', 'assistant: First '])
    expect(exchange().waiting).toBe('no')

    lists.set(1, [stored(11, 'user', 'help')])
    conversation.receive({ type: 'replying', sessionId: 1 })
    conversation.catchUp()
    await vi.waitFor(() => expect(exchange().localMessages).toHaveLength(1))
    expect(shown()).toEqual(['user: help', 'assistant: First …'])

    lists.set(1, [stored(11, 'user', 'help'), stored(12, 'assistant', 'First this, then that.')])
    conversation.receive({ type: 'changed', sessionId: 1 })
    await vi.waitFor(() => expect(exchange().localMessages).toEqual([]))
    expect(shown()).toEqual(['user: help', 'assistant: First this, then that.'])
  })

  it('shows that another window is being answered', async () => {
    const { conversation, shown, lists, exchange } = setUp()
    conversation.receive({ type: 'replying', sessionId: 1 })
    expect(shown()).toEqual(['assistant: …'])
    expect(conversation.say(text('me too'))).toBe(false)
    lists.set(1, [stored(11, 'user', 'a'), stored(12, 'assistant', 'b')])
    conversation.receive({ type: 'changed', sessionId: 1 })
    await vi.waitFor(() => expect(exchange().waiting).toBe('no'))
    expect(shown()).toEqual(['user: a', 'assistant: b'])
  })

  it('greets by name once, and loses no word when another window was first', () => {
    const { conversation, sent, shown, titles } = setUp()
    conversation.greet()
    conversation.greet()
    expect(sent).toMatchObject([{ content: "Hello! I'm Mina." }])
    conversation.receive({
      type: 'error',
      sessionId: 1,
      error: 'Still processing your last message',
      code: 'still_replying',
    })
    expect(shown()).toEqual([])
    expect(titles()).toEqual([])
  })

  it('sends a recording with its placeholder, and shows what was said', () => {
    const { conversation, sent, shown, titles } = setUp()
    conversation.say({ content: 'AAAA', modality: 'audio', mimeType: 'audio/webm' })
    expect(sent[0]).toMatchObject({ content: 'AAAA', modality: 'audio', mimeType: 'audio/webm' })
    expect(titles()).toEqual(['Voice message sent'])
    expect(shown()[0]).toBe('user: [Voice message]')
    conversation.receive({ type: 'ack', sessionId: 1, messageId: 11 })
    conversation.receive({ type: 'transcript', sessionId: 1, messageId: 11, content: 'what is half' })
    expect(shown()[0]).toBe('user: what is half')
  })

  it('takes the failure of a voice for no failure of the next message', () => {
    const { conversation, shown, titles } = setUp()
    conversation.say(text('one'))
    conversation.receive({ type: 'ack', sessionId: 1, messageId: 11 })
    conversation.receive(response('two'))
    conversation.receive(response('', true, { messageId: 12, ending: 'complete', hasSpeech: true }))
    conversation.say(text('three'))
    conversation.receive({ type: 'error', sessionId: 1, error: 'The voice is busy.' })
    expect(titles()).toEqual(['Error'])
    expect(shown().slice(-2)).toEqual(['user: three', 'assistant: …'])
  })

  it('keeps a recording that could not be sent', async () => {
    const { conversation, connection, sent, shown, toast } = setUp({ isConnected: false })
    conversation.say({ content: 'AAAA', modality: 'audio', mimeType: 'audio/webm' })
    expect(toast).toHaveBeenCalledWith(
      expect.objectContaining({
        title: 'Audio Error',
        description: 'Could not process audio or connection is unavailable.',
      }),
    )
    expect(shown()).toEqual(['user: [Voice message] (not sent)'])
    connection.isOpen = true
    await conversation.sayAgain('local-1')
    expect(sent[0]).toMatchObject({ content: 'AAAA', modality: 'audio' })
  })

  it('says so without a connection, and sends over HTTP instead', async () => {
    const { conversation, lists, calls, shown, toast } = setUp({ isConnected: false })
    const message = stored(11, 'user', 'help')
    const reply = stored(12, 'assistant', 'With what?')
    calls.mockImplementation(async () => {
      await Promise.resolve()
      lists.set(1, [message, reply])
      return { sessionId: 1, message, reply }
    })
    conversation.say(text('help'))
    expect(toast).toHaveBeenCalledWith(
      expect.objectContaining({
        title: 'Connection Error',
        description: 'WebSocket is not connected. Please refresh the page to reconnect.',
      }),
    )
    expect(shown()).toEqual(['user: help', 'assistant: …'])
    await vi.waitFor(() => expect(shown()).toEqual(['user: help', 'assistant: With what?']))
    expect(calls.mock.calls[0]?.[1]).toMatchObject({ params: { id: 1 }, body: { content: 'help' } })
  })

  it('keeps the words when HTTP fails too', async () => {
    const { conversation, calls, shown, titles } = setUp({ isConnected: false })
    calls.mockRejectedValue(new ApiError(0, 'Stepwise is not answering.', { code: 'unreachable' }))
    conversation.say(text('help'))
    await vi.waitFor(() => expect(shown()).toEqual(['user: help (not sent)']))
    expect(titles()).toEqual(['Connection Error', 'Error sending message'])
  })

  it('leaves a session that is gone', async () => {
    const { conversation, lists } = setUp()
    lists.delete(1)
    conversation.receive({ type: 'changed', sessionId: 1 })
    await vi.waitFor(() => expect(conversation.store.getState().selectedId).toBeNull())
  })

  it('forgets everything for another family', () => {
    const { conversation } = setUp()
    conversation.type('a secret')
    conversation.say(text('hello'))
    conversation.openFor({ ...mina, id: 8 })
    expect(conversation.store.getState()).toMatchObject({ draft: '', exchanges: {}, selectedId: null })
  })
})

describe('unansweredId', () => {
  it.each([
    [[], null],
    [[stored(1, 'user', 'a')], 1],
    [[stored(1, 'user', 'a'), stored(2, 'assistant', 'b')], null],
    [[stored(1, 'user', 'a'), stored(2, 'assistant', 'b', { ending: 'cut_off' })], 1],
    [[stored(1, 'user', 'a'), stored(2, 'assistant', 'b', { ending: 'stopped' })], null],
  ])('finds in %# what lacks a whole reply', (list, expected) => {
    expect(unansweredId(list, quiet)).toBe(expected)
    expect(unansweredId(list, { ...quiet, waiting: 'elsewhere' })).toBeNull()
  })
})

describe('rowsOf', () => {
  it('hides blank messages and keeps the rows of unchanged ones', () => {
    const list = [stored(1, 'user', 'a'), stored(2, 'assistant', ' \n')]
    const [first, ...rest] = rowsOf(list, quiet)
    expect(rest).toEqual([])
    expect(rowsOf([...list, stored(3, 'user', 'b')], quiet)[0]).toBe(first)
  })
})
