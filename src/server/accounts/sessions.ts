import { createHash, randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Request, Response } from 'express'
import type { Db } from '../db/schema.ts'
import { readCookies } from '../http/cookies.ts'
import type { SignedIn } from '../http/routes.ts'
import type { SignIns } from './sign-ins.ts'
import { createUser } from './users.ts'

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
  /**
   * Signs the account out in every browser, and ends what is under way there.
   * @param but the session that stays, and the request that asks for it and is to be answered
   */
  endAllOf(userId: number, but?: { session?: string; request?: Request }): Promise<void>
}

/** Sign-ins by a random cookie whose hash alone is stored, 30 days from the last use. */
export function createSessions(options: { db: Db; signIns: SignIns; steady: () => Date }): Sessions {
  const { db, signIns, steady } = options
  const endOfLife = () => new Date(steady().getTime() + LIFETIME).toISOString()

  async function accountOf(request: IncomingMessage, response?: Response): Promise<SignedIn | undefined> {
    const tokens = tokensByHash(request)
    if (tokens.size === 0) return undefined
    const signIn = await signIns.read([...tokens.keys()])
    if (!signIn) return undefined
    const { token_hash, expires_at, isLocked, cornerLeft } = signIn
    if (response && new Date(expires_at).getTime() - steady().getTime() < LIFETIME - DAY) {
      await db
        .updateTable('auth_sessions')
        .set({ expires_at: endOfLife() })
        .where('token_hash', '=', token_hash)
        .execute()
      setCookie(response, tokens.get(token_hash) ?? '')
    }
    return {
      user: createUser(signIn),
      session: token_hash,
      isLocked,
      isCornerOpen: cornerLeft > 0,
      hold: onEnd => signIns.hold({ session: token_hash, by: request, onEnd }),
    }
  }

  async function forget(request: Request): Promise<void> {
    await db.deleteFrom('auth_sessions').where('expires_at', '<=', steady().toISOString()).execute()
    const tokens = tokensByHash(request)
    if (tokens.size === 0) return
    const ended = await db
      .deleteFrom('auth_sessions')
      .where('token_hash', 'in', [...tokens.keys()])
      .returning('token_hash')
      .execute()
    for (const { token_hash } of ended) signIns.ended(token_hash, request)
  }

  return {
    accountOf,
    async begin(request, response, userId) {
      await forget(request)
      const token = randomBytes(32).toString('base64url')
      await db
        .insertInto('auth_sessions')
        .values({
          token_hash: hashToken(token),
          user_id: userId,
          created_at: steady().toISOString(),
          expires_at: endOfLife(),
        })
        .execute()
      setCookie(response, token)
    },
    async end(request, response) {
      await forget(request)
      response.clearCookie(COOKIE, { httpOnly: true, sameSite: 'strict' })
    },
    async endAllOf(userId, { session, request } = {}) {
      const ended = await db
        .deleteFrom('auth_sessions')
        .where('user_id', '=', userId)
        .where('token_hash', '!=', session ?? '')
        .returning('token_hash')
        .execute()
      for (const { token_hash } of ended) signIns.ended(token_hash, request)
    },
  }
}

/** What may be a sign-in among the request's cookies, each under the hash that would be stored of it. */
function tokensByHash(request: IncomingMessage): Map<string, string> {
  return new Map(readCookies(request, COOKIE).map(token => [hashToken(token), token]))
}

function setCookie(response: Response, token: string): void {
  response.cookie(COOKIE, token, { httpOnly: true, sameSite: 'strict', maxAge: LIFETIME })
}

/** The token is 256 random bits, so one round of SHA-256 hides it well. */
function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
