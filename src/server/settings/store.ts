import { randomUUID } from 'node:crypto'
import {
  type ConnectableService,
  connectableServiceSchema,
  type Serving,
  servingSchema,
} from '#contract/settings.ts'
import type { Db } from '../db/schema.ts'

/** What the parent of an account has set. */
export interface StoredSettings {
  serving: Serving
  /** When the parent agreed to the account's own connection, ISO 8601 in UTC. */
  consents: Partial<Record<ConnectableService, string>>
  /** The same for one that another family shares. */
  consentsToShared: Partial<Record<ConnectableService, SharedConsent>>
  models: Partial<Record<ConnectableService, string>>
  /** Who talks live. */
  voiceModel?: string
  localAddress?: string
  /** In place of the guess by the local model's name. */
  canLocalSee?: boolean
  /** Those that the other families of this computer may use; the value names this sharing of this connection. */
  shares: Partial<Record<ConnectableService, string>>
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
  | `consent.${ConnectableService}`
  | `shared_consent.${ConnectableService}`
  | `share.${ConnectableService}`
  | 'local.address'
  | 'local.can_see'
  | `model.${ConnectableService}`
  | 'voice_model.openai'

export async function readSettings(db: Db, accountId: number): Promise<StoredSettings> {
  const rows = await db
    .selectFrom('settings')
    .select(['name', 'value'])
    .where('user_id', '=', accountId)
    .execute()
  const values = new Map(rows.map(({ name, value }) => [name, value]))
  const value = (name: Row) => values.get(name)
  const ofEach = <T>(read: (service: ConnectableService) => T) => ({
    openai: read('openai'),
    gemini: read('gemini'),
    local: read('local'),
  })
  const canSee = value('local.can_see')
  return {
    // A choice of a newer version is none that this one knows.
    serving: servingSchema.catch('automatic').parse(value('serving')),
    consents: ofEach(service => value(`consent.${service}`)),
    consentsToShared: ofEach(service => sharedConsent(value(`shared_consent.${service}`))),
    models: ofEach(service => value(`model.${service}`)),
    voiceModel: value('voice_model.openai'),
    localAddress: value('local.address'),
    canLocalSee: canSee === undefined ? undefined : canSee === 'yes',
    shares: ofEach(service => value(`share.${service}`)),
  }
}

function sharedConsent(value: string | undefined): SharedConsent | undefined {
  const [share, at] = value?.split(' ') ?? []
  return share && at ? { share, at } : undefined
}

/** What other families than this one share, the oldest account's first. */
export async function readSharesFor(
  db: Db,
  accountId: number,
): Promise<(Share & { service: ConnectableService })[]> {
  const rows = await db
    .selectFrom('settings')
    .select(['user_id', 'name', 'value'])
    .where(
      'name',
      'in',
      connectableServiceSchema.options.map(service => `share.${service}`),
    )
    .where('user_id', '<>', accountId)
    .orderBy('user_id')
    .execute()
  return rows.map(({ user_id, name, value }) => ({
    service: connectableServiceSchema.parse(name.slice('share.'.length)),
    ownerId: user_id,
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
    await db.replaceInto('settings').values({ user_id: accountId, name, value }).execute()
  } else {
    await db.deleteFrom('settings').where('name', '=', name).where('user_id', '=', accountId).execute()
  }
}

/** The other families may use a connection from now on, each once its parent has agreed. */
export function beginShare(db: Db, accountId: number, service: ConnectableService): Promise<void> {
  return setForAccount(db, accountId, `share.${service}`, randomUUID())
}

export function setSharedConsent(
  db: Db,
  accountId: number,
  service: ConnectableService,
  consent: SharedConsent | undefined,
): Promise<void> {
  const value = consent && `${consent.share} ${consent.at}`
  return setForAccount(db, accountId, `shared_consent.${service}`, value)
}

/** Forgets that the parent agreed, to the account's own connection and to a shared one. */
export async function withdrawConsent(db: Db, accountId: number, service: ConnectableService): Promise<void> {
  if (service !== 'local') await setForAccount(db, accountId, `consent.${service}`, undefined)
  await setSharedConsent(db, accountId, service, undefined)
}
