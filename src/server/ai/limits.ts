import type { Limits } from '#contract/limits.ts'
import type { AiUse } from '#contract/parents-corner.ts'
import type { Db, Trx } from '../db/schema.ts'
import { localDay } from '../local-day.ts'
import { HttpError } from '../shared/http-error.ts'
import type { Asker } from '../shared/learner.ts'

/** The ids of the providers that cost by use; the others are free and know no limit. */
export type Charged = readonly string[]

export async function readLimits(db: Db | Trx, familyId: number): Promise<Limits> {
  const row = await db
    .selectFrom('household_settings')
    .select(['monthly_ai_calls as monthlyAiCalls', 'monthly_voice_minutes as monthlyVoiceMinutes'])
    .where('family_id', '=', familyId)
    .executeTakeFirst()
  return row ?? { monthlyAiCalls: null, monthlyVoiceMinutes: null }
}

export async function changeLimits(db: Db, familyId: number, change: Partial<Limits>): Promise<void> {
  const { monthlyAiCalls, monthlyVoiceMinutes } = { ...(await readLimits(db, familyId)), ...change }
  const values = { monthly_ai_calls: monthlyAiCalls, monthly_voice_minutes: monthlyVoiceMinutes }
  await db
    .insertInto('household_settings')
    .values({ family_id: familyId, ...values })
    .onConflict(conflict => conflict.column('family_id').doUpdateSet(values))
    .execute()
}

/** What the family has used and what others have used of its connections: its limits count both. */
export async function readMonth(
  db: Db | Trx,
  familyId: number,
  now: Date,
  charged: Charged,
): Promise<AiUse['thisMonth']> {
  const own = await readUse(db, 'ai_use', familyId, now, charged)
  const lent = await readUse(db, 'lent_ai_use', familyId, now, charged)
  return { aiCalls: own.aiCalls + lent.aiCalls, voiceSeconds: own.voiceSeconds + lent.voiceSeconds }
}

/** Since the first of this month. */
export function readUse(
  db: Db | Trx,
  table: 'ai_use' | 'lent_ai_use',
  familyId: number,
  now: Date,
  charged: Charged,
): Promise<AiUse['thisMonth']> {
  return sumOfMonth(db, table, now, charged).where('family_id', '=', familyId).executeTakeFirstOrThrow()
}

/** The same of each child that has used any. */
export function readUseOfChildren(
  db: Db,
  familyId: number,
  now: Date,
  charged: Charged,
): Promise<AiUse['ofChildren']> {
  return sumOfMonth(db, 'ai_use', now, charged)
    .select(({ ref }) => ref('child_id').$notNull().as('childId'))
    .where('family_id', '=', familyId)
    .where('child_id', 'is not', null)
    .groupBy('child_id')
    .orderBy('child_id')
    .execute()
}

/** The same of one child. */
function readChildUse(
  db: Db | Trx,
  childId: number,
  now: Date,
  charged: Charged,
): Promise<AiUse['thisMonth']> {
  return sumOfMonth(db, 'ai_use', now, charged).where('child_id', '=', childId).executeTakeFirstOrThrow()
}

function sumOfMonth<T extends 'ai_use' | 'lent_ai_use'>(db: Db | Trx, table: T, now: Date, charged: Charged) {
  return db
    .selectFrom(table as 'ai_use')
    .select(({ fn, lit }) => [
      fn.coalesce(fn.sum<number>('calls'), lit(0)).as('aiCalls'),
      fn.coalesce(fn.sum<number>('voice_seconds'), lit(0)).as('voiceSeconds'),
    ])
    .where('service', 'in', charged)
    .where('day', '>=', `${localDay(now).slice(0, 7)}-01`)
}

/** A child's own limits, within those of its family. */
async function readChildLimits(db: Db | Trx, childId: number): Promise<Limits> {
  const row = await db
    .selectFrom('children')
    .select(['monthly_ai_calls as monthlyAiCalls', 'monthly_voice_minutes as monthlyVoiceMinutes'])
    .where('id', '=', childId)
    .executeTakeFirst()
  return row ?? { monthlyAiCalls: null, monthlyVoiceMinutes: null }
}

type Used = AiUse['thisMonth']

/** Each pair of limits that holds for an asker, the family's and, where there is one, the child's, and what reads its use. */
async function limitsFor(db: Db | Trx, { familyId, childId }: Asker, now: Date, charged: Charged) {
  const family = {
    limits: await readLimits(db, familyId),
    readUsed: (): Promise<Used> => readMonth(db, familyId, now, charged),
  }
  if (childId === undefined) return [family]
  const limits = await readChildLimits(db, childId)
  return [family, { limits, readUsed: () => readChildUse(db, childId, now, charged) }]
}

/** Whether a month's limit, the family's or the child's own, is too small. @param calls how many more are to fit */
export async function wouldPassLimit(
  trx: Trx,
  asker: Asker,
  calls: number,
  now: Date,
  charged: Charged,
): Promise<boolean> {
  for (const { limits, readUsed } of await limitsFor(trx, asker, now, charged)) {
    // Most have no limit, and every request passes here: then nothing is summed.
    if (limits.monthlyAiCalls === null) continue
    if ((await readUsed()).aiCalls + calls > limits.monthlyAiCalls) return true
  }
  return false
}

/** How long may still be talked by voice this month, in seconds; infinite when there is no limit. */
export async function readVoiceSeconds(db: Db, asker: Asker, now: Date, charged: Charged): Promise<number> {
  let left = Number.POSITIVE_INFINITY
  for (const { limits, readUsed } of await limitsFor(db, asker, now, charged)) {
    if (limits.monthlyVoiceMinutes === null) continue
    left = Math.min(left, limits.monthlyVoiceMinutes * 60 - (await readUsed()).voiceSeconds)
  }
  return left
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
