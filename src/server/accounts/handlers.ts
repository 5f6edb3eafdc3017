import type { accountEndpoints } from '#contract/accounts.ts'
import type { Db } from '../db/schema.ts'
import type { Handlers } from '../http/routes.ts'
import type { Care } from '../safety/care.ts'
import { changeFamily, checkLogin, registerFamily } from './accounts.ts'
import type { CheckPassword } from './check-password.ts'
import { readUser } from './find-learner.ts'
import type { LoginLimits } from './login-limit.ts'
import { meHandler } from './me.ts'
import { changePassword, changeProfile } from './profile.ts'
import { renewRecoveryCode, resetPassword } from './recovery.ts'
import type { Sessions } from './sessions.ts'
import { userOf } from './users.ts'

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
    me: meHandler(db),
    async register({ body, request, response }) {
      const { account, recoveryCode } = await registerFamily(db, body, now())
      await sessions.begin(request, response, account.id)
      return { ...(await readUser(db, account.id)), recoveryCode }
    },
    async login({ body, request, response }) {
      const account = await checkLogin(db, limits, body)
      await sessions.begin(request, response, account.id)
      return readUser(db, account.id)
    },
    logout: ({ request, response }) => sessions.end(request, response),
    async changeProfile({ body, child }) {
      const { assistantName, personalIntro } = body
      await care.hearTexts(child, 'introduction', { assistantName, personalIntro })
      await changeProfile(db, child.id, body)
      return { ...userOf(child), assistantName, personalIntro: personalIntro || undefined }
    },
    async changePassword(given) {
      const { body, account, session } = given
      await checkPassword(given, body.currentPassword)
      await changePassword(db, account.id, body.newPassword)
      await sessions.endAllOf(account.id, { session })
    },
    async changeFamily(given) {
      const { password, ...change } = given.body
      await checkPassword(given, password)
      await changeFamily(db, given.account.id, change)
      return change
    },
    async renewRecoveryCode(given) {
      await checkPassword(given, given.body.password)
      return { recoveryCode: await renewRecoveryCode(db, given.account.id) }
    },
    async resetPassword({ body, request, response }) {
      const { account, recoveryCode } = await resetPassword(db, limits, body)
      await sessions.endAllOf(account.id)
      await sessions.begin(request, response, account.id)
      return { ...(await readUser(db, account.id)), recoveryCode }
    },
  }
}
