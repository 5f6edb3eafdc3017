import type { Db } from '../db/schema.ts'
import type { Changes } from './settle-sign-ins.ts'

/** Changes of sign-ins that hold before they are stored, and where they can't be. */
export function unstoredChanges(db: Db) {
  const unstored = new Map<string, Changes>()

  return {
    /** What is not stored yet, or can't be. */
    of: (session: string): Changes | undefined => unstored.get(session),

    /** @throws when it can't be stored; it holds all the same */
    async change(session: string, changes: Changes): Promise<void> {
      unstored.set(session, { ...unstored.get(session), ...changes })
      await db.updateTable('auth_sessions').set(changes).where('token_hash', '=', session).execute()
      const left = Object.entries(unstored.get(session) ?? {}).filter(
        ([name, value]) => value !== changes[name as keyof Changes],
      )
      if (left.length > 0) unstored.set(session, Object.fromEntries(left))
      else unstored.delete(session)
    },

    /** The sign-in is no more. */
    forget: (session: string): boolean => unstored.delete(session),
  }
}

export type UnstoredChanges = ReturnType<typeof unstoredChanges>
