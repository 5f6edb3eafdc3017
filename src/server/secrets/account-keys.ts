import { Mutex } from 'async-mutex'
import type { Db } from '../db/schema.ts'
import type { SecretName, SecretStore } from './secret-store.ts'

/**
 * The keys of each account, by what each provider's key is kept under. A key of one is never another's, nor that of an
 * account to come.
 */
export interface AccountKeys {
  kind: SecretStore['kind']
  read(accountId: number, service: string): Promise<string | undefined>
  /** @throws HttpError when there is no such account */
  write(accountId: number, service: string, key: string): Promise<void>
  /** @throws HttpError with words when the key may still be in the keychain; it is not used any more all the same */
  remove(accountId: number, service: string): Promise<void>
}

/** Marks that a key from before there were keys of accounts is this account's. */
const oldKeyOf = (service: string) => `old_key.${service}`

export function accountKeys(db: Db, secrets: SecretStore): AccountKeys {
  /** One change after the other, so that an old key on its way to its account can't overwrite a new one. */
  const changing = new Mutex()
  /** Whose old key has been looked for in this run. */
  const isLookedFor = new Set<SecretName>()

  /** Numbers of accounts are given anew after a deletion; together with the moment of its making it is one alone. */
  async function createName(accountId: number, service: string): Promise<SecretName | undefined> {
    const row = await db
      .selectFrom('families')
      .select('created_at')
      .where('id', '=', accountId)
      .executeTakeFirst()
    return row && `${service}/${accountId}-${row.created_at}`
  }

  async function ownsOldKey(accountId: number, service: string): Promise<boolean> {
    const row = await db
      .selectFrom('settings')
      .select('id')
      .where('family_id', '=', accountId)
      .where('name', '=', oldKeyOf(service))
      .executeTakeFirst()
    return row !== undefined
  }

  async function removeOldKey(accountId: number, service: string): Promise<void> {
    if (!(await ownsOldKey(accountId, service))) return
    await secrets.remove(service)
    await db
      .deleteFrom('settings')
      .where('family_id', '=', accountId)
      .where('name', '=', oldKeyOf(service))
      .execute()
  }

  /** The old key under its account's name, as soon as both places can be written; else at the next start. */
  async function takeOldKey(accountId: number, service: string, name: SecretName): Promise<void> {
    if (isLookedFor.has(name)) return
    isLookedFor.add(name)
    if (!(await ownsOldKey(accountId, service))) return
    const key = await secrets.read(service)
    // A locked keychain shows no key.
    if (key === undefined) return
    if ((await secrets.read(name)) === undefined) await secrets.write(name, key)
    if ((await secrets.kind()) === 'memory') return
    await removeOldKey(accountId, service).catch(() => {})
  }

  return {
    kind: secrets.kind,
    async read(accountId, service) {
      const name = await createName(accountId, service)
      if (name === undefined) return undefined
      if (!isLookedFor.has(name)) await changing.runExclusive(() => takeOldKey(accountId, service, name))
      return secrets.read(name)
    },
    write: (accountId, service, key) =>
      changing.runExclusive(async () => {
        const name = await createName(accountId, service)
        if (name === undefined) throw new Error('There is no such account')
        await secrets.write(name, key)
        await removeOldKey(accountId, service).catch(() => {})
      }),
    remove: (accountId, service) =>
      changing.runExclusive(async () => {
        const name = await createName(accountId, service)
        const [own, old] = await Promise.allSettled([
          name && secrets.remove(name),
          removeOldKey(accountId, service),
        ])
        const failed = [own, old].find(each => each.status === 'rejected')
        if (failed) throw failed.reason
      }),
  }
}
