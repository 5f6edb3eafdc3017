import SQLite from 'better-sqlite3'
import type { Login, Registration, User } from '#contract/accounts.ts'
import type { Db } from '../db/schema.ts'
import { HttpError } from '../shared/http-error.ts'
import { type LoginLimits, triesOf } from './login-limit.ts'
import { ensureRoom, hashPassword, isRightPassword } from './passwords.ts'
import { newRecoveryCode } from './recovery.ts'
import { createUser, userColumns } from './users.ts'

/**
 * @returns the user and the recovery code, which nobody can read again
 * @throws HttpError 409 when the e-mail has an account already, in whatever letter case; 429 when too many sign up or
 *   log in at once
 */
export async function createAccount(
  db: Db,
  registration: Registration,
  now: Date,
): Promise<{ user: User; recoveryCode: string }> {
  const { email } = registration
  const existing = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  if (existing) throw emailTaken()
  const [password_hash, recovery] = await Promise.all([
    hashPassword(registration.password, 'visitor'),
    newRecoveryCode('visitor'),
  ])
  try {
    const row = await db
      .insertInto('users')
      .values({
        parent_name: registration.parentName,
        child_name: registration.childName,
        child_birth_year: registration.childBirthYear,
        email,
        password_hash,
        recovery_code_hash: recovery.hash,
        created_at: now.toISOString(),
      })
      .returning(userColumns)
      .executeTakeFirstOrThrow()
    return { user: createUser(row), recoveryCode: recovery.recoveryCode }
  } catch (error) {
    // Two sign-ups at once both pass the look-up; the unique column has the last word.
    if (error instanceof SQLite.SqliteError && error.code === 'SQLITE_CONSTRAINT_UNIQUE') throw emailTaken()
    throw error
  }
}

/** @throws HttpError 401 for a wrong e-mail or password, 429 after too many of them or when too many log in at once */
export async function checkLogin(db: Db, limits: LoginLimits, { email, password }: Login): Promise<User> {
  try {
    await ensureRoom('visitor')
    const row = await db
      .selectFrom('users')
      .select([...userColumns, 'password_hash'])
      .where('email', '=', email)
      .executeTakeFirst()
    const isRight = await limits.login.tryOnce(triesOf.login(email, row), () =>
      isRightPassword(password, row?.password_hash, 'visitor'),
    )
    if (!row || !isRight) throw new HttpError(401, 'wrong_login', 'Invalid email or password')
    return createUser(row)
  } catch (error) {
    throw error instanceof HttpError ? loginFailed(error) : error
  }
}

/** The page shows what follows the colon. */
function loginFailed({ status, code, message, retryAfter }: HttpError): HttpError {
  return new HttpError(status, code, `Login failed: ${message}`, { retryAfter })
}

function emailTaken(): HttpError {
  const reason = 'this e-mail already has an account'
  return new HttpError(409, 'email_taken', `Registration failed: ${reason}`, {
    fields: { email: 'This e-mail already has an account' },
  })
}
