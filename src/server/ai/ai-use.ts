import { type AiUse, DAYS_OF_AI_USE, type Limits } from '#contract/parents-corner.ts'
import type { Db, Trx } from '../db/schema.ts'
import { daysBefore, localDay } from '../local-day.ts'
import { HttpError } from '../shared/http-error.ts'
import { type Loan, sharingEnded } from './loans.ts'

/** The services that cost by use; a local AI and the builtin tutor are free and know no limit. */
const COMPANIES = ['openai', 'gemini']

export interface Use {
  /** A `ConnectableService` of the settings, such as `openai`. */
  service: string
  /** How much was sent: texts, pictures and recordings, as they went out. */
  bytes: number
  /** Seconds of a spoken talk, if this was one. */
  voiceSeconds?: number
  /** Such as 0 for a further part of a call that has been counted. */
  calls?: number
  /** Where the connection is another family's: it counts there too. */
  loan?: Pick<Loan, 'ownerId' | 'share'> | undefined
}

/**
 * To be called right before each request goes out to a service: counts it, or refuses it. Both are one step, so that
 * requests at once can't slip past the limit together. What is older than 90 days is forgotten.
 * @throws HttpError 429 `ai_limit_reached` with kind words for the child when the month's calls are used up, 503 when
 *   the connection is no longer shared
 */
export async function recordUse(db: Db, userId: number, use: Use, now: Date): Promise<void> {
  const { service, bytes, voiceSeconds = 0, calls = 1, loan } = use
  await db.transaction().execute(async trx => {
    if (loan && calls > 0 && !(await isStillShared(trx, loan))) throw sharingEnded()
    if (calls > 0 && COMPANIES.includes(service)) {
      if (await wouldPassLimit(trx, userId, calls, now)) throw limitReached('AI help')
      if (loan && (await wouldPassLimit(trx, loan.ownerId, calls, now))) throw sharedLimitReached('AI help')
    }
    if (loan) await recordLoan(trx, loan.ownerId, { service, calls, voiceSeconds, now })
    await trx
      .insertInto('ai_use')
      .values({
        user_id: userId,
        day: localDay(now),
        service,
        calls,
        bytes: Math.round(bytes),
        voice_seconds: Math.round(voiceSeconds),
      })
      .onConflict(conflict =>
        conflict.columns(['user_id', 'day', 'service']).doUpdateSet(({ eb, ref }) => ({
          calls: eb(ref('ai_use.calls'), '+', ref('excluded.calls')),
          bytes: eb(ref('ai_use.bytes'), '+', ref('excluded.bytes')),
          voice_seconds: eb(ref('ai_use.voice_seconds'), '+', ref('excluded.voice_seconds')),
        })),
      )
      .execute()
    for (const table of ['ai_use', 'lent_ai_use'] as const) {
      await trx.deleteFrom(table).where('day', '<=', daysBefore(now, DAYS_OF_AI_USE)).execute()
    }
  })
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

async function wouldPassLimit(trx: Trx, userId: number, calls: number, now: Date): Promise<boolean> {
  const { monthlyAiCalls } = await readLimits(trx, userId)
  if (monthlyAiCalls === null) return false
  return (await readMonth(trx, userId, now)).aiCalls + calls > monthlyAiCalls
}

/** Nothing is counted for an owner who is no more. */
async function recordLoan(
  trx: Trx,
  ownerId: number,
  use: { service: string; calls: number; voiceSeconds: number; now: Date },
): Promise<void> {
  const owner = await trx.selectFrom('users').select('id').where('id', '=', ownerId).executeTakeFirst()
  if (!owner) return
  await trx
    .insertInto('lent_ai_use')
    .values({
      user_id: ownerId,
      day: localDay(use.now),
      service: use.service,
      calls: use.calls,
      voice_seconds: Math.round(use.voiceSeconds),
    })
    .onConflict(conflict =>
      conflict.columns(['user_id', 'day', 'service']).doUpdateSet(({ eb, ref }) => ({
        calls: eb(ref('lent_ai_use.calls'), '+', ref('excluded.calls')),
        voice_seconds: eb(ref('lent_ai_use.voice_seconds'), '+', ref('excluded.voice_seconds')),
      })),
    )
    .execute()
}

export async function readAiUse(db: Db, userId: number, now: Date): Promise<AiUse> {
  const services = await db
    .selectFrom('ai_use')
    .select(({ fn }) => [
      'service',
      fn.sum<number>('calls').as('calls'),
      fn.sum<number>('bytes').as('bytes'),
      fn.sum<number>('voice_seconds').as('voiceSeconds'),
      fn.max('day').as('lastDay'),
    ])
    .where('user_id', '=', userId)
    .where('day', '>', daysBefore(now, DAYS_OF_AI_USE))
    .groupBy('service')
    .orderBy('service')
    .execute()
  return {
    services,
    thisMonth: await readMonth(db, userId, now),
    ofOtherFamilies: await readUse(db, 'lent_ai_use', userId, now),
    limits: await readLimits(db, userId),
  }
}

export async function changeLimits(db: Db, userId: number, change: Partial<Limits>): Promise<void> {
  const { monthlyAiCalls, monthlyVoiceMinutes } = { ...(await readLimits(db, userId)), ...change }
  const values = { monthly_ai_calls: monthlyAiCalls, monthly_voice_minutes: monthlyVoiceMinutes }
  await db
    .insertInto('household_settings')
    .values({ user_id: userId, ...values })
    .onConflict(conflict => conflict.column('user_id').doUpdateSet(values))
    .execute()
}

/**
 * How long a talk may still last this month.
 * @param loan when the connection is another family's: its limit holds too
 * @returns seconds, or undefined when there is no limit
 * @throws HttpError 429 `ai_limit_reached` with kind words for the child when nothing is left
 */
export async function voiceSecondsLeft(
  db: Db,
  userId: number,
  now: Date,
  loan?: Pick<Loan, 'ownerId'>,
): Promise<number | undefined> {
  const own = await secondsLeftOf(db, userId, now)
  if (own <= 0) throw limitReached('talking time')
  const theirs = loan ? await secondsLeftOf(db, loan.ownerId, now) : Number.POSITIVE_INFINITY
  if (theirs <= 0) throw sharedLimitReached('talking time')
  const left = Math.min(own, theirs)
  return Number.isFinite(left) ? left : undefined
}

/** Infinite when there is no limit. */
async function secondsLeftOf(db: Db, userId: number, now: Date): Promise<number> {
  const { monthlyVoiceMinutes } = await readLimits(db, userId)
  if (monthlyVoiceMinutes === null) return Number.POSITIVE_INFINITY
  const { voiceSeconds } = await readMonth(db, userId, now)
  return monthlyVoiceMinutes * 60 - voiceSeconds
}

function limitReached(what: string): HttpError {
  return new HttpError(
    429,
    'ai_limit_reached',
    `You have used all the ${what} for this month. Well done for working so hard! It starts again on the first of next month; ask your parent if you need more.`,
  )
}

function sharedLimitReached(what: string): HttpError {
  return new HttpError(
    429,
    'ai_limit_reached',
    `All the ${what} that another family shares is used up for this month. It starts again on the first of next month.`,
  )
}

async function readLimits(db: Db, userId: number): Promise<Limits> {
  const row = await db
    .selectFrom('household_settings')
    .select(['monthly_ai_calls as monthlyAiCalls', 'monthly_voice_minutes as monthlyVoiceMinutes'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? { monthlyAiCalls: null, monthlyVoiceMinutes: null }
}

/** What the family has used and what others have used of its connections: its limits count both. */
async function readMonth(db: Db, userId: number, now: Date): Promise<AiUse['thisMonth']> {
  const own = await readUse(db, 'ai_use', userId, now)
  const lent = await readUse(db, 'lent_ai_use', userId, now)
  return { aiCalls: own.aiCalls + lent.aiCalls, voiceSeconds: own.voiceSeconds + lent.voiceSeconds }
}

/** Since the first of this month. */
function readUse(
  db: Db,
  table: 'ai_use' | 'lent_ai_use',
  userId: number,
  now: Date,
): Promise<AiUse['thisMonth']> {
  return db
    .selectFrom(table)
    .select(({ fn, lit }) => [
      fn.coalesce(fn.sum<number>('calls'), lit(0)).as('aiCalls'),
      fn.coalesce(fn.sum<number>('voice_seconds'), lit(0)).as('voiceSeconds'),
    ])
    .where('user_id', '=', userId)
    .where('service', 'in', COMPANIES)
    .where('day', '>=', `${localDay(now).slice(0, 7)}-01`)
    .executeTakeFirstOrThrow()
}
