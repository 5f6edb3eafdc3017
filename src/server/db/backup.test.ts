import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import SQLite from 'better-sqlite3'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { freshFolder } from '#support/server/test-server.ts'
import { leastOf } from '#support/times-as-much.ts'
import { listBackups } from './backup-files.ts'
import { openDatabase } from './database.ts'
import { examine, readChecksum } from './examine.ts'
import { judge } from './judge.ts'
import { migrations } from './migrations/index.ts'

const log = pino({ enabled: false })
const DAY = 24 * 60 * 60 * 1000
const someone = {
  parent_name: 'Ada who likes apples',
  email: 'ada@example.org',
  password_hash: 'x',
  created_at: '2025-01-01T00:00:00Z',
}

function openWithClock() {
  let moment = Date.parse('2025-03-05T14:07:09Z')
  const dataDir = freshFolder()
  const database = openDatabase({ dataDir, log, now: () => new Date(moment) })
  onTestFinished(() => database.close())
  const folder = join(dataDir, 'backups')
  return {
    database,
    folder,
    backups: () =>
      readdirSync(folder)
        .filter(name => !name.endsWith('.seal'))
        .sort(),
    pass(milliseconds: number) {
      moment += milliseconds
    },
  }
}

test('a backup is whole, and taken once a day', async () => {
  const { database, folder, backups, pass } = openWithClock()
  await database.db.insertInto('families').values(someone).execute()
  await Promise.all([database.backups.backUpIfDue(), database.backups.backUpIfDue()])
  await database.backups.backUpIfDue()
  expect(backups()).toEqual(['2025-03-05T14-07-09Z-daily.db'])
  const copy = join(folder, '2025-03-05T14-07-09Z-daily.db')
  expect(judge(copy, migrations)).toMatchObject({ state: 'good', version: migrations.length })
  const sqlite = new SQLite(copy, { readonly: true })
  expect(sqlite.prepare('select email from families').pluck().all()).toEqual([someone.email])
  sqlite.close()

  pass(DAY - 1_000)
  await database.backups.backUpIfDue()
  expect(backups().filter(name => name.endsWith('.db'))).toHaveLength(1)
  pass(1_000)
  await database.backups.backUpIfDue()
  expect(backups().filter(name => name.endsWith('.db'))).toHaveLength(2)
})

test('seven days are kept, the last seven however old, and nothing that is not ours is touched', async () => {
  const { database, folder, backups, pass } = openWithClock()
  await database.db.insertInto('families').values(someone).execute()
  mkdirSync(folder)
  writeFileSync(join(folder, 'notes.txt'), 'mine')
  writeFileSync(join(folder, '2025-03-04T00-00-00Z-daily.db.partial'), 'left by a crash')
  writeFileSync(join(folder, '2025-03-03T00-00-00Z-daily.db.seal'), 'left by a crash')
  for (let day = 0; day < 12; day++) {
    await database.backups.backUpIfDue()
    pass(DAY)
  }
  const daily = () => backups().filter(name => name.endsWith('-daily.db'))
  expect(daily()).toHaveLength(8)
  expect(daily().at(-1)).toContain('2025-03-16')
  expect(daily()[0]).toContain('2025-03-09')
  expect(backups()).toContain('notes.txt')
  expect(readdirSync(folder).join()).not.toContain('partial')
  expect(readdirSync(folder).filter(name => name.endsWith('.seal'))).toHaveLength(8)

  pass(30 * DAY)
  await database.backups.backUpIfDue()
  expect(daily()).toHaveLength(7)
})

test('an empty database pushes no real backup out', async () => {
  const { database, folder } = openWithClock()
  await database.backups.backUpIfDue()
  expect(() => readdirSync(folder)).toThrow()
})

test('closing gives up on a backup under way and leaves no half of it', async () => {
  const { database, folder } = openWithClock()
  await database.db.insertInto('families').values(someone).execute()
  const text = 'x'.repeat(20_000)
  const rows = Array.from({ length: 200 }, () => ({ message: text, created_at: 'x' }))
  await database.db.insertInto('notices').values(rows).execute()
  const underWay = database.backups.backUpIfDue()
  await database.close()
  await underWay
  expect(readdirSync(folder)).toEqual([])
})

test('a folder that takes no backup is no reason to stop', async () => {
  const { database, folder } = openWithClock()
  await database.db.insertInto('families').values(someone).execute()
  writeFileSync(folder, 'in the way')
  await database.backups.backUpIfDue()
  await database.db.selectFrom('families').select('id').executeTakeFirstOrThrow()
})

test('one start ten years ahead costs no backup, and one ten years back neither', async () => {
  for (const years of [10, -10]) {
    const { database, folder, backups, pass } = openWithClock()
    await database.db.insertInto('families').values(someone).execute()
    for (let day = 0; day < 7; day++) {
      await database.backups.backUpIfDue()
      pass(DAY)
    }
    const before = backups()
    pass(years * 365 * DAY)
    await database.backups.backUpIfDue()
    expect(backups().filter(name => !before.includes(name))).toHaveLength(1)
    expect(backups().filter(name => before.includes(name)).length).toBeGreaterThanOrEqual(6)

    pass(-years * 365 * DAY)
    await database.db.updateTable('families').set({ parent_name: 'Later' }).execute()
    await database.backups.backUpIfDue()
    const [newest] = listBackups(folder)
    expect(newest?.takenAt).toEqual(new Date('2025-03-12T14:07:09Z'))
    await database.backups.backUpIfDue()
    for (let day = 0; day < 9; day++) {
      pass(DAY)
      await database.backups.backUpIfDue()
    }
    expect(listBackups(folder)[0]?.takenAt).toEqual(new Date('2025-03-21T14:07:09Z'))
    expect(backups().filter(name => name.startsWith('2025-03'))).toHaveLength(8)
  }
})

test('a snapshot from before an update is not the first to go because of others from the future', async () => {
  const dataDir = freshFolder()
  const folder = join(dataDir, 'backups')
  const open = async (at: string, count: number) => {
    const list = migrations.slice(0, count)
    const database = openDatabase({ dataDir, log, now: () => new Date(at), migrations: list })
    if (count >= migrations.length) await database.backups.backUpIfDue()
    await database.close()
  }
  const last = migrations.length
  for (let count = last - 4; count < last; count++) await open('2035-01-01T00:00:00Z', count)
  await open('2025-01-01T00:00:00Z', last)
  const names = readdirSync(folder).filter(name => name.endsWith('.db'))
  expect(names).toHaveLength(3)
  expect(names).toContain('2025-01-01T00-00-00Z-before-update.db')
})

test('a damaged page gets into no backup: the good ones stay, the parent is told once', async () => {
  const { database, folder, backups, pass } = openWithClock()
  const { db } = database
  await db.insertInto('families').values(someone).execute()
  for (let day = 0; day < 7; day++) {
    await database.backups.backUpIfDue()
    pass(DAY)
  }
  const good = backups()
  // A row that points to nothing, as a lost page leaves it behind.
  await database.exclusively(sqlite => {
    sqlite.pragma('foreign_keys = off')
    sqlite.exec(
      "insert into auth_sessions (token_hash, family_id, created_at, expires_at) values ('x', 77, 'x', 'x')",
    )
    sqlite.pragma('foreign_keys = on')
  })
  for (let day = 0; day < 9; day++) {
    await database.backups.backUpIfDue()
    pass(DAY)
  }
  expect(backups()).toEqual(good)
  for (const { file, seal } of listBackups(folder)) expect(readChecksum(file)).toBe(seal.sha256)
  await expect(database.backups.backUp('daily')).rejects.toThrow('points to nothing')
  const notices = await db.selectFrom('notices').select('message').execute()
  expect(notices).toHaveLength(1)
  expect(notices[0]?.message).toMatch(/found damage.* the last one is of 11 March 2025/)
})

test('text that rotted in a backup is noticed, and it takes no good one’s place', async () => {
  const { database, folder, backups, pass } = openWithClock()
  await database.db.insertInto('families').values(someone).execute()
  for (let day = 0; day < 7; day++) {
    await database.backups.backUpIfDue()
    pass(DAY)
  }
  const [first] = backups()
  for (const name of backups().slice(1, 4)) {
    const bytes = readFileSync(join(folder, name))
    const place = bytes.indexOf(someone.parent_name)
    bytes[place] = (bytes[place] ?? 0) ^ 1
    writeFileSync(join(folder, name), bytes)
    expect(judge(join(folder, name), migrations).state).toBe('good')
  }
  for (let day = 0; day < 3; day++) {
    await database.backups.backUpIfDue()
    pass(DAY)
  }
  expect(backups()).toContain(first)
  const notices = await database.db.selectFrom('notices').select('message').execute()
  expect(notices).toHaveLength(3)
  expect(notices[0]?.message).toMatch(/The backup of .* March 2025 .* has been damaged/)
})

test('others are answered while a large copy is examined', async () => {
  const { database } = openWithClock()
  const { db } = database
  await db.insertInto('families').values(someone).execute()
  await database.exclusively(sqlite =>
    sqlite.exec(`with recursive n(i) as (select 1 union all select i + 1 from n where i < 15000)
      insert into notices (message, created_at) select hex(randomblob(2000)), 'x' from n`),
  )
  const look = async () => {
    const delay = monitorEventLoopDelay({ resolution: 5 })
    delay.enable()
    const backup = await database.backups.backUp('daily')
    delay.disable()
    expect(statSync(backup.file).size).toBeGreaterThan(50_000_000)
    // What it would take on this very machine, with all that runs on it besides.
    const from = performance.now()
    examine({ file: backup.file }, migrations)
    return delay.percentile(99) / 1e6 / (performance.now() - from)
  }
  expect(await leastOf(0.5, look)).toBeLessThan(0.5)
})
