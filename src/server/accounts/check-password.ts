import type { Db } from '../db/schema.ts'
import { HttpError } from '../shared/http-error.ts'
import { type LoginLimits, triesOf } from './login-limit.ts'
import { isRightPassword } from './passwords.ts'

/** Asks whoever is signed in for the password once more. */
export type CheckPassword = (
  asking: { account: { id: number; email: string }; session: string; stillAllowed: () => Promise<void> },
  password: string,
) => Promise<void>

/**
 * @returns a check that goes before those of visitors. Wrong ones close this sign-in's checks and count as log-ins
 *   too, but log-ins don't close it: whoever tries at the log-in page can't keep a parent out who is here.
 * @throws (the check) HttpError 400 for a wrong password, 429 after too many of them, and what refuses the call by
 *   then, such as a lock
 */
export function passwordCheck(db: Db, limits: LoginLimits): CheckPassword {
  return async ({ account, session, stillAllowed }, password) => {
    const isRight = await limits.again.tryOnce(triesOf.again(session), async () => {
      const { password_hash } = await db
        .selectFrom('families')
        .select('password_hash')
        .where('id', '=', account.id)
        .executeTakeFirstOrThrow()
      return isRightPassword(password, password_hash, 'signed-in')
    })
    if (!isRight) {
      await limits.login.countFailure(triesOf.login(account.email, account))
      throw new HttpError(400, 'wrong_password', 'Current password is incorrect', {
        fields: { currentPassword: 'Current password is incorrect', password: 'This password is incorrect' },
      })
    }
    // It may have taken its time.
    await stillAllowed()
  }
}
