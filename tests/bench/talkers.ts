import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { completionStream, type FakeOpenai, moderation, startFakeOpenai } from '../fakes/openai.ts'

const SENTENCES = 25
const WORDS = 8
/** As a quick model writes. */
const EVERY_MS = 25

/** A service that talks at an even pace and remembers when each sentence left it. */
export async function startTalker(): Promise<FakeOpenai & { leftAt: Map<string, number>; isPaced: boolean }> {
  const fake = await startFakeOpenai(() => 'unused')
  const talker = { ...fake, leftAt: new Map<string, number>(), isPaced: true }
  let replies = 0
  async function* paced(): AsyncGenerator<string> {
    const reply = ++replies
    // So that 50 streams don't speak in one voice.
    await pause((reply % 50) * (EVERY_MS / 50))
    for (let sentence = 0; sentence < SENTENCES; sentence++) {
      for (let word = 1; word < WORDS; word++) {
        yield eventOf('word ')
        await pause(EVERY_MS)
      }
      const last = `r${reply}s${sentence}end. `
      talker.leftAt.set(last.trim(), performance.now())
      yield eventOf(last)
      await pause(EVERY_MS)
    }
    yield END
  }
  fake.always(({ path }) => {
    if (path === '/v1/moderations') return moderation(false)
    return talker.isPaced
      ? { chunks: paced() }
      : completionStream(['That is a fine question. What do you think?'])
  })
  return talker
}

const event = (delta: object, finish_reason: string | null) =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason }] })}\n\n`
const eventOf = (content: string) => event({ content }, null)
const END = `${event({}, 'stop')}data: [DONE]\n\n`

export interface Talk {
  /** Sends and waits for the end of the reply. */
  say(content: string): Promise<void>
  close(): Promise<void>
}

/** A page's socket. @param onSentence told of each sentence's last word and when it has come */
export async function openTalk(options: {
  url: string
  headers?: Record<string, string>
  userId: number
  onSentence?: (last: string, at: number) => void
}): Promise<Talk> {
  const { url, headers, userId, onSentence } = options
  const socket = new WebSocket(url, { headers, perMessageDeflate: false })
  await once(socket, 'open')
  let sessionId: number | undefined
  let done = Promise.withResolvers<void>()
  // One that is turned away would be waited for without an end.
  socket.on('close', code => done.reject(new Error(`The socket was closed with ${code}`)))
  done.promise.catch(() => {})
  socket.on('message', data => {
    const message = JSON.parse(data.toString())
    if (message.type === 'ack') sessionId = message.sessionId
    if (message.type === 'error') done.reject(new Error(message.error))
    if (message.type !== 'response') return
    const at = performance.now()
    for (const [last] of message.content.matchAll(/r\d+s\d+end\./g)) onSentence?.(last, at)
    if (message.done) done.resolve()
  })
  return {
    async say(content) {
      done = Promise.withResolvers()
      socket.send(JSON.stringify({ userId, sessionId, content, modality: 'text' }))
      await done.promise
    },
    async close() {
      socket.close()
      await once(socket, 'close')
    },
  }
}
