import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { noticeSchema } from '#contract/notices.ts'
import { someOf } from '#support/how-much.ts'
import { newFamily } from '#support/server/families.ts'
import { evaluation, family } from '#support/server/samples.ts'
import { freshFolder, startTestServer } from '#support/server/test-server.ts'
import { openDatabase } from './database.ts'
import { type Migration, migrations } from './migrations/index.ts'

const log = pino({ enabled: false })
const BACKUP = '2025-03-05T14-07-09Z-daily.db'
/** Not yet a day after the backup, so that no further one is taken. */
const now = () => new Date('2025-03-06T09:00:00Z')

/** A data folder with one family and one evaluation, and a backup of just that. */
async function usedFolder() {
  const dataDir = freshFolder()
  const server = await startTestServer({ dataDir })
  const browser = newFamily(server)
  await browser.post('/api/evaluations', evaluation)
  await server.close()
  const file = join(dataDir, 'stepwise.db')
  const backups = join(dataDir, 'backups')
  rmSync(backups, { recursive: true, force: true })
  mkdirSync(backups)
  copyFileSync(file, join(backups, BACKUP))
  return { dataDir, file, backups, session: browser.cookies.get('stepwise_session') ?? '' }
}

/** Overwrites the middle of a file, where the rows are, and leaves its header intact. */
function damage(file: string): Buffer {
  const bytes = readFileSync(file)
  bytes.fill(0x5a, 4_096, bytes.length)
  writeFileSync(file, bytes)
  return bytes
}

/** Starts the server again and comes back with the browser that was signed in before. */
async function comeBack({ dataDir, session }: { dataDir: string; session: string }) {
  const server = await startTestServer({ dataDir, now })
  const browser = server.browser()
  browser.cookies.set('stepwise_session', session)
  expect((await browser.get('/api/me')).json).toMatchObject({ email: family.email })
  return { server, browser }
}

test('a damaged file is set aside and the newest good backup takes its place, with a notice', async () => {
  const { dataDir, file, backups, session } = await usedFolder()
  writeFileSync(join(backups, '2025-03-06T10-00-00Z-daily.db'), 'a backup that is damaged too '.repeat(500))
  mkdirSync(join(backups, '2025-03-07T10-00-00Z-daily.db'))
  writeFileSync(join(backups, 'notes.txt'), 'the parent wrote this')
  const damaged = damage(file)

  const { server, browser } = await comeBack({ dataDir, session })
  expect((await browser.get('/api/evaluations')).json).toMatchObject([{ question: evaluation.question }])
  const [aside = ''] = readdirSync(dataDir).filter(name => name.startsWith('damaged-'))
  expect(readFileSync(join(dataDir, aside))).toEqual(damaged)
  expect(existsSync(join(backups, BACKUP))).toBe(true)

  const visitor = server.browser()
  const [notice, ...others] = z.array(noticeSchema).parse((await visitor.get('/api/notices')).json)
  expect(others).toEqual([])
  expect(notice?.message).toContain('the backup of 5 March 2025')
  expect(notice?.message).toContain(join(dataDir, aside))

  expect((await visitor.send('DELETE', `/api/notices/${notice?.id}`)).status).toBe(401)
  expect((await browser.send('DELETE', `/api/notices/${notice?.id}`)).status).toBe(403)
  await browser.post('/api/parent/open', { password: family.password })
  expect((await browser.send('DELETE', `/api/notices/${notice?.id}`)).status).toBe(204)
  expect((await browser.send('DELETE', `/api/notices/${notice?.id}`)).status).toBe(204)
  expect((await visitor.get('/api/notices')).json).toEqual([])
  await server.close()

  const later = await startTestServer({ dataDir })
  expect((await later.browser().get('/api/notices')).json).toEqual([])
})

test('a log of the damaged file is not replayed into the backup', async () => {
  const { dataDir, file, session } = await usedFolder()
  const writer = new SQLite(file)
  writer.pragma('wal_autocheckpoint = 0')
  writer.prepare("update families set parent_name = 'Late'").run()
  const log = readFileSync(`${file}-wal`)
  writer.close()
  damage(file)
  writeFileSync(`${file}-wal`, log)

  const { browser } = await comeBack({ dataDir, session })
  expect((await browser.get('/api/me')).json).toMatchObject({ childName: family.childName })
  const [aside = ''] = readdirSync(dataDir).filter(
    name => name.endsWith('.db-wal') && name.startsWith('damaged-'),
  )
  expect(readFileSync(join(dataDir, aside))).toEqual(log)
})

test('a file that was cut short, emptied or lost comes back from the backup', async () => {
  const losses: ((file: string) => void)[] = [
    file => truncateSync(file, 9_000),
    file => truncateSync(file, 0),
    file => rmSync(file),
    file => writeFileSync(file, 'no database at all '.repeat(1_000)),
  ]
  const { dataDir, file, session } = await usedFolder()
  for (const lose of losses) {
    lose(file)
    const { server, browser } = await comeBack({ dataDir, session })
    expect((await browser.get('/api/evaluations')).json).toHaveLength(1)
    expect((await browser.get('/api/notices')).json).toHaveLength(1)
    await server.close()
  }
  const aside = readdirSync(dataDir).filter(name => /^damaged-.*\.db$/.test(name))
  expect(aside).toHaveLength(3)
})

test('with no good backup a damaged file stops the start and stays as it is', async () => {
  const { dataDir, file, backups } = await usedFolder()
  damage(join(backups, BACKUP))
  const damaged = damage(file)
  await expect(startTestServer({ dataDir })).rejects.toThrow(/is damaged and there is no backup/)
  expect(readFileSync(file)).toEqual(damaged)
  expect(readdirSync(dataDir).filter(name => name.startsWith('damaged-'))).toEqual([])
})

const later: Migration = { name: 'later', sql: 'create table later (id integer primary key) strict' }

/** Makes of a database what a newer version of Stepwise would. */
async function update(dataDir: string): Promise<void> {
  await openDatabase({ dataDir, log, now, migrations: [...migrations, later] }).close()
}

test('a database of a newer version is refused and untouched, and its backup is never put in place', async () => {
  const { dataDir, file, backups, session } = await usedFolder()
  await update(dataDir)
  for (const name of readdirSync(backups)) if (name !== BACKUP) rmSync(join(backups, name))
  const before = readFileSync(file)
  await expect(startTestServer({ dataDir })).rejects.toThrow(/newer version of Stepwise.*untouched/)
  await expect(startTestServer({ dataDir, isBackupWanted: true })).rejects.toThrow(
    /newer version of Stepwise/,
  )
  expect(readFileSync(file)).toEqual(before)

  copyFileSync(file, join(backups, '2025-03-07T10-00-00Z-daily.db'))
  damage(file)
  const { browser } = await comeBack({ dataDir, session })
  expect(JSON.stringify((await browser.get('/api/notices')).json)).toContain('5 March 2025')
})

/** Runs SQL on the data file as nobody should. */
function spoil(file: string, sql: string): void {
  const sqlite = new SQLite(file)
  sqlite.unsafeMode()
  sqlite.exec(sql)
  sqlite.close()
}

test('a wild number in the header of a good file is put right, and the parent is told', async () => {
  const { dataDir, file, session } = await usedFolder()
  for (const wild of [99, 0, -1, 2_147_483_647]) {
    spoil(file, `pragma user_version = ${wild}`)
    const { server, browser } = await comeBack({ dataDir, session })
    expect((await browser.get('/api/evaluations')).json).toHaveLength(1)
    expect(JSON.stringify((await browser.get('/api/notices')).json)).toContain('Nothing is missing')
    await server.close()
  }
})

test('a file with signs that contradict each other stays untouched, and the backup is offered and used on demand', async () => {
  const strange = [
    "insert into migrations (number, name, hash, applied_at) values (77, 'x', 'x', 'x')",
    'delete from migrations where number = 3',
    'delete from migrations',
    'drop table migrations',
    "update migrations set hash = 'x' where number = 2",
    'drop table masteries',
    'alter table families rename column parent_name to child',
    `insert into migrations (number, name, hash, applied_at) values (${migrations.length + 1}, 'x', 'x', 'x')`,
  ]
  for (const sql of someOf(strange, 3)) {
    const { dataDir, file, session } = await usedFolder()
    spoil(file, `pragma foreign_keys = off; ${sql}`)
    const before = readFileSync(file)
    await expect(startTestServer({ dataDir }), sql).rejects.toThrow(
      expect.objectContaining({
        message: expect.stringMatching(
          /untouched; .*; or start with --use-backup to go back to the backup of 5 March 2025.*\.$/,
        ),
        backup: new Date('2025-03-05T14:07:09Z'),
      }),
    )
    expect(readFileSync(file)).toEqual(before)
    expect(readdirSync(dataDir).filter(name => name.startsWith('damaged-'))).toEqual([])

    const server = await startTestServer({ dataDir, now, isBackupWanted: true })
    const browser = server.browser()
    browser.cookies.set('stepwise_session', session)
    expect((await browser.get('/api/evaluations')).json).toHaveLength(1)
    const [notice] = z.array(noticeSchema).parse((await browser.get('/api/notices')).json)
    expect(notice?.message).toMatch(/could not be opened.*the backup of 5 March 2025.*is kept as/)
    const [aside = ''] = readdirSync(dataDir).filter(name => name.startsWith('damaged-'))
    expect(readFileSync(join(dataDir, aside))).toEqual(before)
    await server.close()
  }
})

test('a file that is emptied of all its tables counts as lost', async () => {
  const { dataDir, file, session } = await usedFolder()
  rmSync(file)
  spoil(file, 'pragma journal_mode = wal')
  const { browser } = await comeBack({ dataDir, session })
  expect(JSON.stringify((await browser.get('/api/notices')).json)).toContain('was missing')
})

test('a wanted backup changes nothing where the file is good', async () => {
  const { dataDir, session } = await usedFolder()
  const server = await startTestServer({ dataDir, isBackupWanted: true })
  const browser = server.browser()
  browser.cookies.set('stepwise_session', session)
  expect((await browser.get('/api/notices')).json).toEqual([])
  expect(readdirSync(dataDir).filter(name => name.startsWith('damaged-'))).toEqual([])
})

test('a backup whose text rotted is passed over', async () => {
  const { dataDir, file, backups, session } = await usedFolder()
  const rotten = join(backups, '2025-03-06T10-00-00Z-daily.db')
  copyFileSync(join(backups, BACKUP), rotten)
  writeFileSync(`${rotten}.seal`, JSON.stringify({ sha256: 'a'.repeat(64), number: 3 }))
  damage(file)
  const { browser } = await comeBack({ dataDir, session })
  expect(JSON.stringify((await browser.get('/api/notices')).json)).toContain('5 March 2025')
})

test('a folder in the place of the data file is told', async () => {
  const dataDir = freshFolder()
  mkdirSync(join(dataDir, 'stepwise.db'))
  await expect(startTestServer({ dataDir })).rejects.toThrow(/something else is at/)
})

test('a healthy start tells nothing', async () => {
  const { dataDir, session } = await usedFolder()
  const { browser } = await comeBack({ dataDir, session })
  expect((await browser.get('/api/notices')).json).toEqual([])
})
