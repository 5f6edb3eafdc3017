import { describe, expect, it, vi } from 'vitest'
import { SOMETHING_WRONG } from '#lib/plain-words.ts'
import { createTextChat } from './text-chat.ts'

/** A response whose body the test writes piece by piece. */
function openStream(init?: ResponseInit) {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start(opened) {
      controller = opened
    },
  })
  return {
    response: new Response(body, init),
    writes: (text: string) => controller?.enqueue(new TextEncoder().encode(text)),
    ends: () => controller?.close(),
    breaks: () => controller?.error(new Error('reset')),
  }
}

function setUp(...answers: (Response | Error)[]) {
  const send = vi.fn(
    async (
      _url: string,
      _init: RequestInit,
      _deadline?: number,
      _signal?: AbortSignal,
    ): Promise<Response> => {
      const answer = answers.shift()
      if (!answer || answer instanceof Error) throw answer ?? new Error('no answer left')
      return answer
    },
  )
  const toast = vi.fn()
  const textChat = createTextChat({ send, toast, endToasts: vi.fn() })
  const ask = (text: string) => {
    textChat.type(text)
    return textChat.ask()
  }
  return {
    textChat,
    ask,
    send,
    toast,
    sent: (call: number) => JSON.parse(String(send.mock.calls[call]?.[1].body)),
    texts: () => textChat.store.getState().messages.map(({ role, content }) => `${role}: ${content}`),
    said: () => toast.mock.calls.map(([{ title, description }]) => `${title}: ${description}`),
  }
}

describe('the text AI chat', () => {
  it('streams the answer into an empty model message, whatever way it is cut', async () => {
    const stream = openStream()
    const { textChat, ask, texts } = setUp(stream.response)
    const asked = ask('  hello ')
    expect(texts()).toEqual(['user: hello', 'model: '])
    expect(textChat.store.getState()).toMatchObject({ draft: '', isSending: true })
    stream.writes('data: {"text":"He')
    stream.writes('llo "}\n\nda')
    await Promise.resolve()
    stream.writes('ta: {"text":"Mina"}\n\n')
    await vi.waitFor(() => expect(texts().at(-1)).toBe('model: Hello Mina'))
    stream.writes('data: {"done":true}\n\n')
    await asked
    expect(textChat.store.getState().isSending).toBe(false)
  })

  it('sends all messages before the new message as history', async () => {
    const first = openStream()
    const second = openStream()
    const { ask, sent } = setUp(first.response, second.response)
    first.writes('data: {"text":"two"}\n\ndata: {"done":true}\n\n')
    await ask('one')
    second.ends()
    await ask('three')
    expect(sent(0)).toEqual({ message: 'one', history: [] })
    expect(sent(1)).toEqual({
      message: 'three',
      history: [
        { role: 'user', content: 'one' },
        { role: 'model', content: 'two' },
      ],
    })
  })

  it('sends no blank text, and nothing while it is sending', async () => {
    const stream = openStream()
    const { ask, send } = setUp(stream.response)
    await ask('  \n')
    void ask('one')
    await ask('two')
    expect(send).toHaveBeenCalledOnce()
  })

  it('puts the words back when the server refuses, and says why', async () => {
    const refusal = Response.json({ message: 'No AI is connected.' }, { status: 503 })
    const { textChat, ask, texts, said, toast } = setUp(refusal)
    await ask('hello')
    expect(said()).toEqual(['Error: No AI is connected.'])
    expect(toast.mock.calls[0]?.[0]).toMatchObject({ forGrownUps: 'Server responded with 503' })
    expect(texts()).toEqual([])
    expect(textChat.store.getState()).toMatchObject({ draft: 'hello', failure: 'No AI is connected.' })
  })

  it('says so when there is no stream', async () => {
    const { ask, said, toast } = setUp(new Response(null))
    await ask('hello')
    expect(said()).toEqual([`Error: ${SOMETHING_WRONG}`])
    expect(toast.mock.calls[0]?.[0]).toMatchObject({ forGrownUps: 'Cannot read response stream' })
  })

  it("shows the server's own words for an error in the stream and keeps what came", async () => {
    const stream = openStream()
    const { textChat, ask, texts, said } = setUp(stream.response)
    stream.writes('data: {"text":"First "}\n\ndata: {"error":"The AI is busy."}\n\n')
    await ask('hello')
    expect(said()).toEqual(['Error: The AI is busy.'])
    expect(texts()).toEqual(['user: hello', 'model: First '])
    expect(textChat.store.getState().messages.at(-1)?.ending).toBe('cut_off')
  })

  it('says so when the stream breaks off', async () => {
    const stream = openStream()
    const { ask, texts, said } = setUp(stream.response)
    const asked = ask('hello')
    stream.writes('data: {"text":"First "}\n\n')
    await vi.waitFor(() => expect(texts().at(-1)).toBe('model: First '))
    stream.breaks()
    await asked
    expect(said()).toEqual(['Connection Error: Failed to read from the AI service. Please try again.'])
    expect(texts()).toEqual(['user: hello', 'model: First '])
  })

  it('says so when the message could not be sent', async () => {
    const { textChat, ask, said } = setUp(new Error('gone'))
    await ask('hello')
    expect(said()).toEqual(['Error: Failed to send message. Please try again.'])
    expect(textChat.store.getState()).toMatchObject({ draft: 'hello', isSending: false })
  })

  it('aborts when it is stopped, keeps what came, and hears no more', async () => {
    const stream = openStream()
    const { textChat, ask, send, texts, toast } = setUp(stream.response)
    const asked = ask('hello')
    stream.writes('data: {"text":"First "}\n\n')
    await vi.waitFor(() => expect(texts().at(-1)).toBe('model: First '))
    textChat.stop()
    expect(send.mock.calls[0]?.[3]?.aborted).toBe(true)
    stream.writes('data: {"text":"second"}\n\n')
    stream.ends()
    await asked
    expect(texts()).toEqual(['user: hello', 'model: First '])
    expect(textChat.store.getState()).toMatchObject({ isSending: false })
    expect(textChat.store.getState().messages.at(-1)?.ending).toBe('stopped')
    expect(toast).not.toHaveBeenCalled()
  })
})
