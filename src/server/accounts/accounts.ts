import SQLite from 'better-sqlite3'
import type { FamilyChange, Login, Registration } from '#contract/accounts.ts'
import type { Db } from '../db/schema.ts'
import { HttpError } from '../shared/http-error.ts'
import type { Account } from '../shared/learner.ts'
import { type LoginLimits, triesOf } from './login-limit.ts'
import { ensureRoom, hashPassword, isRightPassword } from './passwords.ts'
import { newRecoveryCode } from './recovery.ts'
import { accountColumns, createAccount } from './users.ts'

/**
 * Makes a family with its first child.
 * @returns the recovery code too, which nobody can read again
 * @throws HttpError 409 when the e-mail has an account already, in whatever letter case; 429 when too many sign up or
 *   log in at once
 */
export async function registerFamily(
  db: Db,
  registration: Registration,
  now: Date,
): Promise<{ account: Account; recoveryCode: string }> {
  const { email } = registration
  const existing = await db.selectFrom('families').select('id').where('email', '=', email).executeTakeFirst()
  if (existing) throw emailTaken('Registration failed: this e-mail already has an account')
  const [password_hash, recovery] = await Promise.all([
    hashPassword(registration.password, 'visitor'),
    newRecoveryCode('visitor'),
  ])
  try {
    const created_at = now.toISOString()
    const row = await db.transaction().execute(async trx => {
      const family = await trx
        .insertInto('families')
        .values({
          parent_name: registration.parentName,
          email,
          password_hash,
          recovery_code_hash: recovery.hash,
          created_at,
        })
        .returning(accountColumns)
        .executeTakeFirstOrThrow()
      const { childName: name, childBirthYear: birth_year } = registration
      await trx
        .insertInto('children')
        .values({ family_id: family.id, name, birth_year, created_at })
        .execute()
      return family
    })
    return { account: createAccount(row), recoveryCode: recovery.recoveryCode }
  } catch (error) {
    // Two sign-ups at once both pass the look-up; the unique column has the last word.
    if (isTaken(error)) throw emailTaken('Registration failed: this e-mail already has an account')
    throw error
  }
}

/** @throws HttpError 409 when the e-mail is another family's, in whatever letter case */
export async function changeFamily(
  db: Db,
  id: number,
  { parentName, email }: Pick<FamilyChange, 'parentName' | 'email'>,
): Promise<void> {
  try {
    await db.updateTable('families').set({ parent_name: parentName, email }).where('id', '=', id).execute()
  } catch (error) {
    if (isTaken(error))
      throw emailTaken('Another family on this computer logs in with this e-mail. Please choose another one.')
    throw error
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof SQLite.SqliteError && error.code === 'SQLITE_CONSTRAINT_UNIQUE'
}

/** @throws HttpError 401 for a wrong e-mail or password, 429 after too many of them or when too many log in at once */
export async function checkLogin(db: Db, limits: LoginLimits, { email, password }: Login): Promise<Account> {
  try {
    await ensureRoom('visitor')
    const row = await db
      .selectFrom('families')
      .select([...accountColumns, 'password_hash'])
      .where('email', '=', email)
      .executeTakeFirst()
    const isRight = await limits.login.tryOnce(triesOf.login(email, row), () =>
      isRightPassword(password, row?.password_hash, 'visitor'),
    )
    if (!row || !isRight) throw new HttpError(401, 'wrong_login', 'Invalid email or password')
    return createAccount(row)
  } catch (error) {
    throw error instanceof HttpError ? loginFailed(error) : error
  }
}

/** The page shows what follows the colon. */
function loginFailed({ status, code, message, retryAfter }: HttpError): HttpError {
  return new HttpError(status, code, `Login failed: ${message}`, { retryAfter })
}

function emailTaken(message: string): HttpError {
  return new HttpError(409, 'email_taken', message, {
    fields: { email: 'This e-mail already has an account' },
  })
}
