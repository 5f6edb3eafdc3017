import {
  type CloudService,
  type ConnectableService,
  type Serving,
  servingSchema,
} from '#contract/settings.ts'
import type { Db } from '../db/schema.ts'

/** What the parents have set. */
export interface StoredSettings {
  serving: Serving
  /** When this account's parent agreed, ISO 8601 in UTC. */
  consents: Partial<Record<CloudService, string>>
  models: Partial<Record<ConnectableService, string>>
  /** Who talks live. */
  voiceModel?: string
  localAddress?: string
  /** In place of the guess by the local model's name. */
  canLocalSee?: boolean
}

/**
 * The names of the rows. Which AI serves and what was agreed to is each account's own, because it is about that
 * family's child; addresses and models are the computer's, like the keys in its keychain.
 */
type AccountRow = 'serving' | `consent.${CloudService}`
type ComputerRow = 'local.address' | 'local.can_see' | `model.${ConnectableService}` | 'voice_model.openai'

export async function readSettings(db: Db, accountId: number): Promise<StoredSettings> {
  const rows = await db
    .selectFrom('settings')
    .select(['name', 'value'])
    .where(where => where.or([where('user_id', 'is', null), where('user_id', '=', accountId)]))
    .execute()
  const values = new Map(rows.map(({ name, value }) => [name, value]))
  const value = (name: AccountRow | ComputerRow) => values.get(name)
  const canSee = value('local.can_see')
  return {
    // A choice of a newer version is none that this one knows.
    serving: servingSchema.catch('automatic').parse(value('serving')),
    consents: { openai: value('consent.openai'), gemini: value('consent.gemini') },
    models: { openai: value('model.openai'), gemini: value('model.gemini'), local: value('model.local') },
    voiceModel: value('voice_model.openai'),
    localAddress: value('local.address'),
    canLocalSee: canSee === undefined ? undefined : canSee === 'yes',
  }
}

/** @param value undefined removes it */
export function setForAccount(db: Db, accountId: number, name: AccountRow, value: string | undefined) {
  return set(db, accountId, name, value)
}

/** @param value undefined removes it */
export function setForComputer(db: Db, name: ComputerRow, value: string | undefined) {
  return set(db, null, name, value)
}

async function set(db: Db, accountId: number | null, name: string, value: string | undefined): Promise<void> {
  if (value === undefined) {
    await db
      .deleteFrom('settings')
      .where('name', '=', name)
      .where('user_id', accountId === null ? 'is' : '=', accountId)
      .execute()
  } else {
    await db.replaceInto('settings').values({ user_id: accountId, name, value }).execute()
  }
}
