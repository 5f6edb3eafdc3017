import type SQLite from 'better-sqlite3'
import type { Db } from './schema.ts'

/** Tells the parents something about the data as a whole, unless the same is still waiting for each of them. */
export async function tellOnce(db: Db, message: string, now: Date): Promise<void> {
  const waiting = await db
    .selectFrom('notices')
    .leftJoin('dismissed_notices as dismissed', join =>
      join
        .onRef('dismissed.noticed_at', '=', 'notices.created_at')
        .onRef('dismissed.message', '=', 'notices.message'),
    )
    .select('dismissed.family_id')
    .where('notices.message', '=', message)
    .where('notices.dismissed_at', 'is', null)
    .execute()
  if (waiting.length > 0 && waiting.every(({ family_id }) => family_id === null)) return
  const moment = now.toISOString()
  // The new one takes the place of one that only some have put away.
  await db.updateTable('notices').set({ dismissed_at: moment }).where('message', '=', message).execute()
  await db.insertInto('notices').values({ message, created_at: moment }).execute()
}

/** The same before the database is in use. */
export function tellAtStart(sqlite: SQLite.Database, message: string, now: Date): void {
  sqlite.prepare('insert into notices (message, created_at) values (?, ?)').run(message, now.toISOString())
}
