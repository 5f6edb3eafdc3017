import type { PasswordReset, User } from '#contract/accounts.ts'
import type { Db } from '../db/schema.ts'
import { HttpError } from '../http/errors.ts'
import type { LoginLimit } from './login-limit.ts'
import { hashPassword, isRightPassword } from './passwords.ts'
import { makeRecoveryCode, readRecoveryCode } from './recovery-code.ts'
import { userColumns, userFrom } from './users.ts'

/** A new code and the hash to store of it, which is scrypt as a password's. */
export async function newRecoveryCode(): Promise<{ recoveryCode: string; hash: string }> {
  const recoveryCode = makeRecoveryCode()
  return { recoveryCode, hash: await hashPassword(readRecoveryCode(recoveryCode)) }
}

/** Puts a new code in the place of the one before. @returns the code, which nobody can read again */
export async function renewRecoveryCode(db: Db, userId: number): Promise<string> {
  const { recoveryCode, hash } = await newRecoveryCode()
  await db.updateTable('users').set({ recovery_code_hash: hash }).where('id', '=', userId).execute()
  return recoveryCode
}

/**
 * Sets a new password and a new recovery code. The code that was used is used up.
 * @throws HttpError 401 for a wrong or used code and for an unknown e-mail alike; 429 after too many of them
 */
export async function resetPassword(
  db: Db,
  limit: LoginLimit,
  reset: PasswordReset,
): Promise<{ user: User; recoveryCode: string }> {
  const { email, newPassword } = reset
  await limit.countAttempt(email)
  const row = await db
    .selectFrom('users')
    .select([...userColumns, 'recovery_code_hash'])
    .where('email', '=', email)
    .executeTakeFirst()
  const stored = row?.recovery_code_hash ?? undefined
  const isRight = await isRightPassword(readRecoveryCode(reset.recoveryCode), stored)
  if (!row || !isRight) throw wrongCode()
  const [password_hash, next] = await Promise.all([hashPassword(newPassword), newRecoveryCode()])
  const changed = await db
    .updateTable('users')
    .set({ password_hash, recovery_code_hash: next.hash })
    .where('id', '=', row.id)
    // Two at once with the same code: the second finds it used.
    .where('recovery_code_hash', '=', row.recovery_code_hash)
    .executeTakeFirst()
  if (changed.numUpdatedRows === 0n) throw wrongCode()
  await limit.forgive(email)
  return { user: userFrom(row), recoveryCode: next.recoveryCode }
}

function wrongCode(): HttpError {
  return new HttpError(
    401,
    'wrong_recovery_code',
    'This e-mail and this recovery code do not belong together. Please check both; a code works only once.',
  )
}
