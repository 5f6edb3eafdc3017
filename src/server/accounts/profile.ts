import type { Profile, User } from '#contract/accounts.ts'
import type { Db } from '../db/schema.ts'
import { hashPassword } from './passwords.ts'
import { createUser, userColumns } from './users.ts'

/** @returns the user as it is then; an introduction left out or empty is none */
export async function changeProfile(db: Db, userId: number, profile: Profile): Promise<User> {
  const row = await db
    .updateTable('users')
    .set({ assistant_name: profile.assistantName, personal_intro: profile.personalIntro || null })
    .where('id', '=', userId)
    .returning(userColumns)
    .executeTakeFirstOrThrow()
  return createUser(row)
}

/** Sets a password that has been checked to be allowed. */
export async function changePassword(db: Db, userId: number, newPassword: string): Promise<void> {
  const password_hash = await hashPassword(newPassword, 'signed-in')
  await db.updateTable('users').set({ password_hash }).where('id', '=', userId).execute()
}
