import type { Loans } from '../ai/loans.ts'
import type { AiProvider } from '../ai/provider.ts'
import type { Db } from '../db/schema.ts'
import type { AccountKeys } from '../secrets/account-keys.ts'
import { STILL_THERE } from '../secrets/keytar.ts'
import { HttpError } from '../shared/http-error.ts'
import type { LastTests } from './last-tests.ts'
import { readSettings } from './store.ts'

/**
 * Before an account is deleted: its keys leave the keychain, the sealed file and the memory, and what it shares ends,
 * also what is under way over it. Its settings go with the account's rows.
 * @returns words when the keychain keeps a key all the same
 */
export async function forgetAccountAi(
  ai: {
    db: Db
    providers: readonly AiProvider[]
    keys: AccountKeys
    loans: Loans
    lastTests: LastTests
  },
  accountId: number,
): Promise<string | undefined> {
  const { db, providers, keys, loans, lastTests } = ai
  const { shares } = await readSettings(db, accountId)
  await db
    .deleteFrom('settings')
    .where('family_id', '=', accountId)
    .where('name', 'like', 'share.%')
    .execute()
  loans.endAll(shares)
  let left: string | undefined
  for (const { id, needs } of providers) {
    lastTests.forget(accountId, id)
    try {
      if (needs.kind === 'key') await keys.remove(accountId, needs.secret)
    } catch (error) {
      left = error instanceof HttpError ? error.message : STILL_THERE
    }
  }
  return left
}
