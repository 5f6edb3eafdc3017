import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { expect, test } from 'vitest'
import { addFamily, cheapHash } from '#support/server/cheap-family.ts'
import { addSibling, windowOf } from '#support/server/children.ts'
import { FIRST, startLiveChatServer } from '#support/server/live-chat-server.ts'
import { evaluation, family } from '#support/server/samples.ts'
import { openSocket, upgradeStatus } from '#support/server/socket-client.ts'
import { startTestServer } from '#support/server/test-server.ts'
import { codeText } from './start-learning.ts'

/** A family with Bo, who came first, and Zed; a window for each. */
async function startWithTwo() {
  const server = await startTestServer()
  // So that no child has its family's number.
  addFamily(server, { email: 'other@example.org' })
  const parent = addFamily(server, { isCornerOpen: true })
  await addSibling(addFamily(server, { email: 'third@example.org', isCornerOpen: true }).browser, 'Ivo')
  const zed = await addSibling(parent.browser, 'Zed')
  expect(zed.id).not.toBe(parent.familyId)
  return {
    server,
    ...parent,
    zed,
    here: await windowOf(parent.browser, parent.id),
    there: await windowOf(parent.browser, zed.id),
  }
}

const CODE = { pictureCode: ['owl', 'frog', 'owl'] }
const names = (answer: { json: unknown }) => (answer.json as { answer: string }[]).map(each => each.answer)

test('two windows of one sign-in are for two children at once', async () => {
  const { here, there, browser } = await startWithTwo()
  await here.post('/api/evaluations', { ...evaluation, answer: 'by Bo' })
  await there.post('/api/evaluations', { ...evaluation, answer: 'by Zed' })
  expect(names(await here.get('/api/evaluations'))).toEqual(['by Bo'])
  expect(names(await there.get('/api/evaluations'))).toEqual(['by Zed'])
  expect((await here.get('/api/me')).json).toMatchObject({ childName: 'Bo', email: family.email })
  expect((await there.get('/api/me')).json).toMatchObject({ childName: 'Zed', email: family.email })
  // Without a window's choice it is whoever was chosen last.
  expect((await browser.get('/api/me')).json).toMatchObject({ childName: 'Zed' })
  expect(names(await browser.get('/api/evaluations'))).toEqual(['by Zed'])
})

test('their sockets are apart, and neither may speak for the other', async () => {
  const { browser, openai } = await startLiveChatServer()
  await browser.post('/api/parent/open', { password: family.password })
  const zed = await addSibling(browser, 'Zed')
  const [here, there] = [await windowOf(browser, FIRST), await windowOf(browser, zed.id)]
  const [bo, other] = [await openSocket(here), await openSocket(there)]
  openai.willSay('Think of the light.')
  other.send({ userId: zed.id, content: 'Why is the sky blue?', modality: 'text' })
  await other.done()
  expect(bo.messages).toEqual([])
  expect((await here.get('/api/chat/sessions')).json).toEqual([])
  expect((await there.get('/api/chat/sessions')).json).toHaveLength(1)
  bo.send({ userId: zed.id, content: 'hello', modality: 'text' })
  expect(await bo.next('error')).toMatchObject({ code: 'forbidden' })
})

test('after a sign-in one of several is to be chosen first; one alone needs no choice', async () => {
  const { server, browser, zed } = await startWithTwo()
  const anew = server.browser()
  expect((await anew.post('/api/login', family)).json).toMatchObject({ childName: 'Bo' })
  expect((await anew.get('/api/children')).json).toMatchObject({
    learningId: null,
    children: [
      { name: 'Bo', animal: 'fox', color: 'blue' },
      { name: 'Zed', animal: 'owl', color: 'red', hasCode: false },
    ],
  })
  expect(await anew.get('/api/evaluations')).toMatchObject({ status: 403, json: { code: 'choose_child' } })
  expect((await anew.get('/api/me')).json).toMatchObject({ hasSiblings: true, mustChoose: true })
  expect(await upgradeStatus(anew)).toBe(401)
  // The parent needs no child to be chosen.
  expect((await anew.post('/api/parent/open', { password: family.password })).status).toBe(200)
  expect((await anew.get('/api/parent/flagged')).status).toBe(200)

  await browser.send('PATCH', `/api/parent/children/${zed.id}`, { body: { isArchived: true } })
  expect((await anew.get('/api/evaluations')).json).toEqual([])
  expect((await anew.get('/api/me')).json).not.toMatchObject({ hasSiblings: true })
  expect((await anew.get('/api/me')).json).not.toMatchObject({ mustChoose: true })
  const later = server.browser()
  await later.post('/api/login', family)
  expect((await later.get('/api/children')).json).toMatchObject({ learningId: expect.any(Number) })
})

test('a picture code keeps siblings out, whatever ticket they hold, and the parent in', async () => {
  const { browser, zed, here, there } = await startWithTwo()
  const body = { ...CODE }
  expect((await browser.send('PATCH', `/api/parent/children/${zed.id}`, { body })).json).toMatchObject({
    hasCode: true,
  })
  // The ticket from before the code.
  expect(await there.get('/api/evaluations')).toMatchObject({ status: 403, json: { code: 'choose_child' } })
  const start = (given: object) => here.post(`/api/children/${zed.id}/start`, given)
  expect(await start({})).toMatchObject({ status: 403, json: { code: 'wrong_code' } })
  expect(await start({ pictureCode: ['frog', 'owl', 'owl'] })).toMatchObject({ json: { code: 'wrong_code' } })
  expect(await start({ password: 'a wrong one' })).toMatchObject({ json: { code: 'wrong_password' } })
  expect((await here.get('/api/me')).json).toMatchObject({ childName: 'Bo' })
  expect((await start(CODE)).status).toBe(200)
  expect((await start({ password: family.password })).status).toBe(200)
  here.ticket = `${zed.id}.made-up`
  expect((await here.get('/api/evaluations')).status).toBe(403)
})

test('too many wrong picture codes have to wait, and the password still opens', async () => {
  const { server, zed, here } = await startWithTwo()
  const sqlite = new SQLite(join(server.dataDir, 'stepwise.db'), { timeout: 5_000 })
  const hash = cheapHash(codeText(['owl', 'frog', 'owl']))
  sqlite.prepare('update children set picture_code_hash = ? where id = ?').run(hash, zed.id)
  sqlite.close()
  const start = (given: object) => here.post(`/api/children/${zed.id}/start`, given)
  for (let turn = 0; turn < 10; turn++) {
    expect((await start({ pictureCode: ['cat', 'cat', 'cat'] })).status).toBe(403)
  }
  expect(await start(CODE)).toMatchObject({ status: 429, json: { code: 'too_many_attempts' } })
  expect((await start({ password: family.password })).status).toBe(200)
})

test('choosing a child closes the parent’s corner in every window, until the password is given again', async () => {
  const { browser, zed, here } = await startWithTwo()
  expect((await browser.get('/api/parent/children')).status).toBe(200)
  expect((await here.post(`/api/children/${zed.id}/start`, {})).status).toBe(200)
  for (const window of [here, browser]) {
    expect((await window.get('/api/parent')).json).toEqual({})
    expect(await window.get('/api/parent/children')).toMatchObject({
      status: 403,
      json: { code: 'parent_needed' },
    })
  }
  await browser.post('/api/parent/open', { password: family.password })
  expect((await browser.get('/api/parent/children')).status).toBe(200)
})

test('an archived child is hidden with all its windows, and comes back with all its work', async () => {
  const { browser, id, zed, there } = await startWithTwo()
  await there.post('/api/evaluations', evaluation)
  const socket = await openSocket(there)
  const change = (child: number, body: object) =>
    browser.send('PATCH', `/api/parent/children/${child}`, { body })
  await change(zed.id, { isArchived: true })
  expect(await socket.closed).toMatchObject({ code: 4401 })
  expect(await there.get('/api/evaluations')).toMatchObject({ status: 403, json: { code: 'choose_child' } })
  expect((await browser.get('/api/children')).json).toMatchObject({ children: [{ name: 'Bo' }] })
  expect((await browser.get('/api/parent/children')).json).toMatchObject([
    { name: 'Bo', isArchived: false },
    { name: 'Zed', isArchived: true },
  ])
  expect(await change(id, { isArchived: true })).toMatchObject({ status: 409, json: { code: 'last_child' } })
  await change(zed.id, { isArchived: false, name: 'Zeddy' })
  expect((await there.get('/api/evaluations')).json).toHaveLength(1)
  expect((await there.get('/api/me')).json).toMatchObject({ childName: 'Zeddy' })
})

test('a parent sees one child or all, and each thing says whose it is', async () => {
  const { server, browser, id, zed, here, there } = await startWithTwo()
  await here.post('/api/chat', { content: 'my address is 5 Elm Road, Springfield' })
  await there.post('/api/chat', { content: 'What is 2 + 2?' })
  const of = async (path: string) =>
    ((await browser.get(path)).json as { childId: number }[]).map(each => each.childId)
  expect((await of('/api/parent/chats')).toSorted()).toEqual([id, zed.id].toSorted())
  expect(await of(`/api/parent/chats?child=${zed.id}`)).toEqual([zed.id])
  expect(new Set(await of('/api/parent/flagged'))).toEqual(new Set([id]))
  expect(await of(`/api/parent/flagged?child=${zed.id}`)).toEqual([])
  const stranger = addFamily(server, { email: 'fourth@example.org', isCornerOpen: true })
  for (const path of ['chats', 'flagged', 'talks', 'time-used', 'week']) {
    expect((await stranger.browser.get(`/api/parent/${path}?child=${id}`)).status, path).toBe(404)
  }
})
