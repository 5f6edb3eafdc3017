import type { Logger } from 'pino'
import type { AiUse } from '#contract/parents-corner.ts'
import { DAYS_OF_AI_USE } from '#contract/periods.ts'
import type { Db, Trx } from '../db/schema.ts'
import { daysBefore, localDay } from '../local-day.ts'
import type { Asker } from '../shared/learner.ts'
import { limitReached, readVoiceSeconds, sharedLimitReached, wouldPassLimit } from './limits.ts'
import { type Loan, sharingEnded } from './loans.ts'
import type { AiProvider } from './provider.ts'
import { readAiUse } from './read-ai-use.ts'

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
export type RecordUse = (asker: Asker, use: Use) => Promise<void>

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
  let waiting: { asker: Asker; use: Use }[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  const record: RecordUse = async (asker, use) => {
    if (use.isWithinCall && use.calls === 0) {
      waiting.push({ asker, use })
      timer ??= setTimeout(() => void settle(), WRITTEN_AFTER).unref()
      return
    }
    await db.transaction().execute(async trx => {
      if (use.requests > 0) await refuseBeyondLimits(trx, asker, use)
      await write(trx, asker, use, now())
      for (const table of ['ai_use', 'lent_ai_use'] as const) {
        await trx.deleteFrom(table).where('day', '<=', daysBefore(now(), DAYS_OF_AI_USE)).execute()
      }
    })
  }

  async function refuseBeyondLimits(trx: Trx, asker: Asker, { service, loan }: Use): Promise<void> {
    if (loan && !(await isStillShared(trx, loan))) throw sharingEnded()
    if (!charged.includes(service)) return
    if (await wouldPassLimit(trx, asker, 1, now(), charged)) throw limitReached('AI help')
    if (loan && (await wouldPassLimit(trx, { familyId: loan.ownerId }, 1, now(), charged))) {
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
        for (const { asker, use } of uses) {
          // A family or a child may be deleted meanwhile.
          if (!(await isThere(trx, 'families', asker.familyId))) continue
          const hasChild = asker.childId !== undefined && (await isThere(trx, 'children', asker.childId))
          await write(trx, hasChild ? asker : { familyId: asker.familyId }, use, now())
        }
      })
    } catch (error) {
      log.error({ err: error }, 'what was sent to an AI was not written down')
    }
  }

  async function read(accountId: number): Promise<AiUse> {
    await settle()
    return readAiUse({ db, providers: options.providers, charged, now: now() }, accountId)
  }

  /**
   * How long a call may still last this month.
   * @param loan when the connection is another family's: its limit holds too
   * @returns seconds, or undefined when there is no limit
   * @throws HttpError 429 `ai_limit_reached` with kind words for the child when nothing is left
   */
  async function voiceSecondsLeft(asker: Asker, loan?: Pick<Loan, 'ownerId'>): Promise<number | undefined> {
    const own = await readVoiceSeconds(db, asker, now(), charged)
    if (own <= 0) throw limitReached('talking time')
    const theirs = loan
      ? await readVoiceSeconds(db, { familyId: loan.ownerId }, now(), charged)
      : Number.POSITIVE_INFINITY
    if (theirs <= 0) throw sharedLimitReached('talking time')
    const left = Math.min(own, theirs)
    return Number.isFinite(left) ? left : undefined
  }

  return { record, read, voiceSecondsLeft, close: settle }
}

function sumOfEach(uses: { asker: Asker; use: Use }[]): { asker: Asker; use: Use }[] {
  const sums = new Map<string, { asker: Asker; use: Use }>()
  for (const { asker, use } of uses) {
    const key = `${asker.familyId} ${asker.childId} ${use.service}`
    const known = sums.get(key)?.use
    const bytes = use.bytes + (known?.bytes ?? 0)
    const requests = use.requests + (known?.requests ?? 0)
    // What waits belongs to calls that count for their owner already.
    sums.set(key, { asker, use: { ...use, bytes, requests, loan: undefined } })
  }
  return [...sums.values()]
}

async function write(trx: Trx, { familyId, childId }: Asker, use: Use, now: Date): Promise<void> {
  const { service, requests, bytes, calls, voiceSeconds = 0, loan } = use
  const row = { day: localDay(now), service, calls, voice_seconds: Math.round(voiceSeconds) }
  const child_id = childId ?? null
  const { numUpdatedRows } = await trx
    .updateTable('ai_use')
    .set(({ eb }) => ({
      calls: eb('calls', '+', row.calls),
      requests: eb('requests', '+', requests),
      bytes: eb('bytes', '+', bytes),
      voice_seconds: eb('voice_seconds', '+', row.voice_seconds),
    }))
    .where('family_id', '=', familyId)
    .where('child_id', 'is', child_id)
    .where('day', '=', row.day)
    .where('service', '=', service)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) {
    await trx
      .insertInto('ai_use')
      .values({ family_id: familyId, child_id, ...row, requests, bytes })
      .execute()
  }
  // Nothing is counted for an owner who is no more.
  if (!loan || !(await isThere(trx, 'families', loan.ownerId))) return
  await trx
    .insertInto('lent_ai_use')
    .values({ family_id: loan.ownerId, ...row })
    .onConflict(conflict =>
      conflict.columns(['family_id', 'day', 'service']).doUpdateSet(({ eb, ref }) => ({
        calls: eb(ref('lent_ai_use.calls'), '+', ref('excluded.calls')),
        voice_seconds: eb(ref('lent_ai_use.voice_seconds'), '+', ref('excluded.voice_seconds')),
      })),
    )
    .execute()
}

async function isThere(trx: Trx, table: 'families' | 'children', id: number): Promise<boolean> {
  const row = await trx.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}

async function isStillShared(
  trx: Trx,
  { ownerId, share }: Pick<Loan, 'ownerId' | 'share'>,
): Promise<boolean> {
  const row = await trx
    .selectFrom('settings')
    .select('id')
    .where('family_id', '=', ownerId)
    .where('name', 'like', 'share.%')
    .where('value', '=', share)
    .executeTakeFirst()
  return row !== undefined
}
