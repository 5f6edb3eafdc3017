import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { type Notice, noticeSchema } from '#contract/notices.ts'
import type { Browser } from '#support/server/browser.ts'
import { addFamily } from '#support/server/cheap-family.ts'
import { freshFolder, startTestServer } from '#support/server/test-server.ts'
import { openDatabase } from '../db/database.ts'
import { tellOnce } from '../db/tell-notice.ts'

const AT = '2025-03-05T10:00:00.000Z'
const noticesOf = async (browser: Browser): Promise<Notice[]> =>
  z.array(noticeSchema).parse((await browser.get('/api/notices')).json)
const dismiss = (browser: Browser, { id }: { id: number }) => browser.send('DELETE', `/api/notices/${id}`)

async function startWithNotices(...messages: string[]) {
  const server = await startTestServer()
  const sqlite = new SQLite(join(server.dataDir, 'stepwise.db'), { timeout: 5_000 })
  for (const message of messages)
    sqlite.prepare('insert into notices (message, created_at) values (?, ?)').run(message, AT)
  sqlite.close()
  return server
}

test('each family puts a notice away for itself', async () => {
  const server = await startWithNotices('first', 'second')
  const one = addFamily(server, { isCornerOpen: true }).browser
  const other = addFamily(server, { email: 'other@example.org', isCornerOpen: true }).browser
  const [second, first] = await noticesOf(one)
  expect([second?.message, first?.message]).toEqual(['second', 'first'])
  expect((await dismiss(one, { id: second?.id ?? 0 })).status).toBe(204)
  expect((await noticesOf(one)).map(({ message }) => message)).toEqual(['first'])
  expect((await noticesOf(other)).map(({ message }) => message)).toEqual(['second', 'first'])
  expect((await noticesOf(server.browser())).map(({ message }) => message)).toEqual(['first'])
})

test('a child puts no notice away, and a notice that is not there is no failure', async () => {
  const server = await startWithNotices('first')
  const child = addFamily(server).browser
  const [notice] = await noticesOf(child)
  expect(await dismiss(child, { id: notice?.id ?? 0 })).toMatchObject({
    status: 403,
    json: { code: 'parent_needed' },
  })
  expect(await noticesOf(child)).toHaveLength(1)
  const parent = addFamily(server, { email: 'other@example.org', isCornerOpen: true }).browser
  expect((await dismiss(parent, { id: 99 })).status).toBe(204)
  expect(await noticesOf(parent)).toHaveLength(1)
})

test('what happens again is told again once somebody has put it away, and twice to nobody', async () => {
  const database = openDatabase({
    dataDir: freshFolder(),
    log: pino({ level: 'silent' }),
    now: () => new Date(),
  })
  const { db } = database
  const tell = (at: string) => tellOnce(db, 'the keychain is closed', new Date(at))
  const waiting = () => db.selectFrom('notices').selectAll().where('dismissed_at', 'is', null).execute()
  await tell(AT)
  await tell('2025-03-06T10:00:00.000Z')
  expect(await waiting()).toMatchObject([{ created_at: AT }])
  const family = { parent_name: 'Ada', email: 'ada@example.org', password_hash: 'x', created_at: AT }
  await db
    .insertInto('families')
    .values({ id: 1, ...family })
    .execute()
  const dismissed = { family_id: 1, noticed_at: AT, message: 'the keychain is closed', dismissed_at: AT }
  await db.insertInto('dismissed_notices').values(dismissed).execute()
  await tell('2025-03-07T10:00:00.000Z')
  expect(await waiting()).toMatchObject([{ created_at: '2025-03-07T10:00:00.000Z' }])
  await tell('2025-03-08T10:00:00.000Z')
  expect(await waiting()).toHaveLength(1)
  await database.close()
})
