import { createHash, randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Request, Response } from 'express'
import type { Db } from '../db/schema.ts'
import { readCookies } from '../http/cookies.ts'
import type { SignedIn } from '../http/routes.ts'
import { isIdle } from '../shared-computer/idle.ts'
import { userColumns, userFrom } from './users.ts'

const COOKIE = 'stepwise_session'
const DAY = 24 * 60 * 60 * 1000
const LIFETIME = 30 * DAY

export interface Sessions {
  /** Who is signed in, or undefined. Prolongs the session, at most once a day, where there is a response. */
  accountOf(request: IncomingMessage, response?: Response): Promise<SignedIn | undefined>
  /** Signs this browser in, ending the session that it had. */
  begin(request: Request, response: Response, userId: number): Promise<void>
  /** Signs this browser out; harmless when nobody is signed in. */
  end(request: Request, response: Response): Promise<void>
  /** Signs the account out in every browser, but for the session `butFor`. */
  endAllOf(userId: number, butFor?: string): Promise<void>
  /** Calls back with the name of each session that ends before its time, so that what is live ends with it. */
  onEnd(listener: (session: string) => void): void
}

/** Sign-ins by a random cookie whose hash alone is stored, 30 days from the last use. */
export function createSessions(db: Db, now: () => Date): Sessions {
  const listeners: ((session: string) => void)[] = []
  const endOfLife = () => new Date(now().getTime() + LIFETIME).toISOString()

  async function accountOf(request: IncomingMessage, response?: Response): Promise<SignedIn | undefined> {
    const tokens = tokensByHash(request)
    if (tokens.size === 0) return undefined
    const row = await db
      .selectFrom('auth_sessions')
      .innerJoin('users', 'users.id', 'auth_sessions.user_id')
      .leftJoin('household_settings', 'household_settings.user_id', 'users.id')
      .select([...userColumns, 'token_hash', 'expires_at', 'active_at', 'locked_at', 'corner_open_until'])
      .select(['auth_sessions.created_at', 'idle_lock_minutes'])
      .where('token_hash', 'in', [...tokens.keys()])
      .where('expires_at', '>', now().toISOString())
      .executeTakeFirst()
    if (!row) return undefined
    if (response && new Date(row.expires_at).getTime() - now().getTime() < LIFETIME - DAY) {
      await db
        .updateTable('auth_sessions')
        .set({ expires_at: endOfLife() })
        .where('token_hash', '=', row.token_hash)
        .execute()
      setCookie(response, tokens.get(row.token_hash) ?? '')
    }
    return {
      user: userFrom(row),
      session: row.token_hash,
      isLocked: row.locked_at !== null || isIdle(row, now()),
      isCornerOpen: row.corner_open_until !== null && row.corner_open_until > now().toISOString(),
    }
  }

  async function forget(request: Request): Promise<void> {
    await db.deleteFrom('auth_sessions').where('expires_at', '<=', now().toISOString()).execute()
    const tokens = tokensByHash(request)
    if (tokens.size === 0) return
    const ended = await db
      .deleteFrom('auth_sessions')
      .where('token_hash', 'in', [...tokens.keys()])
      .returning('token_hash')
      .execute()
    tell(ended)
  }

  function tell(ended: { token_hash: string }[]): void {
    for (const { token_hash } of ended) {
      for (const listener of listeners) listener(token_hash)
    }
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
    async endAllOf(userId, butFor) {
      const ended = await db
        .deleteFrom('auth_sessions')
        .where('user_id', '=', userId)
        .$if(butFor !== undefined, query => query.where('token_hash', '!=', butFor ?? ''))
        .returning('token_hash')
        .execute()
      tell(ended)
    },
    onEnd(listener) {
      listeners.push(listener)
    },
  }
}

/** What may be a sign-in among the request's cookies, each under the hash that would be stored of it. */
function tokensByHash(request: IncomingMessage): Map<string, string> {
  return new Map(readCookies(request, COOKIE).map(token => [hashOf(token), token]))
}

function setCookie(response: Response, token: string): void {
  response.cookie(COOKIE, token, { httpOnly: true, sameSite: 'strict', maxAge: LIFETIME })
}

/** The token is 256 random bits, so one round of SHA-256 hides it well. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
