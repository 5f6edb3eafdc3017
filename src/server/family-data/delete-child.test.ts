import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { expect, test } from 'vitest'
import { addFamily } from '#support/server/cheap-family.ts'
import { addSibling, windowOf } from '#support/server/children.ts'
import { LAST_OF_ACCOUNTS, writeEarlierVersion } from '#support/server/earlier-version.ts'
import { backUpNow, restoreFrom, saveWork } from '#support/server/family-files.ts'
import { allRows, rowsOf } from '#support/server/rows.ts'
import { openSocket } from '#support/server/socket-client.ts'
import { freshFolder, startTestServer, type TestServer } from '#support/server/test-server.ts'

const WORDS = 'a-sentence-of-al'
const BOS = 'a-sentence-of-bo'
const CONFIRMED = { confirmation: ' Delete everything ' }

/** Two children with work of their own, and another family. */
async function startWithTwo() {
  const server = await startTestServer()
  const { browser, id, familyId } = addFamily(server, { isCornerOpen: true })
  const other = addFamily(server, { email: 'other@example.org', isCornerOpen: true })
  const bo = { id, window: await windowOf(browser, id) }
  const { id: alsId } = await addSibling(browser, 'Al')
  const al = { id: alsId, window: await windowOf(browser, alsId) }
  // Rows of both are moved from page to page when some of them go.
  for (let count = 0; count < 8; count++) {
    await saveWork(bo.window, BOS.padEnd(300, '.'))
    await saveWork(al.window, WORDS.padEnd(300, '.'))
  }
  const file = join(server.dataDir, 'stepwise.db')
  const remove = (child: number, body: object = CONFIRMED) =>
    browser.post(`/api/parent/children/${child}/delete`, body)
  return { server, browser, familyId, other, bo, al, file, remove }
}

const backupsOf = ({ dataDir }: TestServer) =>
  readdirSync(join(dataDir, 'backups')).map(name => join('backups', name))
const holds = ({ dataDir }: TestServer, words: string, ...files: string[]) =>
  files.some(file => readFileSync(join(dataDir, file)).includes(words))

test('a deleted child is gone, byte by byte, from the data file and from copies but the daily ones', async () => {
  const { server, browser, familyId, other, bo, al, file, remove } = await startWithTwo()
  await restoreFrom(browser, await backUpNow(browser))
  const damaged = join(server.dataDir, 'damaged-2025-03-05T10-00-00Z-stepwise.db')
  writeFileSync(damaged, WORDS)
  writeFileSync(
    join(server.dataDir, 'backups', '2025-03-05T10-00-00Z-daily.db'),
    readFileSync(join(server.dataDir, backupsOf(server).find(name => name.endsWith('restore.db')) ?? '')),
  )
  const before = { bo: rowsOf(file, bo.id, 'children'), other: rowsOf(file, other.familyId) }

  expect(await remove(al.id, { confirmation: 'yes' })).toMatchObject({
    status: 400,
    json: { message: 'Please type “delete everything” to confirm' },
  })
  expect((await remove(al.id)).status).toBe(204)

  expect({ bo: rowsOf(file, bo.id, 'children'), other: rowsOf(file, other.familyId) }).toEqual(before)
  expect(rowsOf(file, familyId).children).toHaveLength(1)
  const [old = '', ...others] = backupsOf(server).sort()
  expect(holds(server, BOS, 'stepwise.db', ...others)).toBe(true)
  expect(holds(server, WORDS, 'stepwise.db', 'stepwise.db-wal', ...others)).toBe(false)
  expect(readdirSync(server.dataDir).filter(name => name.startsWith('damaged-'))).toEqual([])
  expect((await other.browser.get('/api/notices')).text).toContain(
    'A family on this computer has deleted a child. The damaged files',
  )
  const seal = JSON.parse(readFileSync(join(server.dataDir, `${old}.seal`), 'utf8')) as { leavesBy: string }
  const days = (Date.parse(seal.leavesBy) - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(6.9)
  expect(days).toBeLessThanOrEqual(7)
  expect(others.some(name => name.endsWith('-daily.db'))).toBe(true)
})

test('in a copy from before children the account that was the child is erased', async () => {
  const { server, browser, familyId, other, bo, file, remove } = await startWithTwo()
  const folder = freshFolder()
  const old = new SQLite(writeEarlierVersion(folder, LAST_OF_ACCOUNTS, 20))
  const sqlite = new SQLite(file, { timeout: 5_000 })
  const [family, others] = sqlite
    .prepare<[], { id: number; created_at: string }>('select id, created_at from families order by id')
    .all()
  sqlite.prepare('update children set created_at = ? where id = ?').run(family?.created_at, bo.id)
  sqlite.close()
  for (const { id, created_at } of [family, others].filter(each => each !== undefined)) {
    old.prepare('update users set created_at = ? where id = ?').run(created_at, id)
  }
  old.pragma('journal_mode = delete')
  old.close()
  const copy = join(server.dataDir, 'backups', '2025-03-05T10-00-00Z-before-update.db')
  mkdirSync(join(server.dataDir, 'backups'), { recursive: true })
  writeFileSync(copy, readFileSync(join(folder, 'stepwise.db')))
  expect((await browser.get(`/api/backups?child=${bo.id}`)).text).toContain('before-update')
  expect([familyId, other.familyId, bo.id]).toEqual([1, 2, 1])

  expect((await remove(bo.id)).status).toBe(204)
  const { users, evaluations } = allRows(copy)
  expect(users).toMatchObject([{ id: 2 }])
  expect(evaluations).toHaveLength(20)
  expect(readFileSync(copy).includes('evaluations question 1 ')).toBe(false)
})

test('the only one who learns is not deleted, nor a child of others or none at all', async () => {
  const { browser, familyId, other, bo, al, file, remove } = await startWithTwo()
  await browser.send('PATCH', `/api/parent/children/${al.id}`, { body: { isArchived: true } })
  const before = [rowsOf(file, familyId), rowsOf(file, other.familyId)]
  expect(await remove(bo.id)).toMatchObject({ status: 409, json: { code: 'last_child' } })
  for (const child of [other.id, 999]) expect((await remove(child)).status).toBe(404)
  expect([rowsOf(file, familyId), rowsOf(file, other.familyId)]).toEqual(before)
  // Nobody learns by it, so it is no last one.
  expect((await remove(al.id)).status).toBe(204)
})

test('with a child goes what it has under way, and its window can save nothing more', async () => {
  const { al, bo, file, remove } = await startWithTwo()
  const socket = await openSocket(al.window)
  const siblings = await openSocket(bo.window)
  expect((await remove(al.id)).status).toBe(204)
  await socket.closed
  siblings.send({ type: 'ping' })
  await siblings.next('pong')
  await expect(saveWork(al.window, 'too late')).rejects.toThrow('choose_child')
  expect(rowsOf(file, al.id, 'children').evaluations).toEqual([])
  expect(await saveWork(bo.window, 'goes on')).toBeGreaterThan(0)
})

test('what a deleted child has used of an AI still counts for its family', async () => {
  const { familyId, al, file, remove } = await startWithTwo()
  const sqlite = new SQLite(file, { timeout: 5_000 })
  sqlite
    .prepare(
      `insert into ai_use (family_id, child_id, day, service, calls, requests, bytes, voice_seconds)
         values (?, ?, '2025-03-05', 'openai', 7, 7, 7, 0)`,
    )
    .run(familyId, al.id)
  sqlite.close()
  await remove(al.id)
  expect(rowsOf(file, familyId).ai_use).toMatchObject([{ child_id: null, calls: 7 }])
})
