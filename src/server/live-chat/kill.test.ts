import { expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { startTalkingOpenai } from '#fakes/talking-openai.ts'
import { signUp } from '#support/server/samples.ts'
import { startServe } from '#support/server/serve-process.ts'
import { openSocket } from '#support/server/socket-client.ts'
import { freshFolder } from '#support/server/test-server.ts'

const EXCHANGES = 3

test('killed in the middle of a stream, the server has every stored message', {
  tags: 'in-full',
}, async () => {
  const openai = await startTalkingOpenai()
  onTestFinished(openai.stop)
  vi.stubEnv('OPENAI_API_KEY', 'sk-test-1234567890')
  vi.stubEnv('OPENAI_BASE_URL', openai.baseUrl)
  onTestFinished(() => void vi.unstubAllEnvs())
  const dataDir = freshFolder()
  const serve = await startServe('--data-dir', dataDir)
  const userId = await signUp(serve.browser)

  const client = await openSocket(serve.browser)
  let sessionId: number | undefined
  const stored: number[] = []
  for (let exchange = 1; exchange <= EXCHANGES; exchange++) {
    openai.willSay(`Answer ${exchange}. Is that clear?`)
    client.send({ userId, sessionId, content: `Question ${exchange}` })
    const end = await client.done(exchange)
    sessionId = end.sessionId
    stored.push(end.messageId ?? 0)
  }
  const fed = openai.willBeFed()
  client.send({ userId, sessionId, content: 'The last question' })
  const { messageId } = await client.next('ack', () => true, EXCHANGES + 1)
  fed.say('This is only the beginning. ')
  await client.next('response', ({ content }) => content.startsWith('This is only'))
  serve.child.kill('SIGKILL')
  await serve.ended

  const again = await startServe('--data-dir', dataDir)
  again.browser.cookies.set('stepwise_session', serve.browser.cookies.get('stepwise_session') ?? '')
  const { json } = await again.browser.get(`/api/chat/sessions/${sessionId}/messages`)
  const messages = z.array(z.object({ id: z.number(), content: z.string(), ending: z.string() })).parse(json)
  expect(messages.map(({ content }) => content)).toEqual([
    ...[1, 2, 3].flatMap(number => [`Question ${number}`, `Answer ${number}. Is that clear?`]),
    'The last question',
  ])
  expect(messages.map(({ id }) => id)).toEqual(expect.arrayContaining([...stored, messageId]))

  // What was asked last can be asked for again, and nothing of it is there twice.
  openai.willSay('Here it is.')
  const later = await openSocket(again.browser)
  later.send({ userId, sessionId, content: '', retryOf: messageId })
  await later.done()
  expect((await again.browser.get(`/api/chat/sessions/${sessionId}/messages`)).json).toHaveLength(8)
})
