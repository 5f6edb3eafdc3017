import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { freshFolder } from '../testing/test-server.ts'
import { openDatabase } from './database.ts'
import { inspect } from './inspect.ts'
import { migrations } from './migrations/index.ts'

const log = pino({ enabled: false })
const DAY = 24 * 60 * 60 * 1000
const someone = {
  parent_name: 'Ada',
  child_name: 'Bo',
  child_birth_year: 2015,
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
    backups: () => readdirSync(folder).sort(),
    pass(milliseconds: number) {
      moment += milliseconds
    },
  }
}

test('a backup is whole, and taken once a day', async () => {
  const { database, folder, backups, pass } = openWithClock()
  await database.db.insertInto('users').values(someone).execute()
  await Promise.all([database.backups.backUpIfDue(), database.backups.backUpIfDue()])
  await database.backups.backUpIfDue()
  expect(backups()).toEqual(['2025-03-05T14-07-09Z-daily.db'])
  const copy = join(folder, '2025-03-05T14-07-09Z-daily.db')
  expect(inspect(copy)).toEqual({ state: 'good', version: migrations.length })
  const sqlite = new SQLite(copy, { readonly: true })
  expect(sqlite.prepare('select email from users').pluck().all()).toEqual([someone.email])
  sqlite.close()

  pass(DAY - 1_000)
  await database.backups.backUpIfDue()
  expect(backups().filter(name => name.endsWith('.db'))).toHaveLength(1)
  pass(1_000)
  await database.backups.backUpIfDue()
  expect(backups().filter(name => name.endsWith('.db'))).toHaveLength(2)
})

test('seven days are kept, the newest however old, and nothing that is not ours is touched', async () => {
  const { database, folder, backups, pass } = openWithClock()
  await database.db.insertInto('users').values(someone).execute()
  mkdirSync(folder)
  writeFileSync(join(folder, 'notes.txt'), 'mine')
  writeFileSync(join(folder, '2024-01-01T00-00-00Z-before-update.db'), 'kept by its own rule')
  writeFileSync(join(folder, '2025-03-04T00-00-00Z-daily.db.partial'), 'left by a crash')
  for (let day = 0; day < 12; day++) {
    await database.backups.backUpIfDue()
    pass(DAY)
  }
  const daily = backups().filter(name => name.endsWith('-daily.db'))
  expect(daily).toHaveLength(8)
  expect(daily.at(-1)).toContain('2025-03-16')
  expect(daily[0]).toContain('2025-03-09')
  expect(backups()).toContain('notes.txt')
  expect(backups()).toContain('2024-01-01T00-00-00Z-before-update.db')
  expect(backups().join()).not.toContain('partial')

  pass(30 * DAY)
  await database.backups.backUpIfDue()
  expect(backups().filter(name => name.endsWith('-daily.db'))).toHaveLength(1)
})

test('an empty database pushes no real backup out', async () => {
  const { database, folder } = openWithClock()
  await database.backups.backUpIfDue()
  expect(() => readdirSync(folder)).toThrow()
})

test('closing gives up on a backup under way and leaves no half of it', async () => {
  const { database, folder } = openWithClock()
  await database.db.insertInto('users').values(someone).execute()
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
  await database.db.insertInto('users').values(someone).execute()
  writeFileSync(folder, 'in the way')
  await database.backups.backUpIfDue()
  await database.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
})
