import { randomUUID } from 'node:crypto'
import { type Serving, servingSchema } from '#contract/settings.ts'
import type { Db } from '../db/schema.ts'

/** By the id of a provider. */
type OfEach<T> = Readonly<Record<string, T | undefined>>

/** What the parent of an account has set. */
export interface StoredSettings {
  serving: Serving
  /** When the parent agreed to the account's own connection, ISO 8601 in UTC. */
  consents: OfEach<string>
  /** The same for one that another family shares. */
  consentsToShared: OfEach<SharedConsent>
  models: OfEach<string>
  /** Who talks in live calls. */
  voiceModels: OfEach<string>
  addresses: OfEach<string>
  /** In place of the guess by the name of a model at home. */
  canSee: OfEach<boolean>
  /** Those that the other families of this computer may use; the value names this sharing of this connection. */
  shares: OfEach<string>
}

export interface SharedConsent {
  /** The sharing that was agreed to: another family's, or one begun anew, is another one. */
  share: string
  /** ISO 8601 in UTC. */
  at: string
}

/** A connection that its family lets the others use. */
export interface Share {
  ownerId: number
  /** Random and never given again. */
  share: string
}

/** The names of an account's rows. */
type Row =
  | 'serving'
  | `${'consent' | 'shared_consent' | 'share' | 'model' | 'voice_model'}.${string}`
  | `${string}.${'address' | 'can_see'}`

export async function readSettings(db: Db, accountId: number): Promise<StoredSettings> {
  const rows = await db
    .selectFrom('settings')
    .select(['name', 'value'])
    .where('family_id', '=', accountId)
    .execute()
  const after = (start: string) =>
    readValues(rows, name => name.startsWith(start) && name.slice(start.length))
  const before = (end: string) => readValues(rows, name => name.endsWith(end) && name.slice(0, -end.length))
  return {
    // A choice that this version can't read is none.
    serving: servingSchema.catch('automatic').parse(rows.find(({ name }) => name === 'serving')?.value),
    consents: after('consent.'),
    consentsToShared: mapped(after('shared_consent.'), sharedConsent),
    models: after('model.'),
    voiceModels: after('voice_model.'),
    addresses: before('.address'),
    canSee: mapped(before('.can_see'), value => value === 'yes'),
    shares: after('share.'),
  }
}

function readValues(
  rows: { name: string; value: string }[],
  providerIn: (name: string) => string | false,
): Record<string, string> {
  return Object.fromEntries(
    rows.flatMap(({ name, value }) => {
      const provider = providerIn(name)
      return provider === false ? [] : [[provider, value]]
    }),
  )
}

function mapped<T>(values: Record<string, string>, read: (value: string) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(values).map(([provider, value]) => [provider, read(value)]))
}

function sharedConsent(value: string): SharedConsent | undefined {
  const [share, at] = value.split(' ')
  return share && at ? { share, at } : undefined
}

/** What other families than this one share, the oldest account's first. */
export async function readSharesFor(db: Db, accountId: number): Promise<(Share & { service: string })[]> {
  const rows = await db
    .selectFrom('settings')
    .select(['family_id', 'name', 'value'])
    .where('name', 'like', 'share.%')
    .where('family_id', '<>', accountId)
    .orderBy('family_id')
    .execute()
  return rows.map(({ family_id, name, value }) => ({
    service: name.slice('share.'.length),
    ownerId: family_id,
    share: value,
  }))
}

/** @param value undefined removes it */
export async function setForAccount(
  db: Db,
  accountId: number,
  name: Row,
  value: string | undefined,
): Promise<void> {
  if (value !== undefined) {
    await db.replaceInto('settings').values({ family_id: accountId, name, value }).execute()
  } else {
    await db.deleteFrom('settings').where('name', '=', name).where('family_id', '=', accountId).execute()
  }
}

/** The other families may use a connection from now on, each once its parent has agreed. */
export function beginShare(db: Db, accountId: number, service: string): Promise<void> {
  return setForAccount(db, accountId, `share.${service}`, randomUUID())
}

export function setSharedConsent(
  db: Db,
  accountId: number,
  service: string,
  consent: SharedConsent | undefined,
): Promise<void> {
  const value = consent && `${consent.share} ${consent.at}`
  return setForAccount(db, accountId, `shared_consent.${service}`, value)
}
