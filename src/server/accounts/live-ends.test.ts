import { expect, test } from 'vitest'
import { addFamily } from '../testing/cheap-family.ts'
import { family } from '../testing/samples.ts'
import { openSocket, upgradeStatus } from '../testing/socket-client.ts'
import { startTestServer } from '../testing/test-server.ts'

/** A family that is signed in here and in another browser, with a socket open in each. */
async function startWithTwoBrowsers() {
  const server = await startTestServer()
  const { browser } = addFamily(server, { isCornerOpen: true })
  const elsewhere = server.browser()
  await elsewhere.post('/api/login', family)
  return { browser, here: await openSocket(browser), there: await openSocket(elsewhere) }
}

test('logging out closes the sockets of this browser at once, and no others', async () => {
  const { browser, here, there } = await startWithTwoBrowsers()
  const second = await openSocket(browser)
  await browser.post('/api/logout')
  expect((await here.closed).code).toBe(4401)
  expect((await second.closed).code).toBe(4401)
  there.send({ type: 'ping' })
  await there.next('pong')
})

test('a new password closes the sockets of the other browsers', async () => {
  const { browser, here, there } = await startWithTwoBrowsers()
  const body = { currentPassword: family.password, newPassword: 'eight new words' }
  await browser.send('PATCH', '/api/me/password', { body })
  expect((await there.closed).code).toBe(4401)
  here.send({ type: 'ping' })
  await here.next('pong')
})

test('deleting the account closes all of them', async () => {
  const { browser, here, there } = await startWithTwoBrowsers()
  await browser.post('/api/me/delete', { confirmation: 'delete everything' })
  expect((await here.closed).code).toBe(4401)
  expect((await there.closed).code).toBe(4401)
})

test('while the page is locked no socket opens and none takes a message', async () => {
  const { browser, here } = await startWithTwoBrowsers()
  await browser.post('/api/lock')
  expect(await upgradeStatus(browser)).toBe(401)
  here.send({ userId: 1, content: 'hello', modality: 'text' })
  expect((await here.closed).code).toBe(4401)
  await browser.post('/api/unlock', { password: family.password })
  expect(await upgradeStatus(browser)).toBe(101)
})
