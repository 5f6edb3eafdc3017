import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { addFamily } from '#support/server/cheap-family.ts'
import { rowsOf } from '#support/server/rows.ts'
import { evaluation, family } from '#support/server/samples.ts'
import { openRequest, write } from '#support/server/slow-request.ts'
import { canMountDisk, mountSmallDisk } from '#support/server/small-disk.ts'
import { openSocket } from '#support/server/socket-client.ts'
import { freshFolder, startTestServer } from '#support/server/test-server.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const password = { password: family.password }
const CLOSED = { status: 403, json: { code: 'parent_needed' } }
const LOCKED = { status: 423, json: { code: 'locked' } }

/** A server whose clocks the test has in its hands: `pass` moves both, `setClock` only the computer's. */
async function startWithClocks(dataDir = freshFolder(), start = Date.now()) {
  let wall = start
  let elapsed = 0
  const server = await startTestServer({ dataDir, now: () => new Date(wall), elapsed: () => elapsed })
  return {
    server,
    pass(milliseconds: number) {
      wall += milliseconds
      elapsed += milliseconds
    },
    setClock(milliseconds: number) {
      wall += milliseconds
    },
    moment: () => wall,
  }
}

/** The same with a parent who has just logged in and opened the corner. */
async function startWithParent() {
  const clocks = await startWithClocks()
  addFamily(clocks.server)
  const browser = clocks.server.browser()
  await browser.post('/api/login', family)
  await browser.post('/api/parent/open', password)
  const lockAfter = (idleLockMinutes: number) =>
    browser.send('PATCH', '/api/shared-computer', { body: { idleLockMinutes } })
  return { ...clocks, browser, lockAfter }
}

describe('a clock that is set back', () => {
  test('leaves the corner open no longer, and the page knows for how long', async () => {
    const { browser, pass, setClock, moment } = await startWithParent()
    pass(10 * MINUTE)
    setClock(-5 * HOUR)
    expect(await browser.get('/api/parent/time-used')).toMatchObject({ status: 200 })
    expect((await browser.get('/api/parent')).json).toEqual({
      openUntil: new Date(moment() + 5 * MINUTE).toISOString(),
    })
    pass(5 * MINUTE + 1)
    expect(await browser.get('/api/parent/time-used')).toMatchObject(CLOSED)
    expect((await browser.get('/api/parent')).json).toEqual({})
  })

  test('again and again, delays no lock', async () => {
    const { browser, pass, setClock, lockAfter } = await startWithParent()
    await lockAfter(5)
    await browser.post('/api/presence', { isActive: true })
    for (let minute = 0; minute < 6; minute++) {
      setClock(-MINUTE)
      pass(MINUTE)
      await browser.post('/api/presence', { isActive: false })
    }
    expect(await browser.get('/api/evaluations')).toMatchObject(LOCKED)
  })

  test('prolongs no sign-in', async () => {
    const { browser, pass, setClock } = await startWithParent()
    setClock(-300 * DAY)
    pass(31 * DAY)
    expect((await browser.get('/api/me')).status).toBe(401)
  })
})

test('a clock that is ten years ahead for a while leaves no sign-in for ten years', async () => {
  const { server, browser, setClock } = await startWithParent()
  setClock(3_650 * DAY)
  await browser.post('/api/login', family)
  setClock(-3_650 * DAY)
  expect((await browser.get('/api/me')).status).toBe(200)
  await server.close()
  const again = await startWithClocks(server.dataDir, Date.now())
  const later = again.server.browser()
  later.cookies.set('stepwise_session', browser.cookies.get('stepwise_session') ?? '')
  expect((await later.get('/api/me')).status).toBe(200)
  again.pass(31 * DAY)
  expect((await later.get('/api/me')).status).toBe(401)
})

describe('over a restart', () => {
  /** Starts again, with the clock set to so many milliseconds from where it stood. */
  async function restart(first: Awaited<ReturnType<typeof startWithParent>>, offset: number) {
    await first.server.close()
    const clocks = await startWithClocks(first.server.dataDir, first.moment() + offset)
    const browser = clocks.server.browser()
    browser.cookies.set('stepwise_session', first.browser.cookies.get('stepwise_session') ?? '')
    return { ...clocks, browser }
  }

  test.each([0, -HOUR, MINUTE])('the corner is closed, clock moved by %i or not', async offset => {
    const { browser } = await restart(await startWithParent(), offset)
    expect(await browser.get('/api/parent/time-used')).toMatchObject(CLOSED)
    expect((await browser.get('/api/evaluations')).status).toBe(200)
  })

  test('a lock stays, and so does the time that nobody was there', async () => {
    const first = await startWithParent()
    await first.lockAfter(5)
    first.pass(3 * MINUTE)
    const second = await restart(first, 0)
    expect((await second.browser.get('/api/evaluations')).status).toBe(200)
    second.pass(3 * MINUTE)
    expect(await second.browser.get('/api/evaluations')).toMatchObject(LOCKED)
    await second.browser.post('/api/unlock', password)
    await second.browser.post('/api/lock')
    const third = await restart({ ...first, ...second }, -DAY)
    expect(await third.browser.get('/api/evaluations')).toMatchObject(LOCKED)
  })

  test('with the clock set back, an idle lock asks for the password', async () => {
    const first = await startWithParent()
    await first.lockAfter(5)
    first.pass(4 * MINUTE)
    // Still later than the last touch: only the end of the last run tells.
    const { browser } = await restart(first, -3 * MINUTE)
    expect(await browser.get('/api/evaluations')).toMatchObject(LOCKED)
    await browser.post('/api/unlock', password)
    expect((await browser.get('/api/evaluations')).status).toBe(200)
  })

  test('with the clock set back, a sign-in has left what it had', async () => {
    const first = await startWithParent()
    first.pass(20 * DAY)
    const { browser, pass } = await restart(first, -400 * DAY)
    expect((await browser.get('/api/me')).status).toBe(200)
    // That call was the first in a day, which gives it 30 days anew, and no more.
    pass(30 * DAY - MINUTE)
    expect((await browser.get('/api/me')).status).toBe(200)
    pass(31 * DAY)
    expect((await browser.get('/api/me')).status).toBe(401)
  })
})

describe('a restore whose file is on its way', () => {
  const FILE = { 'content-type': 'application/octet-stream' }

  async function startUpload() {
    const clocks = await startWithClocks()
    const { server } = clocks
    const { browser, id } = addFamily(server, { isCornerOpen: true })
    const backup = (await browser.get('/api/backups/now')).bytes
    await browser.post('/api/evaluations', evaluation)
    await browser.post('/api/parent/open', password)
    const rows = () => rowsOf(join(server.dataDir, 'stepwise.db'), id).evaluations
    const before = rows()
    const { sent, answer } = openRequest(browser, '/api/backups/restore-file', {
      ...FILE,
      'content-length': backup.length,
    })
    await write(sent, backup.subarray(0, 5_000))
    await browser.get('/api/me')
    const finish = () => sent.end(backup.subarray(5_000))
    return { ...clocks, browser, answer, finish, unchanged: () => expect(rows()).toEqual(before) }
  }

  test('is refused at once when the corner closes, and when the page is locked', async () => {
    const closing = await startUpload()
    await closing.browser.post('/api/parent/close')
    expect(await closing.answer).toMatchObject(CLOSED)
    closing.unchanged()
    const locking = await startUpload()
    await locking.browser.post('/api/lock')
    expect(await locking.answer).toMatchObject(LOCKED)
    locking.unchanged()
  })

  test('is refused when the 15 minutes are over by its end, by whichever clock', async () => {
    for (const setBack of [0, DAY]) {
      const { answer, finish, unchanged, pass, setClock } = await startUpload()
      setClock(-setBack)
      pass(15 * MINUTE + 1)
      finish()
      expect(await answer).toMatchObject(CLOSED)
      unchanged()
    }
  })

  test('is done when all is well', async () => {
    const { answer, finish, pass } = await startUpload()
    pass(14 * MINUTE)
    finish()
    expect(await answer).toMatchObject({ status: 200 })
  })
})

test('a change that a parent types slowly is refused once the corner is closed', async () => {
  const { browser, pass } = await startWithParent()
  const { sent, answer } = openRequest(
    browser,
    '/api/parent/limits',
    { 'content-type': 'application/json', 'content-length': 23 },
    'PATCH',
  )
  await write(sent, '{"monthlyAiCalls"')
  await browser.get('/api/me')
  pass(16 * MINUTE)
  sent.end(':1000}')
  expect(await answer).toMatchObject(CLOSED)
})

describe.runIf(canMountDisk)('on a full disk', () => {
  test('the lock locks, says that it is not saved, ends what is under way, and opens by the password', async () => {
    const disk = mountSmallDisk(8)
    const server = await startTestServer({ dataDir: disk.folder })
    const { browser } = addFamily(server, { isCornerOpen: true })
    disk.fill()
    // The log may still have room that was given to it before.
    let answer = await browser.post('/api/lock')
    for (let count = 0; count < 2_000 && answer.status === 204; count++)
      answer = await browser.post('/api/lock')
    expect(answer).toMatchObject({
      status: 507,
      json: { message: expect.stringMatching(/^Stepwise is locked\./) },
    })
    await browser.post('/api/unlock', password)
    const socket = await openSocket(browser)
    expect((await browser.post('/api/lock')).status).toBe(507)
    expect((await socket.closed).code).toBe(4401)
    expect(await browser.get('/api/evaluations')).toMatchObject(LOCKED)
    expect(await browser.post('/api/presence', { isActive: true })).toMatchObject({
      json: { isLocked: true },
    })
    expect((await browser.post('/api/unlock', { password: 'a guess' })).status).toBe(400)
    expect(await browser.get('/api/evaluations')).toMatchObject(LOCKED)
    expect((await browser.post('/api/unlock', password)).status).toBe(204)
    expect((await browser.get('/api/evaluations')).status).toBe(200)
    expect((await browser.get('/api/parent')).json).toEqual({})

    disk.makeRoom()
    expect((await browser.post('/api/lock')).status).toBe(204)
    await server.close()
    const again = await startTestServer({ dataDir: disk.folder })
    const later = again.browser()
    later.cookies.set('stepwise_session', browser.cookies.get('stepwise_session') ?? '')
    expect(await later.get('/api/evaluations')).toMatchObject(LOCKED)
    await again.close()
  })
})
