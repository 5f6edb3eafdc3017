import { type AiUse, DAYS_OF_AI_USE, type Limits } from '#contract/parents-corner.ts'
import type { Db } from '../db/schema.ts'
import { HttpError } from '../http/errors.ts'
import { daysBefore, localDay } from '../local-day.ts'

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
}

/**
 * To be called right before each request goes out to a service: counts it, or refuses it. Both are one step, so that
 * requests at once can't slip past the limit together. What is older than 90 days is forgotten.
 * @throws HttpError 429 `ai_limit_reached` with kind words for the child when the month's calls are used up
 */
export async function recordUse(db: Db, userId: number, use: Use, now: Date): Promise<void> {
  const { service, bytes, voiceSeconds = 0, calls = 1 } = use
  await db.transaction().execute(async trx => {
    if (calls > 0 && COMPANIES.includes(service)) {
      const { monthlyAiCalls } = await readLimits(trx, userId)
      const { aiCalls } = await readMonth(trx, userId, now)
      if (monthlyAiCalls !== null && aiCalls + calls > monthlyAiCalls) throw limitReached('AI help')
    }
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
    await trx.deleteFrom('ai_use').where('day', '<=', daysBefore(now, DAYS_OF_AI_USE)).execute()
  })
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
 * @returns seconds, or undefined when there is no limit
 * @throws HttpError 429 `ai_limit_reached` with kind words for the child when nothing is left
 */
export async function voiceSecondsLeft(db: Db, userId: number, now: Date): Promise<number | undefined> {
  const { monthlyVoiceMinutes } = await readLimits(db, userId)
  if (monthlyVoiceMinutes === null) return undefined
  const { voiceSeconds } = await readMonth(db, userId, now)
  const left = monthlyVoiceMinutes * 60 - voiceSeconds
  if (left <= 0) throw limitReached('talking time')
  return left
}

function limitReached(what: string): HttpError {
  return new HttpError(
    429,
    'ai_limit_reached',
    `You have used all the ${what} for this month. Well done for working so hard! It starts again on the first of next month; ask your parent if you need more.`,
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

async function readMonth(db: Db, userId: number, now: Date): Promise<AiUse['thisMonth']> {
  const row = await db
    .selectFrom('ai_use')
    .select(({ fn, lit }) => [
      fn.coalesce(fn.sum<number>('calls'), lit(0)).as('aiCalls'),
      fn.coalesce(fn.sum<number>('voice_seconds'), lit(0)).as('voiceSeconds'),
    ])
    .where('user_id', '=', userId)
    .where('service', 'in', COMPANIES)
    .where('day', '>=', `${localDay(now).slice(0, 7)}-01`)
    .executeTakeFirstOrThrow()
  return row
}
