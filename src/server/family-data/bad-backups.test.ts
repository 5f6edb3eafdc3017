import { readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import SQLite from 'better-sqlite3'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { someOf } from '#support/how-much.ts'
import { addFamily } from '#support/server/cheap-family.ts'
import { rowsOf } from '#support/server/rows.ts'
import { evaluation } from '#support/server/samples.ts'
import { freshFolder, startTestServer } from '#support/server/test-server.ts'
import { timeLimits } from '#support/time-limits.ts'
import { openDatabase } from '../db/database.ts'
import { migrations } from '../db/migrations/index.ts'
import { receiveFile } from './receive-file.ts'

/** A family with some work, a good backup of it, and work saved since. */
async function startWithBackup() {
  const server = await startTestServer()
  const { browser, id } = addFamily(server, { isCornerOpen: true })
  for (let count = 0; count < 5; count++) await browser.post('/api/evaluations', evaluation)
  const good = (await browser.get('/api/backups/now')).bytes
  await browser.post('/api/evaluations', { ...evaluation, answer: 'saved since' })
  const file = join(server.dataDir, 'stepwise.db')
  return { server, browser, id, good, rows: () => rowsOf(file, id) }
}

/** The good backup, changed as a database. */
function changed(good: Buffer, sql: string): Buffer {
  const file = join(freshFolder(), 'changed.db')
  writeFileSync(file, good)
  const sqlite = new SQLite(file)
  sqlite.exec(sql)
  sqlite.close()
  return readFileSync(file)
}

function shortened(good: Buffer, bytes: number): Buffer {
  const file = join(freshFolder(), 'short.db')
  writeFileSync(file, good)
  truncateSync(file, bytes)
  return readFileSync(file)
}

function scribbled(good: Buffer): Buffer {
  const copy = Buffer.from(good)
  copy.fill(0xa5, Math.floor(copy.length / 2), Math.floor(copy.length / 2) + 9_000)
  return copy
}

const NONE = /^This file is no backup of Stepwise/
const DAMAGED = /^This backup is damaged or not complete/
const NEWER = /^This backup was made by a newer version/
const OTHER = /^This backup was made by another edition/
const OTHERS = /^Your family’s account is not in this backup/

test('a file that is no whole backup of this edition says why and changes nothing', {
  timeout: timeLimits.long,
}, async () => {
  const { server, browser, good, rows } = await startWithBackup()
  const before = rows()
  const cases: [string, () => Buffer, RegExp][] = [
    ['empty', () => Buffer.alloc(0), NONE],
    ['a letter', () => Buffer.from('x'), NONE],
    ['a picture', () => Buffer.from('\x89PNG\r\n\x1a\n and then some more bytes', 'latin1'), NONE],
    ['zeros', () => Buffer.alloc(100_000), NONE],
    ['only the beginning', () => shortened(good, 100), DAMAGED],
    ['half', () => shortened(good, Math.floor(good.length / 2)), DAMAGED],
    ['all but the last page', () => shortened(good, good.length - 4_096), DAMAGED],
    ['scribbled over', () => scribbled(good), DAMAGED],
    ['another program', () => changed(Buffer.alloc(0), 'create table songs (name text)'), NONE],
    ['newer', () => changed(good, 'pragma user_version = 99'), NEWER],
    ['other migrations', () => changed(good, "update migrations set hash = 'x' where number = 1"), OTHER],
    ['other tables', () => changed(good, 'alter table gaps add column extra text'), OTHER],
    [
      'a view in the place of a table',
      () => changed(good, 'drop table masteries; create view masteries as select 1 as id'),
      OTHER,
    ],
    [
      'other families',
      () =>
        changed(
          good,
          `update families set email = 'x@example.org';
         insert into families (parent_name, email, password_hash, created_at)
           values ('A', 'y@example.org', 'x', '')`,
        ),
      OTHERS,
    ],
  ]
  for (const [name, make, words] of someOf(cases, 5)) {
    const answer = await browser.send('POST', '/api/backups/restore-file', {
      body: make(),
      headers: { 'content-type': 'application/octet-stream' },
    })
    expect(answer, name).toMatchObject({ status: 400, json: { code: 'wrong_backup' } })
    expect(answer.json, name).toMatchObject({ message: expect.stringMatching(words) })
  }
  expect(rows()).toEqual(before)
  expect(readdirSync(join(server.dataDir, 'work'))).toEqual([])
  expect(readdirSync(server.dataDir)).not.toContain('backups')
  expect((await browser.post('/api/backups/restore-file', { a: 1 })).status).toBe(415)
})

test('a backup of before an update is brought up to this version first', async () => {
  const { browser, rows } = await startWithBackup()
  const dataDir = freshFolder()
  const first = { dataDir, log: pino({ level: 'silent' }), now: () => new Date() }
  await openDatabase({ ...first, migrations: migrations.slice(0, 1) }).close()
  const file = join(dataDir, 'stepwise.db')
  const sqlite = new SQLite(file)
  sqlite.exec(`
    insert into users (parent_name, child_name, child_birth_year, email, password_hash, created_at)
      values ('Ada', 'Bo', 2015, 'ADA@example.org', 'x', '');
    insert into evaluations (user_id, question, answer, grade, marking_scheme, overall_assessment, score, total_score, created_at)
      values (1, 'of long ago', '4', 'K', '', '', 1, 1, '')`)
  sqlite.pragma('journal_mode = delete')
  sqlite.close()
  const answer = await browser.send('POST', '/api/backups/restore-file', {
    body: readFileSync(file),
    headers: { 'content-type': 'application/octet-stream' },
  })
  expect(answer.text).toContain('before-restore')
  expect(rows().evaluations).toMatchObject([{ question: 'of long ago', grade: 'K' }])
})

test('a file of 2 GB is refused with words at once, whatever it holds', async () => {
  const { server, browser, rows } = await startWithBackup()
  const before = rows()
  const answer = await new Promise<{ status?: number; text: string }>((resolve, reject) => {
    const upload = request(
      {
        host: '127.0.0.1',
        port: server.port,
        method: 'POST',
        path: '/api/backups/restore-file',
        headers: {
          cookie: [...browser.cookies].map(pair => pair.join('=')).join('; '),
          'content-type': 'application/octet-stream',
          'content-length': 2 * 1024 ** 3,
        },
      },
      incoming => {
        let text = ''
        incoming.setEncoding('utf8').on('data', (more: string) => {
          text += more
        })
        incoming.on('end', () => {
          resolve({ status: incoming.statusCode, text })
          upload.destroy()
        })
      },
    )
    upload.on('error', reject)
    upload.write('SQLite format 3\0')
  })
  expect(answer.status).toBe(413)
  expect(answer.text).toContain('too large for a backup of Stepwise: 1,024 MB are the most')
  expect(rows()).toEqual(before)
})

test('a file that hides its size is cut off at the most', async () => {
  const folder = freshFolder()
  const endless = Readable.from(
    (function* () {
      yield Buffer.from('SQLite format 3\0')
      for (;;) yield Buffer.alloc(64 * 1024)
    })(),
  )
  const incoming = Object.assign(endless, { headers: {} })
  const receiving = receiveFile(incoming as never, join(folder, 'received'), 1024 * 1024)
  await expect(receiving).rejects.toMatchObject({ status: 413 })
  endless.destroy()
})

test('an upload that breaks off leaves nothing behind', async () => {
  const { server, browser, good, rows } = await startWithBackup()
  const before = rows()
  const controller = new AbortController()
  const broken = new Promise<void>(resolve => {
    const upload = request({
      host: '127.0.0.1',
      port: server.port,
      method: 'POST',
      path: '/api/backups/restore-file',
      signal: controller.signal,
      headers: {
        cookie: [...browser.cookies].map(pair => pair.join('=')).join('; '),
        'content-type': 'application/octet-stream',
        'content-length': good.length,
      },
    })
    upload.on('error', () => resolve())
    upload.write(good.subarray(0, good.length / 2), () => controller.abort())
  })
  await broken
  await expect.poll(() => readdirSync(join(server.dataDir, 'work'))).toEqual([])
  expect(rows()).toEqual(before)
})
