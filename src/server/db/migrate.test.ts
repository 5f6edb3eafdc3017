import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { freshFolder } from '#support/server/test-server.ts'
import { openDatabase } from './database.ts'
import { type Migration, migrations } from './migrations/index.ts'

const log = pino({ enabled: false })
const now = () => new Date('2025-03-05T14:07:09Z')
const books: Migration = {
  name: 'books',
  sql: 'create table books (id integer primary key, user_id integer references families) strict',
}
const someone = `insert into families (parent_name, email, password_hash, created_at)
  values ('Ada', 'a@example.org', 'x', '2025-01-01T00:00:00Z')`

async function openAndClose(dataDir: string, list: readonly Migration[]): Promise<void> {
  await openDatabase({ dataDir, log, now, migrations: list }).close()
}

function query<T>(dataDir: string, run: (sqlite: SQLite.Database) => T): T {
  const sqlite = new SQLite(join(dataDir, 'stepwise.db'))
  try {
    return run(sqlite)
  } finally {
    sqlite.close()
  }
}

const readVersion = (dataDir: string) =>
  query(dataDir, sqlite => sqlite.pragma('user_version', { simple: true }))
const listTables = (dataDir: string) =>
  query(dataDir, sqlite =>
    sqlite.prepare("select name from sqlite_schema where type = 'table'").pluck().all(),
  )
const listBackups = (dataDir: string) => {
  try {
    return readdirSync(join(dataDir, 'backups')).filter(name => name.endsWith('.db'))
  } catch {
    return []
  }
}

test('a new database is migrated without a snapshot, an existing one with a snapshot from before', async () => {
  const dataDir = freshFolder()
  await openAndClose(dataDir, migrations)
  expect(listBackups(dataDir)).toEqual([])
  query(dataDir, sqlite => sqlite.exec(someone))

  await openAndClose(dataDir, [...migrations, books])
  expect(readVersion(dataDir)).toBe(migrations.length + 1)
  expect(listTables(dataDir)).toContain('books')
  expect(listBackups(dataDir)).toEqual(['2025-03-05T14-07-09Z-before-update.db'])
  const snapshot = new SQLite(join(dataDir, 'backups', '2025-03-05T14-07-09Z-before-update.db'))
  expect(snapshot.pragma('user_version', { simple: true })).toBe(migrations.length)
  expect(snapshot.prepare('select email from families').pluck().all()).toEqual(['a@example.org'])
  snapshot.close()

  await openAndClose(dataDir, [...migrations, books])
  expect(listBackups(dataDir)).toHaveLength(1)
})

test('an update that fails at any step leaves the file that the former version opens', async () => {
  const dataDir = freshFolder()
  await openAndClose(dataDir, migrations)
  query(dataDir, sqlite => sqlite.exec(someone))
  const failing = [
    { name: 'spelling', sql: 'create tabel x' },
    { name: 'half-way', sql: "delete from families; insert into nowhere values ('x')" },
    { name: 'orphan', sql: 'insert into books (user_id) values (12345)' },
  ]
  for (const bad of failing) {
    await expect(async () => openAndClose(dataDir, [...migrations, books, bad])).rejects.toThrow(
      /your data is unchanged, and a copy from before is .*before-update\.db/,
    )
    expect(readVersion(dataDir)).toBe(migrations.length)
    expect(listTables(dataDir)).not.toContain('books')
    expect(query(dataDir, sqlite => sqlite.prepare('select count(*) from families').pluck().get())).toBe(1)
  }
  await openAndClose(dataDir, migrations)
})

test('a migration that changed after it was applied is refused', async () => {
  const dataDir = freshFolder()
  await openAndClose(dataDir, [...migrations, books])
  const changed = { ...books, sql: `${books.sql} ` }
  await expect(async () => openAndClose(dataDir, [...migrations, changed])).rejects.toThrow(
    `prepared by another edition of Stepwise (step ${migrations.length + 1} differs)`,
  )
  await openAndClose(dataDir, [...migrations, books])
})

test('foreign keys hold after the start', async () => {
  const database = openDatabase({ dataDir: freshFolder(), log, now })
  const orphan = { token_hash: 'x', family_id: 77, created_at: 'x', expires_at: 'x' }
  await expect(database.db.insertInto('auth_sessions').values(orphan).execute()).rejects.toThrow(
    'FOREIGN KEY',
  )
  await database.close()
})
