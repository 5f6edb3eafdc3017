import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import type { Db } from '#server/db/schema.ts'
import { layTables } from './laid-tables.ts'
import { freshFolder } from './test-server.ts'

/** A database of its own with a family of one child for each address, both numbered from 1. */
export async function accountsIn(...emails: string[]): Promise<Db> {
  const log = pino({ level: 'silent' })
  const dataDir = freshFolder()
  await layTables(dataDir)
  const database = openDatabase({ dataDir, log, now: () => new Date() })
  onTestFinished(() => database.close())
  const account = (email: string) => ({
    parent_name: 'Ada',
    email,
    password_hash: 'x',
    created_at: '2025-01-01T00:00:00.000Z',
  })
  const families = await database.db
    .insertInto('families')
    .values(emails.map(account))
    .returning('id')
    .execute()
  const child = ({ id }: { id: number }) => ({
    family_id: id,
    name: 'Bo',
    birth_year: 2015,
    created_at: '2025-01-01T00:00:00.000Z',
  })
  await database.db.insertInto('children').values(families.map(child)).execute()
  return database.db
}
