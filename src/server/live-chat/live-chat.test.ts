import { expect, test, vi } from 'vitest'
import { createGreeting, STILL_REPLYING } from '#contract/live-chat.ts'
import { newFamily } from '#support/server/families.ts'
import { FIRST, startLiveChatServer } from '#support/server/live-chat-server.ts'
import { family } from '#support/server/samples.ts'
import { openSocket } from '#support/server/socket-client.ts'

const hello = { userId: FIRST, content: 'Why is the sky blue?', modality: 'text' as const }

test('a message is acknowledged, answered sentence by sentence and stored', async () => {
  const { browser, openai } = await startLiveChatServer()
  openai.willSay('Light is made of colours. Blue is scattered most! Can you think why?')
  const client = await openSocket(browser)
  client.send({ ...hello, systemPrompt: 'Be brief.' })

  const { messageId, sessionId } = await client.next('ack')
  const end = await client.done()
  expect(end).toMatchObject({ sessionId, ending: 'complete', isFlagged: false, hasSpeech: false })
  const parts = client.messages.flatMap(each =>
    each.type === 'response' && !each.done ? [each.content] : [],
  )
  expect(parts).toEqual(['Light is made of colours. ', 'Blue is scattered most! ', 'Can you think why?'])
  expect((await browser.get(`/api/chat/sessions/${sessionId}/messages`)).json).toMatchObject([
    { id: messageId, role: 'user', content: hello.content, ending: 'complete' },
    { id: end.messageId, role: 'assistant', content: parts.join(''), ending: 'complete', isFlagged: false },
  ])
  await client.next('changed')
  expect((await browser.get('/api/chat/sessions')).json).toMatchObject([
    { id: sessionId, title: hello.content },
  ])
})

test('the tutor is told whom it talks with and what was said before', async () => {
  const { server, browser, openai } = await startLiveChatServer()
  const client = await openSocket(browser)
  client.send(hello)
  const { sessionId } = await client.done()
  client.send({ ...hello, sessionId, content: 'Tell me more' })
  await client.done(2)

  const [, { body }] = openai.asked('/v1/chat/completions') as [
    unknown,
    { body: { messages: { role: string; content: string }[] } },
  ]
  expect(body.messages.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user'])
  expect(body.messages[0]?.content).toMatch(
    /9 years old[\s\S]*ChildName1[\s\S]*AI Tutor[\s\S]*Never give the answer to homework/,
  )
  expect(body.messages[1]?.content).toBe(hello.content)
  expect(server.logged()).not.toContain(hello.content)
})

test('the child is stored before the AI is asked', async () => {
  const { browser, openai } = await startLiveChatServer()
  const fed = openai.willBeFed()
  const client = await openSocket(browser)
  client.send(hello)
  const { sessionId } = await client.next('ack')
  expect((await browser.get(`/api/chat/sessions/${sessionId}/messages`)).json).toMatchObject([
    { role: 'user', content: hello.content },
  ])
  fed.finish()
})

test('the answer to the page’s own hello keeps nobody waiting: the first message cuts it short', async () => {
  const { browser, openai } = await startLiveChatServer()
  const greeting = openai.willBeFed()
  const [page, other] = [await openSocket(browser), await openSocket(browser)]
  page.send({ ...hello, content: createGreeting(family.childName) })
  const { sessionId } = await page.next('ack')
  await other.next('replying', message => message.sessionId === sessionId && message.isGreeting === true)
  greeting.say('Hello there. ')
  await page.next('response')
  openai.willSay('Let us see.')
  page.send({ ...hello, sessionId })
  expect(await page.done()).toMatchObject({ ending: 'stopped' })
  expect(await page.done(2)).toMatchObject({ ending: 'complete' })
  expect((await browser.get(`/api/chat/sessions/${sessionId}/messages`)).json).toMatchObject([
    { role: 'user' },
    { role: 'assistant', ending: 'stopped' },
    { role: 'user', content: hello.content },
    { role: 'assistant', content: 'Let us see.' },
  ])
  // A second hello is no message of the child's.
  const again = openai.willBeFed()
  page.send({ ...hello, sessionId, content: createGreeting(family.childName) })
  await page.next('ack', message => message.messageId > 4)
  other.send({ ...hello, sessionId, content: createGreeting(family.childName) })
  expect(await other.next('error')).toMatchObject({ code: 'still_replying' })
  again.finish()
})

test('so it is when nothing of it has come yet', async () => {
  const { browser, openai } = await startLiveChatServer()
  const greeting = openai.willBeFed()
  const page = await openSocket(browser)
  page.send({ ...hello, content: createGreeting(family.childName) })
  const { sessionId } = await page.next('ack')
  greeting.say('Hello ')
  await vi.waitFor(() => expect(openai.asked('/v1/chat/completions')).toHaveLength(1))
  openai.willSay('Let us see.')
  page.send({ ...hello, sessionId })
  await page.next('ack', message => message.sessionId === sessionId, 2)
  expect(await page.done(2)).toMatchObject({ ending: 'complete' })
  expect(page.text()).toBe('Let us see.')
})

test('one reply at a time: a second send is told to wait, and both windows see the end', async () => {
  const { browser, openai } = await startLiveChatServer()
  const fed = openai.willBeFed()
  const [first, second] = [await openSocket(browser), await openSocket(browser)]
  first.send(hello)
  const { sessionId } = await first.next('ack')
  await second.next('replying', message => message.sessionId === sessionId)
  second.send({ ...hello, sessionId, content: 'Me too' })
  expect(await second.next('error')).toMatchObject({
    error: STILL_REPLYING,
    code: 'still_replying',
    sessionId,
  })
  fed.say('It is. ')
  fed.finish()
  await first.done()
  await second.next('changed', message => message.sessionId === sessionId)
  const { json } = await browser.get(`/api/chat/sessions/${sessionId}/messages`)
  expect(json).toMatchObject([{ content: hello.content }, { content: 'It is. ' }])
  second.send({ ...hello, sessionId, content: 'Now me' })
  await second.done()
})

test('stop keeps what came, from whichever window', async () => {
  const { browser, openai } = await startLiveChatServer()
  const fed = openai.willBeFed()
  const [first, second] = [await openSocket(browser), await openSocket(browser)]
  first.send(hello)
  const { sessionId } = await first.next('ack')
  fed.say('First sentence. And then')
  await first.next('response')
  second.send({ type: 'stop', sessionId })
  expect(await first.done()).toMatchObject({ ending: 'stopped' })
  const { json } = await browser.get(`/api/chat/sessions/${sessionId}/messages`)
  expect(json).toMatchObject([{ role: 'user' }, { content: 'First sentence. ', ending: 'stopped' }])
  await openai.asked('/v1/chat/completions')[0]?.gone
  expect(first.messages.filter(({ type }) => type === 'error')).toEqual([])
})

test('a stop before the first word stores no empty reply', async () => {
  const { browser, openai } = await startLiveChatServer()
  openai.willBeFed()
  const client = await openSocket(browser)
  client.send(hello)
  const { sessionId } = await client.next('ack')
  client.send({ type: 'stop', sessionId })
  expect((await client.done()).messageId).toBeUndefined()
  expect((await browser.get(`/api/chat/sessions/${sessionId}/messages`)).json).toHaveLength(1)
})

test('a reply that the service cuts off is kept as far as it came, and can be asked for again', async () => {
  const { browser, openai } = await startLiveChatServer()
  const fed = openai.willBeFed()
  const client = await openSocket(browser)
  client.send(hello)
  const { messageId, sessionId } = await client.next('ack')
  fed.say('Because of the air. And ')
  await client.next('response')
  fed.cut()
  expect(await client.done()).toMatchObject({ ending: 'cut_off' })
  expect(await client.next('error')).toMatchObject({ code: 'ai_offline', sessionId })

  openai.willSay('Let me try again.')
  client.send({ ...hello, sessionId, content: '', retryOf: messageId })
  expect(await client.done(2)).toMatchObject({ ending: 'complete' })
  const { json } = await browser.get(`/api/chat/sessions/${sessionId}/messages`)
  expect(json).toMatchObject([
    { id: messageId, content: hello.content },
    { content: 'Because of the air. ', ending: 'cut_off' },
    { content: 'Let me try again.', ending: 'complete' },
  ])
  client.send({ ...hello, sessionId, retryOf: messageId + 1 })
  expect(await client.next('error', ({ code }) => code === 'not_found')).toBeDefined()
})

test('the reply is stored whole when its listener has left, and a window that comes later is told', async () => {
  const { browser, openai } = await startLiveChatServer()
  const fed = openai.willBeFed()
  const client = await openSocket(browser)
  client.send(hello)
  const { sessionId } = await client.next('ack')
  fed.say('One. ')
  await client.next('response')
  client.socket.terminate()
  const later = await openSocket(browser)
  await later.next('replying', message => message.sessionId === sessionId)
  fed.say('Two.')
  fed.finish()
  await later.next('changed')
  const { json } = await browser.get(`/api/chat/sessions/${sessionId}/messages`)
  expect(json).toMatchObject([{ role: 'user' }, { content: 'One. Two.', ending: 'complete' }])
})

test('closing the server keeps what came and ends sockets with 1001', async () => {
  const { server, browser, openai } = await startLiveChatServer()
  const fed = openai.willBeFed()
  const client = await openSocket(browser)
  client.send(hello)
  await client.next('ack')
  fed.say('This much. ')
  await client.next('response')
  await server.close()
  expect((await client.closed).code).toBe(1001)
  expect(client.messages.find(each => each.type === 'response' && each.done)).toMatchObject({
    ending: 'cut_off',
  })
})

test('a deleted session takes its reply with it', async () => {
  const { browser, openai } = await startLiveChatServer()
  const fed = openai.willBeFed()
  const client = await openSocket(browser)
  client.send(hello)
  const { sessionId } = await client.next('ack')
  fed.say('Half. ')
  await client.next('response')
  expect((await browser.send('DELETE', `/api/chat/sessions/${sessionId}`)).status).toBe(204)
  expect((await client.done()).messageId).toBeUndefined()
  expect((await browser.get('/api/chat/sessions')).json).toEqual([])
  expect((await browser.post('/api/chat', { content: 'Hi' })).status).toBe(201)
})

test('another account hears nothing and reaches nothing', async () => {
  const { server, browser, openai } = await startLiveChatServer()
  const other = newFamily(server, 'other@example.org')
  const [mine, theirs] = [await openSocket(browser), await openSocket(other)]
  openai.willSay('For you alone.')
  mine.send(hello)
  const { sessionId } = await mine.done()
  theirs.send({ ...hello, userId: FIRST + 1, sessionId })
  expect(await theirs.next('error')).toMatchObject({ code: 'not_found' })
  theirs.send({ ...hello, userId: FIRST })
  expect(await theirs.next('error', ({ code }) => code === 'forbidden')).toBeDefined()
  theirs.send({ type: 'stop', sessionId })
  theirs.send({ type: 'ping' })
  await theirs.next('pong')
  expect(theirs.messages.map(({ type }) => type)).toEqual(['error', 'error', 'pong'])
})

test('a failure of the service keeps the message and says what to do', async () => {
  const { browser, openai } = await startLiveChatServer()
  const { openaiErrors } = await import('#fakes/openai.ts')
  openai.willSay(openaiErrors.key('sk-test-1234567890'))
  const client = await openSocket(browser)
  client.send(hello)
  expect(await client.next('error')).toMatchObject({
    code: 'ai_key_refused',
    error: expect.stringContaining('Settings'),
  })
  const [session] = (await browser.get('/api/chat/sessions')).json as { id: number }[]
  expect((await browser.get(`/api/chat/sessions/${session?.id}/messages`)).json).toHaveLength(1)
})
