import { expect, test } from 'vitest'
import { startLiveChatServer, startQuietServer } from '#support/server/live-chat-server.ts'

const recording = { audio: Buffer.from('the sound of a sum').toString('base64'), mimeType: 'audio/webm' }

test('what was said comes back as it is typed, and is stored nowhere', async () => {
  const { browser, openai } = await startLiveChatServer()
  openai.hears = 'Three over four plus a half.'
  expect(await browser.post('/api/dictation', recording)).toMatchObject({
    status: 200,
    json: { text: '3/4 + 1/2' },
  })
  expect(openai.asked('/v1/audio/transcriptions')[0]?.body).toContain('the sound of a sum')
  expect((await browser.get('/api/chat/sessions')).json).toEqual([])
  expect((await browser.get('/api/evaluations')).json).toEqual([])
})

test('danger that was said is answered with kind words', async () => {
  const { browser, openai } = await startLiveChatServer()
  openai.hears = 'I want to die'
  expect(await browser.post('/api/dictation', recording)).toMatchObject({
    status: 422,
    json: { code: 'kind_words' },
  })
})

test('where nobody listens it is said so, and nothing leaves', async () => {
  const { browser } = await startQuietServer()
  expect(await browser.post('/api/dictation', recording)).toMatchObject({
    status: 400,
    json: { message: 'Your tutor can’t listen yet, so please type.' },
  })
})
