import { copyFileSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { z } from 'zod'
import { noticeSchema } from '#contract/notices.ts'
import { someOf } from '#support/how-much.ts'
import { evaluation, signUp } from '#support/server/samples.ts'
import { startServe } from '#support/server/serve-process.ts'
import { freshFolder } from '#support/server/test-server.ts'
import { type Database, openDatabase } from './database.ts'

const log = pino({ enabled: false })
const someone = {
  parent_name: 'Ada who likes apples and long walks by the sea',
  email: 'ada@example.org',
  password_hash: 'x',
  created_at: '2025-01-01T00:00:00Z',
}

function open(dataDir: string, at: () => Date = () => new Date('2025-03-05T14:00:00Z')): Database {
  const database = openDatabase({ dataDir, log, now: at })
  onTestFinished(() => database.close().catch(() => {}))
  return database
}

const readNotices = ({ db }: Database) =>
  db
    .selectFrom('notices')
    .select('message')
    .execute()
    .then(rows => rows.map(({ message }) => message))

const local = (at: string) => new Date(at).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' })

/** A folder as a power cut leaves it: one change at 15:04, one at 15:20, both in the log alone. */
async function cutOff(): Promise<string> {
  const dataDir = freshFolder()
  let moment = '2025-03-05T15:04:00Z'
  const database = open(dataDir, () => new Date(moment))
  await database.db.insertInto('families').values(someone).execute()
  moment = '2025-03-05T15:20:00Z'
  await database.db.transaction().execute(async trx => {
    await trx.updateTable('families').set({ parent_name: 'Later' }).execute()
    await trx
      .insertInto('notices')
      .values({ message: 'x', created_at: moment, dismissed_at: moment })
      .execute()
  })
  const copy = freshFolder()
  for (const name of ['stepwise.db', 'stepwise.db-wal', 'stepwise.note.json']) {
    copyFileSync(join(dataDir, name), join(copy, name))
  }
  return copy
}

test('after a power cut that lost nothing, nothing is told', async () => {
  const dataDir = await cutOff()
  const database = open(dataDir)
  expect(await database.db.selectFrom('families').select('parent_name').execute()).toEqual([
    { parent_name: 'Later' },
  ])
  expect(await readNotices(database)).toEqual(['x'])
})

test('a log that was cut anywhere tells from when to when something may be missing, once', async () => {
  const told = new Set<string>()
  // In every run as far as each ending comes up.
  for (const pages of someOf([...Array(14).keys()], 7)) {
    const dataDir = await cutOff()
    truncateSync(join(dataDir, 'stepwise.db-wal'), 32 + pages * (24 + 4_096) + 100)
    const database = open(dataDir)
    const [user] = await database.db.selectFrom('families').select('parent_name').execute()
    const [notice = '', ...others] = await readNotices(database)
    told.add(`${user?.parent_name}: ${notice.split('. ')[0]}`)
    expect(others).toEqual([])
    await database.close()
    const next = open(dataDir)
    expect(await readNotices(next)).toHaveLength(1)
    await next.close()
  }
  const [from, until] = [local('2025-03-05T15:04:00Z'), local('2025-03-05T15:20:00Z')]
  expect([...told]).toEqual([
    `undefined: What was done until ${until} may be missing`,
    `${someone.parent_name}: What was done between ${from} and ${until} may be missing`,
    'Later: x',
  ])
})

test('a log that was lost or spoilt as a whole tells until when', async () => {
  const losses: ((wal: string) => void)[] = [
    wal => rmSync(wal),
    wal => truncateSync(wal, 0),
    wal => writeFileSync(wal, 'nothing'),
    wal => writeFileSync(wal, readFileSync(wal).fill(0, 0, 24)),
  ]
  for (const lose of losses) {
    const dataDir = await cutOff()
    lose(join(dataDir, 'stepwise.db-wal'))
    const database = open(dataDir)
    expect(await readNotices(database)).toEqual([
      expect.stringContaining(`What was done until ${local('2025-03-05T15:20:00Z')} may be missing`),
    ])
    await database.close()
  }
})

test('a real process that is killed with its log lost afterwards', { tags: 'in-full' }, async () => {
  const dataDir = freshFolder()
  const serve = await startServe('--data-dir', dataDir)
  await signUp(serve.browser)
  expect((await serve.browser.post('/api/evaluations', evaluation)).status).toBe(201)
  serve.child.kill('SIGKILL')
  await serve.ended
  rmSync(join(dataDir, 'stepwise.db-wal'))
  const again = await startServe('--data-dir', dataDir)
  const notices = z.array(noticeSchema).parse((await again.browser.get('/api/notices')).json)
  expect(notices.map(({ message }) => message).join()).toMatch(/What was done .* may be missing/)
})

test('what is undone is not noted', async () => {
  const dataDir = freshFolder()
  const database = open(dataDir)
  await database.db.insertInto('families').values(someone).execute()
  const note = readFileSync(join(dataDir, 'stepwise.note.json'), 'utf8')
  const giveUp = database.db.transaction().execute(async trx => {
    await trx.updateTable('families').set({ parent_name: 'Never' }).execute()
    throw new Error('given up')
  })
  await expect(giveUp).rejects.toThrow('given up')
  await expect(database.db.insertInto('families').values(someone).execute()).rejects.toThrow('UNIQUE')
  await database.db.transaction().execute(trx => trx.selectFrom('families').select('id').execute())
  expect(readFileSync(join(dataDir, 'stepwise.note.json'), 'utf8')).toBe(note)
})

test('text that rotted while Stepwise was closed is noticed, what another program wrote is not', async () => {
  const dataDir = freshFolder()
  const file = join(dataDir, 'stepwise.db')
  const database = open(dataDir)
  await database.db.insertInto('families').values(someone).execute()
  await database.close()
  const sqlite = new SQLite(file)
  sqlite.exec("create table other (id integer); update families set parent_name = 'Ed'")
  sqlite.close()
  const healthy = open(dataDir)
  expect(await readNotices(healthy)).toEqual([])
  await healthy.close()

  const bytes = readFileSync(file)
  const place = bytes.indexOf('apples')
  bytes[place] = (bytes[place] ?? 0) ^ 1
  writeFileSync(file, bytes)
  const rotten = open(dataDir)
  expect(await readNotices(rotten)).toEqual([
    expect.stringContaining('has changed while Stepwise was closed'),
  ])
  await rotten.close()
  const later = open(dataDir)
  expect(await readNotices(later)).toHaveLength(1)
})

test('a note that can not be read or written is no reason not to start', async () => {
  const dataDir = freshFolder()
  for (const spoilt of ['', '{"number":', 'null', '{"number":-1,"at":"x"}', 'x'.repeat(100_000)]) {
    writeFileSync(join(dataDir, 'stepwise.note.json'), spoilt)
    const database = open(dataDir)
    expect(await readNotices(database)).toEqual([])
    await database.close()
  }
  expect(readdirSync(dataDir)).toContain('stepwise.note.json')
})
