import { pino } from 'pino'
import { expect, test } from 'vitest'
import { accountsIn } from '#support/server/accounts-in.ts'
import { addFamily } from '#support/server/cheap-family.ts'
import { family } from '#support/server/samples.ts'
import { startTestServer } from '#support/server/test-server.ts'
import { createAiUse, type Use } from '../ai/ai-use.ts'
import { changeLimits } from '../ai/limits.ts'
import { providers } from '../ai/providers/index.ts'
import type { Db } from '../db/schema.ts'
import { countTime, readTimeUsed } from './time-used.ts'

const MINUTE = 60_000

test('the corner opens by the password for 15 minutes and for this browser alone', async () => {
  let moment = Date.parse('2025-03-05T10:00:00Z')
  const server = await startTestServer({ now: () => new Date(moment) })
  const { browser } = addFamily(server)
  const closed = { status: 403, json: { code: 'parent_needed' } }
  expect((await browser.get('/api/parent')).json).toEqual({})
  expect(await browser.get('/api/parent/time-used')).toMatchObject(closed)
  expect(await browser.post('/api/parent/open', { password: 'a guess' })).toMatchObject({
    status: 400,
    json: { code: 'wrong_password' },
  })
  expect(await browser.get('/api/parent/time-used')).toMatchObject(closed)

  const open = await browser.post('/api/parent/open', { password: family.password })
  expect(open).toMatchObject({ status: 200, json: { openUntil: '2025-03-05T10:15:00.000Z' } })
  const elsewhere = server.browser()
  await elsewhere.post('/api/login', family)
  expect(await elsewhere.get('/api/parent/time-used')).toMatchObject(closed)

  moment += 14.9 * MINUTE
  expect((await browser.get('/api/parent/time-used')).status).toBe(200)
  moment += 0.2 * MINUTE
  expect(await browser.get('/api/parent/time-used')).toMatchObject(closed)
  expect((await browser.get('/api/parent')).json).toEqual({})

  await browser.post('/api/parent/open', { password: family.password })
  expect((await browser.post('/api/parent/close')).status).toBe(204)
  expect(await browser.get('/api/parent/ai-use')).toMatchObject(closed)
})

const openWithTwoAccounts = () => accountsIn('a@example.org', 'b@example.org')

const at = (day: number, hour: number, minute = 0, second = 0) => new Date(2025, 2, day, hour, minute, second)

test('time counts from touch to touch, without pauses, a day from midnight to midnight', async () => {
  const db = await openWithTwoAccounts()
  for (const moment of [
    at(4, 23, 58),
    at(4, 23, 59, 30),
    at(5, 0, 0, 30),
    at(5, 0, 1),
    at(5, 0, 3),
    // Longer than two minutes: a pause.
    at(5, 0, 5, 1),
    at(5, 0, 5, 41),
  ]) {
    await countTime(db, 1, moment)
  }
  await countTime(db, 2, at(5, 9))
  // The clock was set back: neither a negative nor a huge time.
  await countTime(db, 1, at(5, 0, 1))
  expect(await readTimeUsed(db, [1], at(6, 8))).toEqual({
    today: '2025-03-06',
    days: [
      { day: '2025-03-04', seconds: 90 },
      { day: '2025-03-05', seconds: 30 + 120 + 40 },
    ],
  })
  expect((await readTimeUsed(db, [2], at(6, 8))).days).toEqual([])
  expect((await readTimeUsed(db, [1], new Date(2025, 4, 1))).days).toEqual([])
})

/** The record as at a moment; a use is a counted request unless it says otherwise. */
function recordAt(db: Db, moment: Date) {
  const record = createAiUse({ db, providers, now: () => moment, log: pino({ level: 'silent' }) })
  return {
    ...record,
    add: (id: number, use: Pick<Use, 'service'> & Partial<Use>) =>
      record.record(
        { familyId: id, childId: id },
        { requests: 1, bytes: 0, calls: 1, isWithinCall: false, ...use },
      ),
  }
}

test('what left the computer adds up by service and is forgotten after 90 days', async () => {
  const db = await openWithTwoAccounts()
  const day = (days: number) => new Date(2025, 2, 1 + days, 12)
  await recordAt(db, day(0)).add(1, { service: 'openai', bytes: 100 })
  await recordAt(db, day(0)).add(1, { service: 'openai', bytes: 50 })
  await recordAt(db, day(30)).add(1, { service: 'openai', bytes: 7, voiceSeconds: 61, calls: 0 })
  await recordAt(db, day(31)).add(1, { service: 'local', bytes: 9 })
  await recordAt(db, day(31)).add(2, { service: 'gemini', bytes: 1_000 })
  expect((await recordAt(db, day(89)).read(1)).services).toEqual([
    {
      service: 'local',
      name: 'Local AI (not on the internet)',
      calls: 1,
      requests: 1,
      bytes: 9,
      voiceSeconds: 0,
      lastDay: '2025-04-01',
    },
    {
      service: 'openai',
      name: 'OpenAI',
      calls: 2,
      requests: 3,
      bytes: 157,
      voiceSeconds: 61,
      lastDay: '2025-03-31',
    },
  ])
  await recordAt(db, day(90)).add(1, { service: 'openai', bytes: 1 })
  expect((await recordAt(db, day(90)).read(1)).services[1]).toMatchObject({ calls: 1, requests: 2, bytes: 8 })
  expect(await db.selectFrom('ai_use').selectAll().where('day', '<', '2025-03-31').execute()).toEqual([])
})

test('the monthly limit stops calls to companies, even many at once, until the month is over', async () => {
  const db = await openWithTwoAccounts()
  const call = (service = 'openai', now = at(30, 12)) => recordAt(db, now).add(1, { service, bytes: 10 })
  await changeLimits(db, 1, { monthlyAiCalls: 3 })
  await call('gemini')
  const results = await Promise.allSettled([call(), call(), call(), call()])
  const refused = results.flatMap(result => (result.status === 'rejected' ? [result.reason] : []))
  expect(refused).toHaveLength(2)
  expect(refused[0]).toMatchObject({
    status: 429,
    code: 'ai_limit_reached',
    message: expect.stringContaining('You have used all the AI help for this month. Well done'),
  })
  expect((await recordAt(db, at(30, 13)).read(1)).thisMonth.aiCalls).toBe(3)
  // A local AI costs nothing, another family has its own limit, a new month begins at 0.
  await call('local')
  await recordAt(db, at(30, 12)).add(2, { service: 'openai', bytes: 1 })
  await call('openai', new Date(2025, 3, 1))
  await changeLimits(db, 1, { monthlyAiCalls: null })
  await call()
  await changeLimits(db, 1, { monthlyAiCalls: 0 })
  await expect(call('gemini', new Date(2025, 5, 1))).rejects.toMatchObject({ code: 'ai_limit_reached' })
})

test("each child's part of the month is told; what no child asked for is in none", async () => {
  const db = await openWithTwoAccounts()
  const now = at(30, 12)
  await db
    .insertInto('children')
    .values({ family_id: 1, name: 'Leo', birth_year: 2016, created_at: now.toISOString() })
    .execute()
  const { record, read } = createAiUse({ db, providers, now: () => now, log: pino({ level: 'silent' }) })
  const use = { service: 'openai', requests: 1, bytes: 10, calls: 1, isWithinCall: false }
  await record({ familyId: 1, childId: 1 }, use)
  await record({ familyId: 1, childId: 3 }, { ...use, calls: 2, voiceSeconds: 61 })
  await record({ familyId: 1 }, use)
  await record({ familyId: 1, childId: 1 }, { ...use, service: 'local' })
  await record({ familyId: 2, childId: 2 }, use)
  expect(await read(1)).toMatchObject({
    thisMonth: { aiCalls: 4, voiceSeconds: 61 },
    ofChildren: [
      { childId: 1, aiCalls: 1, voiceSeconds: 0 },
      { childId: 3, aiCalls: 2, voiceSeconds: 61 },
    ],
  })
})

test('the monthly limit of voice minutes tells what is left, then stops', async () => {
  const db = await openWithTwoAccounts()
  expect(await recordAt(db, at(5, 12)).voiceSecondsLeft({ familyId: 1, childId: 1 })).toBeUndefined()
  await changeLimits(db, 1, { monthlyVoiceMinutes: 2 })
  await recordAt(db, at(5, 12)).add(1, { service: 'openai', bytes: 0, voiceSeconds: 90 })
  expect(await recordAt(db, at(6, 12)).voiceSecondsLeft({ familyId: 1, childId: 1 })).toBe(30)
  await recordAt(db, at(6, 12)).add(1, { service: 'openai', bytes: 0, voiceSeconds: 31, calls: 0 })
  await expect(recordAt(db, at(6, 12)).voiceSecondsLeft({ familyId: 1, childId: 1 })).rejects.toMatchObject({
    code: 'ai_limit_reached',
  })
  expect(await recordAt(db, new Date(2025, 3, 1)).voiceSecondsLeft({ familyId: 1, childId: 1 })).toBe(120)
})

test('limits are whole numbers from 0 up, or none', async () => {
  const server = await startTestServer()
  const { browser } = addFamily(server, { isCornerOpen: true })
  const change = (body: unknown) => browser.send('PATCH', '/api/parent/limits', { body })
  for (const [value, words] of [
    [-1, 'Please enter 0 or more'],
    [1.5, 'Please enter a whole number'],
    ['ten', 'Please enter a whole number'],
    [1e9, 'At most 1,000,000, please'],
  ]) {
    expect(await change({ monthlyAiCalls: value })).toMatchObject({
      status: 400,
      json: { fields: { monthlyAiCalls: words } },
    })
  }
  expect(await change({ monthlyAiCalls: 50 })).toMatchObject({
    json: { limits: { monthlyAiCalls: 50, monthlyVoiceMinutes: null } },
  })
  expect(await change({ monthlyVoiceMinutes: 0 })).toMatchObject({
    json: { limits: { monthlyAiCalls: 50, monthlyVoiceMinutes: 0 } },
  })
})
