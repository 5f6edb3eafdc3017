import { expect, test } from 'vitest'
import { VOICE_MESSAGE } from '#contract/live-chat.ts'
import { openaiErrors } from '#fakes/openai.ts'
import { FIRST, startLiveChatServer, startQuietServer } from '#support/server/live-chat-server.ts'
import { openSocket } from '#support/server/socket-client.ts'

/** The head of a WebM file and something behind it. */
const webm = Buffer.concat([Buffer.from('1a45dfa3', 'hex'), Buffer.from(' the sound of a question')])
const spoken = { userId: FIRST, content: webm.toString('base64'), modality: 'audio' as const }

test('a voice message is heard, answered and answered aloud', async () => {
  const { browser, openai } = await startLiveChatServer()
  openai.hears = 'Why do leaves fall?'
  openai.willSay('What do leaves need in **winter**?')
  const client = await openSocket(browser)
  client.send({ ...spoken, mimeType: 'audio/webm;codecs=opus' })

  const { messageId, sessionId } = await client.next('ack')
  expect(await client.next('transcript')).toMatchObject({
    messageId,
    sessionId,
    content: 'Why do leaves fall?',
  })
  const { messageId: replyId, hasSpeech } = await client.done()
  expect(hasSpeech).toBe(true)
  const { audio, mimeType } = await client.next('audioStream', message => message.messageId === replyId)
  expect([Buffer.from(audio, 'base64').toString(), mimeType]).toEqual([
    'ID3 the sound of words',
    'audio/mpeg',
  ])

  const [heard] = openai.asked('/v1/audio/transcriptions')
  expect(heard?.body).toContain('filename="recording.webm"')
  expect(heard?.body).toContain('the sound of a question')
  expect(openai.asked('/v1/audio/speech')[0]?.body.input).toBe('What do leaves need in winter?')
  expect((await browser.get(`/api/chat/sessions/${sessionId}/messages`)).json).toMatchObject([
    { content: 'Why do leaves fall?', isSpoken: true },
    { role: 'assistant', isSpoken: false },
  ])
})

test('the live chunks stand in for a recording that does not come', async () => {
  const { browser, openai } = await startLiveChatServer()
  const client = await openSocket(browser)
  for (const part of [webm.subarray(0, 9), webm.subarray(9)]) {
    const audio = part.toString('base64')
    client.send({ type: 'audioInput', audio, userId: FIRST, isRealTimeChunk: true, modality: 'audio' })
  }
  client.send({ ...spoken, content: '' })
  await client.next('transcript')
  expect(openai.asked('/v1/audio/transcriptions')[0]?.body).toContain('the sound of a question')
  await client.next('audioStream')

  client.send({ ...spoken, content: '' })
  expect(await client.next('error')).toMatchObject({ error: 'No audio was recorded. Please try again.' })
})

test('typed text is answered aloud in Audio Mode alone', async () => {
  const { browser, openai } = await startLiveChatServer()
  const client = await openSocket(browser)
  client.send({ userId: FIRST, content: 'Hello', isAudioMode: true })
  await client.next('audioStream')
  client.send({ userId: FIRST, content: 'Hello' })
  expect((await client.done(2)).hasSpeech).toBe(false)
  expect(openai.asked('/v1/audio/speech')).toHaveLength(1)
})

test('what is no sound and what is no base64 is refused before anything is stored', async () => {
  const { browser, openai } = await startLiveChatServer()
  const client = await openSocket(browser)
  const noSound = Buffer.from('GIF89a is a picture, not a sound').toString('base64')
  for (const content of [noSound, 'this is *not* base64!', 'AAA']) {
    client.send({ ...spoken, content })
  }
  const { error } = await client.next('error', () => true, 3)
  expect(error).toBe('There was a problem processing your audio.')
  expect((await browser.get('/api/chat/sessions')).json).toEqual([])
  expect(openai.requests).toEqual([])
})

test('silence is told, and the message stays', async () => {
  const { browser, openai } = await startLiveChatServer()
  openai.hears = ' '
  const client = await openSocket(browser)
  client.send(spoken)
  const { messageId, sessionId } = await client.next('ack')
  expect((await client.next('error')).error).toContain('couldn’t hear')
  client.send({ ...spoken, content: '', sessionId, retryOf: messageId })
  expect((await client.next('error', () => true, 2)).error).toBe('Please record your message again.')
})

test('a recording that nobody could listen to is sent again, and stands in the chat once', async () => {
  const { browser, openai } = await startLiveChatServer()
  openai.hears = 'Why do leaves fall?'
  openai.next(openaiErrors.quota)
  const client = await openSocket(browser)
  client.send(spoken)
  const { messageId, sessionId } = await client.next('ack')
  expect((await client.next('error')).code).toBe('ai_busy')
  client.send({ ...spoken, sessionId, retryOf: messageId })
  expect(await client.next('transcript')).toMatchObject({ messageId, content: 'Why do leaves fall?' })
  await client.done()
  expect((await browser.get(`/api/chat/sessions/${sessionId}/messages`)).json).toMatchObject([
    { id: messageId, content: 'Why do leaves fall?', isSpoken: true },
    { role: 'assistant' },
  ])
  // It is heard by now: another time the words are answered, not the sound.
  const heard = openai.asked('/v1/audio/transcriptions').length
  client.send({ ...spoken, sessionId, retryOf: messageId })
  await client.done(2)
  expect(openai.asked('/v1/audio/transcriptions')).toHaveLength(heard)
})

test('the builtin tutor says kindly that it can not listen', async () => {
  const { browser } = await startQuietServer()
  const client = await openSocket(browser)
  client.send(spoken)
  const { sessionId } = await client.done()
  expect(client.text()).toContain('Please type your message')
  expect((await browser.get(`/api/chat/sessions/${sessionId}/messages`)).json).toMatchObject([
    { content: VOICE_MESSAGE, isSpoken: true },
    { role: 'assistant', ending: 'complete' },
  ])
})

test('a voice that fails is told after the reply, which stays', async () => {
  const { browser, openai } = await startLiveChatServer()
  openai.always(({ path }) => (path === '/v1/audio/speech' ? openaiErrors.quota : openaiErrors.unknownUrl))
  const { completionStream } = await import('#fakes/openai.ts')
  openai.next({ body: { results: [{ flagged: false, categories: {} }] } }, completionStream(['Hello.']))
  const client = await openSocket(browser)
  client.send({ userId: FIRST, content: 'Hello', isAudioMode: true })
  expect((await client.done()).ending).toBe('complete')
  expect(await client.next('error')).toMatchObject({ code: 'ai_busy' })
})
