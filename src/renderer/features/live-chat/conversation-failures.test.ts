import { describe, expect, it, vi } from 'vitest'
import { VOICE_MESSAGE } from '#contract/live-chat.ts'
import { ApiError } from '#lib/api.ts'
import { response, setUp, stored, text } from './conversation-kit.ts'
import { unansweredId } from './rows.ts'

describe('a conversation in which something fails', () => {
  it('keeps the words when the tutor fails, and asks again without storing them twice', async () => {
    const { conversation, sent, lists, exchange, shown, titles } = setUp()
    conversation.say(text('help'))
    conversation.receive({ type: 'ack', sessionId: 1, messageId: 11 })
    lists.set(1, [stored(11, 'user', 'help')])
    conversation.receive({ type: 'error', sessionId: 1, error: 'The AI is slow.', code: 'ai_timeout' })
    expect(titles()).toEqual(['Error'])
    expect(exchange()).toMatchObject({ waiting: 'no', failure: 'The AI is slow.' })
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
        forGrownUps: 'WebSocket is not connected. Please refresh the page to reconnect.',
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

  it('keeps a recording that nobody could listen to, says so, and sends it again', async () => {
    const { conversation, sent, lists, exchange, shown, toast } = setUp()
    const voice = { content: 'c291bmQ=', modality: 'audio', mimeType: 'audio/webm' } as const
    conversation.say(voice)
    conversation.receive({ type: 'ack', sessionId: 1, messageId: 11 })
    lists.set(1, [stored(11, 'user', VOICE_MESSAGE, { isSpoken: true })])
    conversation.receive({
      type: 'error',
      sessionId: 1,
      error: "The AI service can't be reached.",
      code: 'ai_offline',
    })
    expect(exchange().failure).toMatch(/can’t listen right now.*recording is still here/)
    expect(toast).toHaveBeenLastCalledWith(
      expect.objectContaining({ description: exchange().failure, forGrownUps: expect.anything() }),
    )
    await vi.waitFor(() => expect(exchange().localMessages).toEqual([]))

    conversation.answerAgain(11)
    expect(sent[1]).toMatchObject({ ...voice, sessionId: 1, retryOf: 11 })
    expect(shown()).toEqual([`user: ${VOICE_MESSAGE}`, 'assistant: …'])
    conversation.receive({ type: 'transcript', sessionId: 1, messageId: 11, content: 'help' })
    expect(exchange().unheard).toBeUndefined()
  })

  it('keeps no recording in which nothing is to be heard', () => {
    const { conversation, exchange } = setUp()
    conversation.say({ content: 'c291bmQ=', modality: 'audio' })
    conversation.receive({ type: 'ack', sessionId: 1, messageId: 11 })
    conversation.receive({
      type: 'error',
      sessionId: 1,
      error: 'I couldn’t hear anything.',
      code: 'bad_request',
    })
    expect(exchange()).toMatchObject({ failure: 'I couldn’t hear anything.', unheard: undefined })
  })
})
