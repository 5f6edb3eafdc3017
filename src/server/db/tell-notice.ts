import type SQLite from 'better-sqlite3'
import type { Db } from './schema.ts'

/** Tells the parent something about the data as a whole, unless the same is still waiting to be dismissed. */
export async function tellOnce(db: Db, message: string, now: Date): Promise<void> {
  const isWaiting = await db
    .selectFrom('notices')
    .select('id')
    .where('message', '=', message)
    .where('dismissed_at', 'is', null)
    .executeTakeFirst()
  if (isWaiting) return
  await db.insertInto('notices').values({ message, created_at: now.toISOString() }).execute()
}

/** The same before the database is in use. */
export function tellAtStart(sqlite: SQLite.Database, message: string, now: Date): void {
  sqlite.prepare('insert into notices (message, created_at) values (?, ?)').run(message, now.toISOString())
}
