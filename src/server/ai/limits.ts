import type { AiUse, Limits } from '#contract/parents-corner.ts'
import type { Db, Trx } from '../db/schema.ts'
import { localDay } from '../local-day.ts'
import { HttpError } from '../shared/http-error.ts'

/** The ids of the providers that cost by use; the others are free and know no limit. */
export type Charged = readonly string[]

export async function readLimits(db: Db | Trx, userId: number): Promise<Limits> {
  const row = await db
    .selectFrom('household_settings')
    .select(['monthly_ai_calls as monthlyAiCalls', 'monthly_voice_minutes as monthlyVoiceMinutes'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? { monthlyAiCalls: null, monthlyVoiceMinutes: null }
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

/** What the family has used and what others have used of its connections: its limits count both. */
export async function readMonth(
  db: Db | Trx,
  userId: number,
  now: Date,
  charged: Charged,
): Promise<AiUse['thisMonth']> {
  const own = await readUse(db, 'ai_use', userId, now, charged)
  const lent = await readUse(db, 'lent_ai_use', userId, now, charged)
  return { aiCalls: own.aiCalls + lent.aiCalls, voiceSeconds: own.voiceSeconds + lent.voiceSeconds }
}

/** Since the first of this month. */
export function readUse(
  db: Db | Trx,
  table: 'ai_use' | 'lent_ai_use',
  userId: number,
  now: Date,
  charged: Charged,
): Promise<AiUse['thisMonth']> {
  return db
    .selectFrom(table)
    .select(({ fn, lit }) => [
      fn.coalesce(fn.sum<number>('calls'), lit(0)).as('aiCalls'),
      fn.coalesce(fn.sum<number>('voice_seconds'), lit(0)).as('voiceSeconds'),
    ])
    .where('user_id', '=', userId)
    .where('service', 'in', charged)
    .where('day', '>=', `${localDay(now).slice(0, 7)}-01`)
    .executeTakeFirstOrThrow()
}

/** @param calls how many more are to fit into the month */
export async function wouldPassLimit(
  trx: Trx,
  userId: number,
  calls: number,
  now: Date,
  charged: Charged,
): Promise<boolean> {
  const { monthlyAiCalls } = await readLimits(trx, userId)
  if (monthlyAiCalls === null) return false
  return (await readMonth(trx, userId, now, charged)).aiCalls + calls > monthlyAiCalls
}

/** How long a family may still talk by voice this month, in seconds; infinite when there is no limit. */
export async function readVoiceSeconds(db: Db, userId: number, now: Date, charged: Charged): Promise<number> {
  const { monthlyVoiceMinutes } = await readLimits(db, userId)
  if (monthlyVoiceMinutes === null) return Number.POSITIVE_INFINITY
  const { voiceSeconds } = await readMonth(db, userId, now, charged)
  return monthlyVoiceMinutes * 60 - voiceSeconds
}

export function limitReached(what: string): HttpError {
  return new HttpError(
    429,
    'ai_limit_reached',
    `You have used all the ${what} for this month. Well done for working so hard! It starts again on the first of next month; ask your parent if you need more.`,
  )
}

export function sharedLimitReached(what: string): HttpError {
  return new HttpError(
    429,
    'ai_limit_reached',
    `All the ${what} that another family shares is used up for this month. It starts again on the first of next month.`,
  )
}
