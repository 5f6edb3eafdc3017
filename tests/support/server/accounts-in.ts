import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import type { Db } from '#server/db/schema.ts'
import { freshFolder } from './test-server.ts'

/** A database of its own with an account for each address, numbered from 1. */
export async function accountsIn(...emails: string[]): Promise<Db> {
  const log = pino({ level: 'silent' })
  const database = openDatabase({ dataDir: freshFolder(), log, now: () => new Date() })
  onTestFinished(() => database.close())
  const account = (email: string) => ({
    parent_name: 'Ada',
    child_name: 'Bo',
    child_birth_year: 2015,
    email,
    password_hash: 'x',
    created_at: '2025-01-01T00:00:00.000Z',
  })
  await database.db.insertInto('users').values(emails.map(account)).execute()
  return database.db
}
