import type { Db } from '../db/schema.ts'
import { HttpError } from '../http/errors.ts'
import type { LoginLimit } from './login-limit.ts'
import { isRightPassword } from './passwords.ts'

/** Asks whoever is signed in for the password once more. */
export type CheckPassword = (account: { id: number; email: string }, password: string) => Promise<void>

/**
 * @returns a check that counts as a log-in does
 * @throws (the check) HttpError 400 for a wrong password, 429 after too many of them
 */
export function passwordCheck(db: Db, limit: LoginLimit): CheckPassword {
  return async ({ id, email }, password) => {
    await limit.countAttempt(email)
    const row = await db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (!(await isRightPassword(password, row.password_hash))) {
      throw new HttpError(400, 'wrong_password', 'Current password is incorrect', {
        fields: { currentPassword: 'Current password is incorrect', password: 'This password is incorrect' },
      })
    }
    await limit.forgive(email)
  }
}
