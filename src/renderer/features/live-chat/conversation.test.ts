import { describe, expect, it, vi } from 'vitest'
import { mina, response, setUp, stored, text } from './conversation-kit.ts'

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

  it('lets the child’s words cut the answer to the hello short, and keeps the two apart', async () => {
    const { conversation, sent, lists, shown, exchange, titles } = setUp()
    conversation.greet()
    expect(conversation.say(text('what is 3 x 4'))).toBe(true)
    expect(conversation.say(text('and 5 x 6'))).toBe(false)
    expect(sent).toMatchObject([{ content: "Hello! I'm Mina." }, { content: 'what is 3 x 4' }])
    expect(titles()).toEqual(['Please wait'])
    conversation.receive({ type: 'ack', sessionId: 1, messageId: 11 })
    conversation.receive(response('Hello, Mi'))
    conversation.receive(response('', true, { ending: 'stopped' }))
    expect(exchange().waiting).toBe('mine')
    conversation.receive({ type: 'ack', sessionId: 1, messageId: 12 })
    conversation.receive(response('How many are three fours?'))
    expect(shown()).toEqual([
      "user: Hello! I'm Mina.",
      'user: what is 3 x 4',
      'assistant: How many are three fours?…',
    ])
    lists.set(1, [
      stored(11, 'user', "Hello! I'm Mina."),
      stored(12, 'user', 'what is 3 x 4'),
      stored(13, 'assistant', 'How many are three fours?'),
    ])
    conversation.receive(response('', true, { messageId: 13, ending: 'complete' }))
    await vi.waitFor(() => expect(exchange().localMessages).toEqual([]))
  })

  it('shows what had come of a hello’s answer once', async () => {
    const { conversation, lists, shown, exchange } = setUp()
    conversation.greet()
    conversation.receive({ type: 'ack', sessionId: 1, messageId: 11 })
    conversation.receive(response('Hello, Mina!'))
    conversation.say(text('hi'))
    conversation.receive(response('', true, { messageId: 12, ending: 'stopped' }))
    conversation.receive({ type: 'ack', sessionId: 1, messageId: 13 })
    const all = ["user: Hello! I'm Mina.", 'assistant: Hello, Mina!', 'user: hi', 'assistant: Hi.']
    lists.set(1, [
      stored(11, 'user', "Hello! I'm Mina."),
      stored(12, 'assistant', 'Hello, Mina!'),
      stored(13, 'user', 'hi'),
    ])
    conversation.receive({ type: 'changed', sessionId: 1 })
    conversation.receive(response('Hi.'))
    await vi.waitFor(() => expect(exchange().localMessages).toHaveLength(1))
    expect(shown()).toEqual([...all.slice(0, 3), 'assistant: Hi.…'])
  })

  it('may be spoken to while another window’s hello is answered, and over no other reply', () => {
    const { conversation, sent } = setUp()
    conversation.receive({ type: 'replying', sessionId: 1, isGreeting: true })
    expect(conversation.say(text('first'))).toBe(true)
    conversation.select(2)
    conversation.receive({ type: 'replying', sessionId: 2, isGreeting: false })
    expect(conversation.say(text('second'))).toBe(false)
    expect(sent).toHaveLength(1)
  })

  it('says no hello over what is being typed, which goes first', () => {
    const { conversation, sent } = setUp()
    conversation.type('what is')
    conversation.greet()
    expect(sent).toEqual([])
    conversation.type(' ')
    conversation.greet()
    expect(sent).toMatchObject([{ content: "Hello! I'm Mina." }])
  })

  it('sends nothing into a recording: no hello, nothing again; the hello comes afterwards', async () => {
    const { conversation, sent, isRecording, titles } = setUp()
    isRecording.mockReturnValue(true)
    conversation.greet()
    conversation.answerAgain(11)
    await conversation.sayAgain('local-1')
    expect(conversation.say(text('over it'))).toBe(false)
    expect(sent).toEqual([])
    expect(new Set(titles())).toEqual(new Set(['Please wait']))
    isRecording.mockReturnValue(false)
    conversation.greet()
    expect(sent).toMatchObject([{ content: "Hello! I'm Mina." }])
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

  it('forgets everything for another family', () => {
    const { conversation } = setUp()
    conversation.type('a secret')
    conversation.say(text('hello'))
    conversation.openFor({ ...mina, id: 8 })
    expect(conversation.store.getState()).toMatchObject({ draft: '', exchanges: {}, selectedId: null })
  })
})
