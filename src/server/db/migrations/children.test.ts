import SQLite from 'better-sqlite3'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { someOf } from '#support/how-much.ts'
import { LAST_OF_ACCOUNTS, writeEarlierVersion } from '#support/server/earlier-version.ts'
import { freshFolder } from '#support/server/test-server.ts'
import { timeLimits } from '#support/time-limits.ts'
import { ownedTables, tableNames } from '../../family-data/owned-tables.ts'
import { openDatabase } from '../database.ts'

const ROWS = 1_000
/** One row of an account is all that they hold. */
const FEW = ['users', 'household_settings']
/** Belongs to the family from now on. */
const OF_FAMILY = ['auth_sessions', 'settings', 'household_settings', 'ai_use', 'lent_ai_use']
const log = pino({ enabled: false })
const versions = Array.from({ length: LAST_OF_ACCOUNTS }, (_, index) => index + 1)

/** The rows of a table in their order. */
function read(sqlite: SQLite.Database, table: string, columns: string[]): unknown[] {
  const list = columns.map(name => `"${name}"`).join(', ')
  return sqlite.prepare(`select ${list} from "${table}" order by ${list}`).raw().all()
}

function hasOwner(sqlite: SQLite.Database, table: string): boolean {
  return sqlite.prepare('select 1 from pragma_foreign_key_list(?)').get(table) !== undefined
}

function columnNames(sqlite: SQLite.Database, table: string): string[] {
  return sqlite.prepare<[string], string>('select name from pragma_table_info(?)').pluck().all(table)
}

test.each(someOf(versions, 3))(
  'a database of version %i keeps every row, and each is of the same child or family',
  { timeout: timeLimits.long },
  async version => {
    const dataDir = freshFolder()
    const file = writeEarlierVersion(dataDir, version, ROWS)
    const old = new SQLite(file)
    const before = tableNames(old)
      .filter(table => hasOwner(old, table))
      .map(table => {
        const columns = columnNames(old, table)
        return { table, columns, rows: read(old, table, columns) }
      })
    const accounts = old.prepare('select * from users order by id').all() as Record<string, unknown>[]
    old.close()
    expect(accounts).toHaveLength(2)
    for (const { table, rows } of before) {
      expect(rows.length, table).toBe(FEW.includes(table) ? 2 : 2 * ROWS)
    }

    await openDatabase({ dataDir, log, now: () => new Date('2025-03-06T10:00:00.000Z') }).close()

    const sqlite = new SQLite(file)
    expect(sqlite.pragma('integrity_check', { simple: true })).toBe('ok')
    expect(sqlite.pragma('foreign_key_check')).toEqual([])
    expect(sqlite.prepare('select * from families order by id').all()).toEqual(
      accounts.map(({ id, parent_name, email, password_hash, created_at, recovery_code_hash = null }) => ({
        id,
        parent_name,
        email,
        password_hash,
        created_at,
        recovery_code_hash,
      })),
    )
    expect(sqlite.prepare('select * from children order by id').all()).toEqual(
      accounts.map(account => ({
        id: account.id,
        family_id: account.id,
        name: account.child_name,
        birth_year: account.child_birth_year,
        personal_intro: account.personal_intro,
        assistant_name: account.assistant_name,
        created_at: account.created_at,
        animal: 'fox',
        color: 'blue',
        picture_code_hash: null,
        archived_at: null,
        monthly_ai_calls: null,
        monthly_voice_minutes: null,
        minutes_a_day: null,
        bedtime: null,
        more_time_until: null,
        grade: null,
        sprint: null,
      })),
    )
    const owner = (table: string) => (OF_FAMILY.includes(table) ? 'family_id' : 'child_id')
    for (const { table, columns, rows } of before) {
      const renamed = columns.map(name => (name === 'user_id' ? owner(table) : name))
      const now = read(sqlite, table, renamed)
      // An earlier update has notes of its own in the settings.
      const kept = table === 'settings' ? now.filter(row => !JSON.stringify(row).includes('old_key.')) : now
      expect(kept.length, table).toBe(rows.length)
      // Thousands of them: only one that differs is worth showing.
      const differs = rows.findIndex((row, index) => JSON.stringify(row) !== JSON.stringify(kept[index]))
      expect(kept[differs], table).toEqual(rows[differs])
    }
    for (const table of ['auth_sessions', 'ai_use']) {
      const wrong = sqlite.prepare(`select count(*) from ${table} where child_id is not family_id`)
      expect(wrong.pluck().get(), table).toBe(0)
    }
    const names = ownedTables(sqlite).map(({ name }) => name)
    expect(before.map(({ table }) => table).filter(table => !names.includes(table))).toEqual([])
    sqlite.close()
  },
)
