import type { PasswordReset } from '#contract/accounts.ts'
import type { Db } from '../db/schema.ts'
import { HttpError } from '../shared/http-error.ts'
import type { Account } from '../shared/learner.ts'
import { type LoginLimits, triesOf } from './login-limit.ts'
import { type Asker, ensureRoom, hashPassword, isRightPassword } from './passwords.ts'
import { makeRecoveryCode, readRecoveryCode } from './recovery-code.ts'
import { accountColumns, createAccount } from './users.ts'

/** A new code and the hash to store of it, which is scrypt as a password's. */
export async function newRecoveryCode(asker: Asker): Promise<{ recoveryCode: string; hash: string }> {
  const recoveryCode = makeRecoveryCode()
  return { recoveryCode, hash: await hashPassword(readRecoveryCode(recoveryCode), asker) }
}

/** Puts a new code in the place of the one before. @returns the code, which nobody can read again */
export async function renewRecoveryCode(db: Db, accountId: number): Promise<string> {
  const { recoveryCode, hash } = await newRecoveryCode('signed-in')
  await db.updateTable('families').set({ recovery_code_hash: hash }).where('id', '=', accountId).execute()
  return recoveryCode
}

/**
 * Sets a new password and a new recovery code. The code that was used is used up.
 * @throws HttpError 401 for a wrong or used code and for an unknown e-mail alike; 429 after too many of them
 */
export async function resetPassword(
  db: Db,
  limits: LoginLimits,
  reset: PasswordReset,
): Promise<{ account: Account; recoveryCode: string }> {
  const { email, newPassword } = reset
  await ensureRoom('visitor')
  const row = await db
    .selectFrom('families')
    .select([...accountColumns, 'recovery_code_hash'])
    .where('email', '=', email)
    .executeTakeFirst()
  const stored = row?.recovery_code_hash ?? undefined
  const isRight = await limits.recovery.tryOnce(triesOf.recovery(email, row), () =>
    isRightPassword(readRecoveryCode(reset.recoveryCode), stored, 'visitor'),
  )
  if (!row || !isRight) throw wrongCode()
  // Whoever has the right code is as good as signed in.
  const [password_hash, next] = await Promise.all([
    hashPassword(newPassword, 'signed-in'),
    newRecoveryCode('signed-in'),
  ])
  const changed = await db
    .updateTable('families')
    .set({ password_hash, recovery_code_hash: next.hash })
    .where('id', '=', row.id)
    // Two at once with the same code: the second finds it used.
    .where('recovery_code_hash', '=', row.recovery_code_hash)
    .executeTakeFirst()
  if (changed.numUpdatedRows === 0n) throw wrongCode()
  await limits.login.forgive(triesOf.login(email, row))
  return { account: createAccount(row), recoveryCode: next.recoveryCode }
}

function wrongCode(): HttpError {
  return new HttpError(
    401,
    'wrong_recovery_code',
    'This e-mail and this recovery code do not belong together. Please check both; a code works only once.',
  )
}
