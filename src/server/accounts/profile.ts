import type { Profile } from '#contract/accounts.ts'
import type { Db } from '../db/schema.ts'
import { hashPassword } from './passwords.ts'

/** An introduction left out or empty is none. */
export async function changeProfile(db: Db, childId: number, profile: Profile): Promise<void> {
  await db
    .updateTable('children')
    .set({ assistant_name: profile.assistantName, personal_intro: profile.personalIntro || null })
    .where('id', '=', childId)
    .execute()
}

/** Sets a password that has been checked to be allowed. */
export async function changePassword(db: Db, accountId: number, newPassword: string): Promise<void> {
  const password_hash = await hashPassword(newPassword, 'signed-in')
  await db.updateTable('families').set({ password_hash }).where('id', '=', accountId).execute()
}
