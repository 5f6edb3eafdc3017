import type { Logger } from 'pino'
import { type AiUse, DAYS_OF_AI_USE } from '#contract/parents-corner.ts'
import type { Db, Trx } from '../db/schema.ts'
import { daysBefore, localDay } from '../local-day.ts'
import {
  limitReached,
  readLimits,
  readMonth,
  readUse,
  readVoiceSeconds,
  sharedLimitReached,
  wouldPassLimit,
} from './limits.ts'
import { type Loan, sharingEnded } from './loans.ts'
import type { AiProvider } from './provider.ts'

/** A request that leaves this computer, or seconds of a call whose sound leaves it by the window. */
export interface Use {
  /** The provider's id. */
  service: string
  requests: number
  /** The size of what is sent, as it goes over the wire. */
  bytes: number
  /** 1 for the first request of what a family's limit counts, else 0. */
  calls: number
  /** Whether it belongs to a call that is counted already: then the limit does not stop it half-way. */
  isWithinCall: boolean
  /** Seconds of a call by voice. */
  voiceSeconds?: number
  /** Where the connection is another family's: it counts there too. */
  loan?: Pick<Loan, 'ownerId' | 'share'> | undefined
}

/**
 * To be called right before each request goes out: counts it, or refuses it. Both are one step, so that requests at
 * once can't slip past the limit together.
 * @throws HttpError 429 `ai_limit_reached` with kind words for the child when the month's calls are used up, 503 when
 *   the connection is no longer shared
 */
export type RecordUse = (accountId: number, use: Use) => Promise<void>

/** So long what belongs to a call may wait to be written, in milliseconds: a row a sentence would slow a reply. */
const WRITTEN_AFTER = 1_000

export type AiUseRecord = ReturnType<typeof createAiUse>

/** What has left this computer, by family, provider and day; what is older than 90 days is forgotten. */
export function createAiUse(options: {
  db: Db
  providers: readonly AiProvider[]
  now: () => Date
  log: Logger
}) {
  const { db, now, log } = options
  const charged = options.providers.filter(({ kind }) => kind === 'cloud').map(({ id }) => id)
  let waiting: { accountId: number; use: Use }[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const record: RecordUse = async (accountId, use) => {
    if (use.isWithinCall && use.calls === 0) {
      waiting.push({ accountId, use })
      timer ??= setTimeout(() => void settle(), WRITTEN_AFTER).unref()
      return
    }
    await db.transaction().execute(async trx => {
      if (use.requests > 0) await refuseBeyondLimits(trx, accountId, use)
      await write(trx, accountId, use, now())
      for (const table of ['ai_use', 'lent_ai_use'] as const) {
        await trx.deleteFrom(table).where('day', '<=', daysBefore(now(), DAYS_OF_AI_USE)).execute()
      }
    })
  }

  async function refuseBeyondLimits(trx: Trx, accountId: number, { service, loan }: Use): Promise<void> {
    if (loan && !(await isStillShared(trx, loan))) throw sharingEnded()
    if (!charged.includes(service)) return
    if (await wouldPassLimit(trx, accountId, 1, now(), charged)) throw limitReached('AI help')
    if (loan && (await wouldPassLimit(trx, loan.ownerId, 1, now(), charged))) {
      throw sharedLimitReached('AI help')
    }
  }

  /** Writes what waits. Never throws. */
  async function settle(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const uses = sumOfEach(waiting)
    waiting = []
    if (uses.length === 0) return
    try {
      await db.transaction().execute(async trx => {
        for (const { accountId, use } of uses) {
          // An account may be deleted meanwhile.
          if (await isThere(trx, accountId)) await write(trx, accountId, use, now())
        }
      })
    } catch (error) {
      log.error({ err: error }, 'what was sent to an AI was not written down')
    }
  }

  function findName(id: string): string {
    const provider = options.providers.find(each => each.id === id)
    const name = provider?.names.screen ?? id
    return provider?.kind === 'home' ? `${name} (not on the internet)` : name
  }

  async function read(accountId: number): Promise<AiUse> {
    await settle()
    const services = await db
      .selectFrom('ai_use')
      .select(({ fn }) => [
        'service',
        fn.sum<number>('calls').as('calls'),
        fn.sum<number>('requests').as('requests'),
        fn.sum<number>('bytes').as('bytes'),
        fn.sum<number>('voice_seconds').as('voiceSeconds'),
        fn.max('day').as('lastDay'),
      ])
      .where('user_id', '=', accountId)
      .where('day', '>', daysBefore(now(), DAYS_OF_AI_USE))
      .groupBy('service')
      .orderBy('service')
      .execute()
    return {
      services: services.map(each => ({ ...each, name: findName(each.service) })),
      thisMonth: await readMonth(db, accountId, now(), charged),
      ofOtherFamilies: await readUse(db, 'lent_ai_use', accountId, now(), charged),
      limits: await readLimits(db, accountId),
    }
  }

  /**
   * How long a call may still last this month.
   * @param loan when the connection is another family's: its limit holds too
   * @returns seconds, or undefined when there is no limit
   * @throws HttpError 429 `ai_limit_reached` with kind words for the child when nothing is left
   */
  async function voiceSecondsLeft(
    accountId: number,
    loan?: Pick<Loan, 'ownerId'>,
  ): Promise<number | undefined> {
    const own = await readVoiceSeconds(db, accountId, now(), charged)
    if (own <= 0) throw limitReached('talking time')
    const theirs = loan ? await readVoiceSeconds(db, loan.ownerId, now(), charged) : Number.POSITIVE_INFINITY
    if (theirs <= 0) throw sharedLimitReached('talking time')
    const left = Math.min(own, theirs)
    return Number.isFinite(left) ? left : undefined
  }

  return { record, read, voiceSecondsLeft, close: settle }
}

function sumOfEach(uses: { accountId: number; use: Use }[]): { accountId: number; use: Use }[] {
  const sums = new Map<string, { accountId: number; use: Use }>()
  for (const { accountId, use } of uses) {
    const key = `${accountId} ${use.service}`
    const known = sums.get(key)?.use
    const bytes = use.bytes + (known?.bytes ?? 0)
    const requests = use.requests + (known?.requests ?? 0)
    // What waits belongs to calls that count for their owner already.
    sums.set(key, { accountId, use: { ...use, bytes, requests, loan: undefined } })
  }
  return [...sums.values()]
}

async function write(trx: Trx, accountId: number, use: Use, now: Date): Promise<void> {
  const { service, requests, bytes, calls, voiceSeconds = 0, loan } = use
  const row = { day: localDay(now), service, calls, voice_seconds: Math.round(voiceSeconds) }
  await trx
    .insertInto('ai_use')
    .values({ user_id: accountId, ...row, requests, bytes })
    .onConflict(conflict =>
      conflict.columns(['user_id', 'day', 'service']).doUpdateSet(({ eb, ref }) => ({
        calls: eb(ref('ai_use.calls'), '+', ref('excluded.calls')),
        requests: eb(ref('ai_use.requests'), '+', ref('excluded.requests')),
        bytes: eb(ref('ai_use.bytes'), '+', ref('excluded.bytes')),
        voice_seconds: eb(ref('ai_use.voice_seconds'), '+', ref('excluded.voice_seconds')),
      })),
    )
    .execute()
  // Nothing is counted for an owner who is no more.
  if (!loan || !(await isThere(trx, loan.ownerId))) return
  await trx
    .insertInto('lent_ai_use')
    .values({ user_id: loan.ownerId, ...row })
    .onConflict(conflict =>
      conflict.columns(['user_id', 'day', 'service']).doUpdateSet(({ eb, ref }) => ({
        calls: eb(ref('lent_ai_use.calls'), '+', ref('excluded.calls')),
        voice_seconds: eb(ref('lent_ai_use.voice_seconds'), '+', ref('excluded.voice_seconds')),
      })),
    )
    .execute()
}

async function isThere(trx: Trx, accountId: number): Promise<boolean> {
  const row = await trx.selectFrom('users').select('id').where('id', '=', accountId).executeTakeFirst()
  return row !== undefined
}

async function isStillShared(
  trx: Trx,
  { ownerId, share }: Pick<Loan, 'ownerId' | 'share'>,
): Promise<boolean> {
  const row = await trx
    .selectFrom('settings')
    .select('id')
    .where('user_id', '=', ownerId)
    .where('name', 'like', 'share.%')
    .where('value', '=', share)
    .executeTakeFirst()
  return row !== undefined
}
