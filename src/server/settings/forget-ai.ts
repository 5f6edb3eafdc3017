import { cloudServiceSchema, connectableServiceSchema } from '#contract/settings.ts'
import type { Loans } from '../ai/loans.ts'
import type { Db } from '../db/schema.ts'
import type { AccountKeys } from '../secrets/account-keys.ts'
import { STILL_THERE } from '../secrets/keychain.ts'
import { HttpError } from '../shared/http-error.ts'
import type { LastTests } from './last-tests.ts'
import { readSettings } from './store.ts'

/**
 * Before an account is deleted: its keys leave the keychain, the sealed file and the memory, and what it shares ends,
 * also what is under way over it. Its settings go with the account's rows.
 * @returns words when the keychain keeps a key all the same
 */
export async function forgetAiOf(
  ai: { db: Db; keys: AccountKeys; loans: Loans; lastTests: LastTests; forgetConnections: () => void },
  accountId: number,
): Promise<string | undefined> {
  const { db, keys, loans, lastTests, forgetConnections } = ai
  const { shares } = await readSettings(db, accountId)
  await db.deleteFrom('settings').where('user_id', '=', accountId).where('name', 'like', 'share.%').execute()
  loans.endAll(shares)
  let left: string | undefined
  for (const service of cloudServiceSchema.options) {
    try {
      await keys.remove(accountId, service)
    } catch (error) {
      left = error instanceof HttpError ? error.message : STILL_THERE
    }
  }
  for (const service of connectableServiceSchema.options) lastTests.forget(accountId, service)
  forgetConnections()
  return left
}
