import type { Db } from '../db/schema.ts'

/** Tells everybody at this computer, visitors too, until somebody who is signed in puts it away. */
export async function addNotice(db: Db, message: string, now: Date): Promise<void> {
  await db.insertInto('notices').values({ message, created_at: now.toISOString() }).execute()
}
