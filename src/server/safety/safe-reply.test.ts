import { expect, test } from 'vitest'
import { blockedAnswer, generatedStream, startFakeGemini } from '#fakes/gemini.ts'
import { newFamily } from '#support/server/families.ts'
import { FIRST, startLiveChatServer, startQuietServer } from '#support/server/live-chat-server.ts'
import { openSocket } from '#support/server/socket-client.ts'
import { startTestServer } from '#support/server/test-server.ts'
import { ASKING_TEXTS, AT_HOME_TEXTS, CHANGE_OF_SUBJECT, KIND_TEXTS } from './care-texts.ts'
import { COUNTRIES, helpInWords } from './helplines.ts'

const [SELF_HARM = ''] = KIND_TEXTS.self_harm.young
const HELP = helpInWords(COUNTRIES.GB)

const ask = (content: string) => ({ userId: FIRST, content })

test('a child in need gets kind words, a helpline and a flag, and no AI is asked', async () => {
  const { browser, openai } = await startLiveChatServer()
  const client = await openSocket(browser)
  client.send(ask('i dont want to live anymore'))
  const { sessionId, isFlagged, ending } = await client.done()
  expect({ isFlagged, ending, text: client.text() }).toEqual({
    isFlagged: true,
    ending: 'complete',
    text: `${SELF_HARM}\n\n${HELP}`,
  })
  expect(client.text()).toMatch(/grown-up[\s\S]*0800 1111[\s\S]*999/)
  expect(openai.requests).toEqual([])

  client.send({ ...ask('What is a volcano?'), sessionId })
  await client.done(2)
  const { json } = await browser.get(`/api/chat/sessions/${sessionId}/messages`)
  expect(json).toMatchObject([
    { role: 'user', isFlagged: true },
    { role: 'assistant', isFlagged: true },
    { role: 'user', isFlagged: false },
    { role: 'assistant', isFlagged: false },
  ])
  const { messages } = openai.asked('/v1/chat/completions')[0]?.body ?? {}
  expect(JSON.stringify(messages)).not.toContain('live anymore')
})

test('a child who may be in need is asked whether it is, and the tutor answers all the same', async () => {
  const { browser, openai } = await startLiveChatServer()
  openai.willSay('Shall we do a sum together?')
  const client = await openSocket(browser)
  client.send(ask('the others forgot my birthday'))
  const { sessionId, isFlagged } = await client.done()
  expect(isFlagged).toBe(false)
  expect(client.text()).toBe(`${ASKING_TEXTS.young[0]}\n\nShall we do a sum together?`)
  const { json } = await browser.get(`/api/chat/sessions/${sessionId}/messages`)
  expect(json).toMatchObject([{ isFlagged: false }, { isFlagged: false }])
})

test('who may tell of harm at home is asked, and none of it is kept', async () => {
  const { browser, openai } = await startLiveChatServer()
  const client = await openSocket(browser)
  client.send(ask('my stepdad shouts a lot'))
  const { isUnkept } = await client.done()
  expect({ isUnkept, text: client.text() }).toEqual({ isUnkept: true, text: ASKING_TEXTS.young[0] })
  expect(openai.requests).toEqual([])
})

test('what only the service finds is stopped too, before its model is asked', async () => {
  const { browser, openai } = await startLiveChatServer()
  openai.moderates(text =>
    text.includes('zebra') ? { 'self-harm/intent': true, violence: true } : undefined,
  )
  const client = await openSocket(browser)
  client.send(ask('the zebra plan'))
  await client.done()
  expect(client.text()).toContain(SELF_HARM)
  expect(openai.asked('/v1/chat/completions')).toEqual([])
})

test('a draft is stopped at its first bad sentence; what came before stays', async () => {
  const { browser, openai } = await startLiveChatServer()
  openai.moderates(text => (text.includes('grim') ? { violence: true } : undefined))
  openai.willSay('Knights wore armour. Then something grim happened. It was long ago.')
  const client = await openSocket(browser)
  client.send(ask('Tell me about knights'))
  const { isFlagged, sessionId } = await client.done()
  expect(isFlagged).toBe(true)
  expect(client.text()).toBe(`Knights wore armour. \n\n${CHANGE_OF_SUBJECT}`)
  expect((await browser.get(`/api/chat/sessions/${sessionId}/messages`)).text).not.toContain('grim')
})

test('a sentence is shown while the next one is still being checked', async () => {
  const { browser, openai } = await startLiveChatServer()
  const fed = openai.willBeFed()
  const client = await openSocket(browser)
  client.send(ask('Tell me about birds'))
  await client.next('ack')
  fed.say('Birds have wings.')
  await client.next('response', ({ content }) => content === 'Birds have wings.')
  fed.say(' They fly.')
  await client.next('response', ({ content }) => content === ' They fly.')
  fed.finish()
  await client.done()
  expect(openai.asked('/v1/moderations').map(({ body }) => body.input)).toEqual([
    'Tell me about birds',
    'Birds have wings.',
    ' They fly.',
  ])
})

test('a draft that asks a child for its address never arrives', async () => {
  const { browser, openai } = await startLiveChatServer()
  openai.willSay('Nice to meet you! What is your home address?')
  const client = await openSocket(browser)
  client.send(ask('Hi'))
  await client.done()
  expect(client.text()).toBe(`Nice to meet you! \n\n${CHANGE_OF_SUBJECT}`)
})

test('private details stay at home', async () => {
  const { browser, openai } = await startLiveChatServer()
  const client = await openSocket(browser)
  client.send(ask('I live at 12 Oak Street, come and play'))
  await client.done()
  expect(client.text()).toBe(KIND_TEXTS.private_details.young[0])
  expect(openai.requests).toEqual([])
})

test('when moderation can not be reached, nothing unchecked is shown', async () => {
  const { browser, openai } = await startLiveChatServer()
  const { openaiErrors, completionStream } = await import('#fakes/openai.ts')
  openai.always(({ path, body }) => {
    if (path !== '/v1/moderations') return completionStream(['One thing. ', 'Another thing.'])
    return body.input === 'Another thing.'
      ? openaiErrors.key('k')
      : { body: { results: [{ flagged: false, categories: {} }] } }
  })
  const client = await openSocket(browser)
  client.send(ask('Two things, please'))
  expect(await client.next('error')).toMatchObject({ code: 'ai_key_refused' })
  expect(client.text()).toBe('One thing. ')
  expect(await client.done()).toMatchObject({ ending: 'cut_off' })
})

test("Gemini's own refusal becomes kind words", async () => {
  const gemini = await startFakeGemini(() => 'unused')
  const environment = { GEMINI_API_KEY: 'AIza-test', GEMINI_BASE_URL: gemini.baseUrl }
  const server = await startTestServer({ environment })
  gemini.always(() => generatedStream(['unused']))
  gemini.next({ chunks: [`data: ${JSON.stringify(blockedAnswer.body)}\r\n\r\n`] })
  const client = await openSocket(newFamily(server))
  client.send(ask('Tell me a story'))
  expect(await client.done()).toMatchObject({ ending: 'complete', isFlagged: true })
  expect(client.text()).toBe(CHANGE_OF_SUBJECT)
  expect(gemini.requests[0]?.body.safetySettings).toHaveLength(4)
  await server.close()
  await gemini.stop()
})

test('the builtin tutor looks through what a child writes too', async () => {
  const { browser } = await startQuietServer()
  const client = await openSocket(browser)
  client.send(ask('my dad hits me'))
  expect((await client.done()).isFlagged).toBe(true)
  expect(client.text()).toBe(`${AT_HOME_TEXTS.young[0]}\n\n${HELP}`)
})
