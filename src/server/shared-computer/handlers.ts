import type { User } from '#contract/accounts.ts'
import {
  type SharedComputer,
  type sharedComputerEndpoints,
  sharedComputerSchema,
} from '#contract/shared-computer.ts'
import {
  type CheckPassword,
  checkLogin,
  type LoginLimits,
  readUser,
  type Sessions,
  type SignIns,
} from '../accounts/index.ts'
import { readTimeLeft } from '../children/index.ts'
import type { Db } from '../db/schema.ts'
import type { Handlers } from '../http/routes.ts'
import { countTime } from '../parents-corner/time-used.ts'
import { emailOfFamily, listFamilies } from './families.ts'

export interface SharedComputerOptions {
  db: Db
  sessions: Sessions
  signIns: SignIns
  limits: LoginLimits
  checkPassword: CheckPassword
  now: () => Date
}

/** What several families, or a parent and a child, need on one computer: a choice of names, and a lock. */
export function sharedComputerHandlers(
  options: SharedComputerOptions,
): Handlers<typeof sharedComputerEndpoints> {
  const { db, sessions, signIns, limits, checkPassword, now } = options

  return {
    families: () => listFamilies(db),
    async loginAsFamily({ body, request, response }): Promise<User> {
      const email = await emailOfFamily(db, body.familyId)
      const account = await checkLogin(db, limits, { email, password: body.password })
      await sessions.begin(request, response, account.id)
      return readUser(db, account.id)
    },
    async presence({ body, account, child, session, request, response }) {
      const isLocked = (await sessions.accountOf(request, response))?.isLocked ?? true
      if (body.isActive && !isLocked) {
        await signIns.touch(session)
        if (child) await countTime(db, child.id, now())
      }
      const { idleLockMinutes } = await readSettings(db, account.id)
      const timeLeft = child && (await readTimeLeft(db, child.id, now()))
      return { isLocked, idleLockMinutes, ...(timeLeft && { timeLeft }) }
    },
    lock: ({ session }) => signIns.lock(session),
    unlock: given => signIns.unlock(given.session, () => checkPassword(given, given.body.password)),
    sharedComputer: ({ account }) => readSettings(db, account.id),
    async changeSharedComputer({ body, account, session }) {
      // Otherwise a lock that is set now could count from a touch of long ago.
      await signIns.touch(session)
      const { isListed, idleLockMinutes } = { ...(await readSettings(db, account.id)), ...body }
      const values = { is_listed: isListed ? 1 : 0, idle_lock_minutes: idleLockMinutes }
      await db
        .insertInto('household_settings')
        .values({ family_id: account.id, ...values })
        .onConflict(conflict => conflict.column('family_id').doUpdateSet(values))
        .execute()
      return { isListed, idleLockMinutes }
    },
  }
}

async function readSettings(db: Db, accountId: number): Promise<SharedComputer> {
  const row = await db
    .selectFrom('household_settings')
    .select(['is_listed', 'idle_lock_minutes'])
    .where('family_id', '=', accountId)
    .executeTakeFirst()
  return sharedComputerSchema.parse({
    isListed: row?.is_listed === 1,
    idleLockMinutes: row?.idle_lock_minutes ?? null,
  })
}
