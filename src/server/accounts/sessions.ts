import { createHash, randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Request, Response } from 'express'
import type { User } from '#contract/accounts.ts'
import type { Db } from '../db/schema.ts'
import { readCookie } from '../http/cookies.ts'
import { userColumns, userFrom } from './users.ts'

const COOKIE = 'stepwise_session'
const DAY = 24 * 60 * 60 * 1000
const LIFETIME = 30 * DAY

export interface Sessions {
  /** Who is signed in, or undefined. Prolongs the session, at most once a day, where there is a response. */
  accountOf(request: IncomingMessage, response?: Response): Promise<User | undefined>
  /** Signs this browser in, ending the session that it had. */
  begin(request: Request, response: Response, userId: number): Promise<void>
  /** Signs this browser out; harmless when nobody is signed in. */
  end(request: Request, response: Response): Promise<void>
}

/** Sign-ins by a random cookie whose hash alone is stored, 30 days from the last use. */
export function createSessions(db: Db, now: () => Date): Sessions {
  const endOfLife = () => new Date(now().getTime() + LIFETIME).toISOString()

  async function accountOf(request: IncomingMessage, response?: Response): Promise<User | undefined> {
    const token = readCookie(request, COOKIE)
    if (token === undefined) return undefined
    const row = await db
      .selectFrom('auth_sessions')
      .innerJoin('users', 'users.id', 'auth_sessions.user_id')
      .select([...userColumns, 'expires_at'])
      .where('token_hash', '=', hashOf(token))
      .where('expires_at', '>', now().toISOString())
      .executeTakeFirst()
    if (!row) return undefined
    if (response && new Date(row.expires_at).getTime() - now().getTime() < LIFETIME - DAY) {
      await db
        .updateTable('auth_sessions')
        .set({ expires_at: endOfLife() })
        .where('token_hash', '=', hashOf(token))
        .execute()
      setCookie(response, token)
    }
    return userFrom(row)
  }

  async function forget(request: Request): Promise<void> {
    const token = readCookie(request, COOKIE)
    await db
      .deleteFrom('auth_sessions')
      .where(({ eb, or }) =>
        or([
          eb('expires_at', '<=', now().toISOString()),
          ...(token === undefined ? [] : [eb('token_hash', '=', hashOf(token))]),
        ]),
      )
      .execute()
  }

  return {
    accountOf,
    async begin(request, response, userId) {
      await forget(request)
      const token = randomBytes(32).toString('base64url')
      await db
        .insertInto('auth_sessions')
        .values({
          token_hash: hashOf(token),
          user_id: userId,
          created_at: now().toISOString(),
          expires_at: endOfLife(),
        })
        .execute()
      setCookie(response, token)
    },
    async end(request, response) {
      await forget(request)
      response.clearCookie(COOKIE, { httpOnly: true, sameSite: 'strict' })
    },
  }
}

function setCookie(response: Response, token: string): void {
  response.cookie(COOKIE, token, { httpOnly: true, sameSite: 'strict', maxAge: LIFETIME })
}

/** The token is 256 random bits, so one round of SHA-256 hides it well. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
