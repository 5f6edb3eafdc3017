import type { accountEndpoints } from '#contract/accounts.ts'
import type { Db } from '../db/schema.ts'
import type { Handlers } from '../http/routes.ts'
import type { Care } from '../safety/care.ts'
import { checkLogin, createAccount } from './accounts.ts'
import type { CheckPassword } from './check-password.ts'
import type { LoginLimits } from './login-limit.ts'
import { changePassword, changeProfile } from './profile.ts'
import { renewRecoveryCode, resetPassword } from './recovery.ts'
import type { Sessions } from './sessions.ts'

export interface AccountOptions {
  db: Db
  care: Care
  sessions: Sessions
  limits: LoginLimits
  checkPassword: CheckPassword
  now: () => Date
}

/** Registering, signing in and out, who is signed in, and what they may change about themselves. */
export function accountHandlers(options: AccountOptions): Handlers<typeof accountEndpoints> {
  const { db, care, sessions, limits, checkPassword, now } = options
  return {
    me: ({ account }) => account,
    async register({ body, request, response }) {
      const { user, recoveryCode } = await createAccount(db, body, now())
      await sessions.begin(request, response, user.id)
      return { ...user, recoveryCode }
    },
    async login({ body, request, response }) {
      const user = await checkLogin(db, limits, body)
      await sessions.begin(request, response, user.id)
      return user
    },
    logout: ({ request, response }) => sessions.end(request, response),
    async changeProfile({ body, account }) {
      const { assistantName, personalIntro } = body
      await care.hearTexts(account, 'introduction', { assistantName, personalIntro })
      return changeProfile(db, account.id, body)
    },
    async changePassword(given) {
      const { body, account, session } = given
      await checkPassword(given, body.currentPassword)
      await changePassword(db, account.id, body.newPassword)
      await sessions.endAllOf(account.id, { session })
    },
    async renewRecoveryCode(given) {
      await checkPassword(given, given.body.password)
      return { recoveryCode: await renewRecoveryCode(db, given.account.id) }
    },
    async resetPassword({ body, request, response }) {
      const { user, recoveryCode } = await resetPassword(db, limits, body)
      await sessions.endAllOf(user.id)
      await sessions.begin(request, response, user.id)
      return { ...user, recoveryCode }
    },
  }
}
