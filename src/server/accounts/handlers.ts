import type { accountCalls } from '#contract/accounts.ts'
import type { Db } from '../db/schema.ts'
import type { Handlers } from '../http/routes.ts'
import { checkLogin, createAccount } from './accounts.ts'
import { limitLogins } from './login-limit.ts'
import type { Sessions } from './sessions.ts'

/** Registering, signing in and out, and who is signed in. */
export function accountHandlers(db: Db, sessions: Sessions, now: () => Date): Handlers<typeof accountCalls> {
  const limit = limitLogins()
  return {
    me: ({ account }) => account,
    async register({ body, request, response }) {
      const user = await createAccount(db, body, now())
      await sessions.begin(request, response, user.id)
      return user
    },
    async login({ body, request, response }) {
      const user = await checkLogin(db, limit, body)
      await sessions.begin(request, response, user.id)
      return user
    },
    logout: ({ request, response }) => sessions.end(request, response),
  }
}
