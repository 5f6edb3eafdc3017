import { createHash, randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Request, Response } from 'express'
import type { Db } from '../db/schema.ts'
import { readCookies } from '../http/cookies.ts'
import type { SignedIn } from '../http/routes.ts'
import { findOnly, findRequested } from './find-learner.ts'
import type { SignIns } from './sign-ins.ts'
import type { Tickets } from './tickets.ts'
import { createAccount } from './users.ts'

const COOKIE = 'stepwise_session'
const DAY = 24 * 60 * 60 * 1000
const LIFETIME = 30 * DAY
/** Moments are compared as texts, and a year of five digits would come before all others. */
const LAST_MOMENT = Date.parse('9999-12-31T23:59:59.999Z')

export interface Sessions {
  /** Who is signed in, or undefined. Prolongs the session, at most once a day, where there is a response. */
  accountOf(request: IncomingMessage, response?: Response): Promise<SignedIn | undefined>
  /** Signs this browser in, ending the session that it had. */
  begin(request: Request, response: Response, accountId: number): Promise<void>
  /** Signs this browser out; harmless when nobody is signed in. */
  end(request: Request, response: Response): Promise<void>
  /**
   * Signs the account out in every browser, and ends what is under way there.
   * @param but the session that stays, and the request that asks for it and is to be answered
   */
  endAllOf(accountId: number, but?: { session?: string; request?: Request }): Promise<void>
}

/** Sign-ins by a random cookie whose hash alone is stored, 30 days from the last use. */
export function createSessions(options: {
  db: Db
  signIns: SignIns
  tickets: Tickets
  steady: () => Date
}): Sessions {
  const { db, signIns, tickets, steady } = options
  const endOfLife = () => new Date(Math.min(steady().getTime() + LIFETIME, LAST_MOMENT)).toISOString()

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
    const child = await findRequested(db, tickets, request, signIn)
    return {
      account: createAccount({ ...signIn, id: signIn.family_id }),
      child,
      session: token_hash,
      isLocked,
      isCornerOpen: cornerLeft > 0,
      hold: onEnd => signIns.hold({ session: token_hash, childId: child?.id, by: request, onEnd }),
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
    async begin(request, response, accountId) {
      await forget(request)
      const token = randomBytes(32).toString('base64url')
      await db
        .insertInto('auth_sessions')
        .values({
          token_hash: hashToken(token),
          family_id: accountId,
          child_id: (await findOnly(db, accountId))?.id ?? null,
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
    async endAllOf(accountId, { session, request } = {}) {
      const ended = await db
        .deleteFrom('auth_sessions')
        .where('family_id', '=', accountId)
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
