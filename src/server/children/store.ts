import {
  ANIMALS,
  type Child,
  type ChildChange,
  COLORS,
  MOST_CHILDREN,
  type NewChild,
  type ParentsChild,
} from '#contract/children.ts'
import type { Db, Trx } from '../db/schema.ts'
import { HttpError } from '../shared/http-error.ts'

const columns = ['id', 'name', 'birth_year', 'animal', 'color', 'picture_code_hash', 'archived_at'] as const

type Row = Pick<Awaited<ReturnType<typeof readRows>>[number], (typeof columns)[number]>

function readRows(db: Db | Trx, familyId: number) {
  return db
    .selectFrom('children')
    .select([
      ...columns,
      'assistant_name as assistantName',
      'monthly_ai_calls as monthlyAiCalls',
      'monthly_voice_minutes as monthlyVoiceMinutes',
      'minutes_a_day as minutesADay',
      'bedtime',
    ])
    .where('family_id', '=', familyId)
    .orderBy(({ eb }) => eb('archived_at', 'is not', null))
    .orderBy('id')
    .execute()
}

function createChild(row: Row): Child {
  return {
    id: row.id,
    name: row.name,
    birthYear: row.birth_year,
    animal: row.animal,
    color: row.color,
    hasCode: row.picture_code_hash !== null,
    isArchived: row.archived_at !== null,
  }
}

/** The family's children with their own limits, in the order in which they came; archived ones last. */
export async function listChildren(db: Db, familyId: number): Promise<ParentsChild[]> {
  const rows = await readRows(db, familyId)
  return rows.map(({ assistantName, monthlyAiCalls, monthlyVoiceMinutes, minutesADay, bedtime, ...row }) => ({
    ...createChild(row),
    assistantName,
    limits: { monthlyAiCalls, monthlyVoiceMinutes },
    timeRules: { minutesADay, bedtime },
  }))
}

/**
 * Adds a child; an animal and a color that no sibling has are chosen where none are given.
 * @throws HttpError 409 when the family has its most children
 */
export async function addChild(db: Db, familyId: number, child: NewChild, now: Date): Promise<Child> {
  return db.transaction().execute(async trx => {
    const siblings = await readRows(trx, familyId)
    if (siblings.length >= MOST_CHILDREN) {
      throw new HttpError(
        409,
        'bad_request',
        `${MOST_CHILDREN} children are the most that a family can have here.`,
      )
    }
    const row = await trx
      .insertInto('children')
      .values({
        family_id: familyId,
        name: child.name,
        birth_year: child.birthYear,
        animal:
          child.animal ??
          unused(
            ANIMALS,
            siblings.map(({ animal }) => animal),
          ),
        color:
          child.color ??
          unused(
            COLORS,
            siblings.map(({ color }) => color),
          ),
        created_at: now.toISOString(),
      })
      .returning(columns)
      .executeTakeFirstOrThrow()
    return createChild(row)
  })
}

function unused<T>(all: readonly [T, ...T[]], taken: readonly T[]): T {
  return all.find(each => !taken.includes(each)) ?? all[taken.length % all.length] ?? all[0]
}

/**
 * @param change with the code's hash in the place of its pictures
 * @throws HttpError 404 for a child of another family, 409 `last_child` where nobody would be left to learn
 */
export async function changeChild(
  db: Db,
  familyId: number,
  id: number,
  change: Omit<ChildChange, 'pictureCode'> & { codeHash?: string | null | undefined },
  now: Date,
): Promise<Child> {
  const { name, birthYear, animal, color, codeHash, isArchived } = change
  return db.transaction().execute(async trx => {
    const siblings = await readRows(trx, familyId)
    const child = siblings.find(each => each.id === id)
    if (!child) throw childNotFound()
    if (isArchived) refuseLast(siblings, id)
    const row = await trx
      .updateTable('children')
      .set({
        name: name ?? child.name,
        birth_year: birthYear ?? child.birth_year,
        animal: animal ?? child.animal,
        color: color ?? child.color,
        picture_code_hash: codeHash === undefined ? child.picture_code_hash : codeHash,
        ...(isArchived !== undefined && {
          archived_at: isArchived ? (child.archived_at ?? now.toISOString()) : null,
        }),
      })
      .where('id', '=', id)
      .returning(columns)
      .executeTakeFirstOrThrow()
    return createChild(row)
  })
}

function refuseLast(siblings: Pick<Row, 'id' | 'archived_at'>[], id: number): void {
  if (siblings.some(each => each.id !== id && each.archived_at === null)) return
  throw new HttpError(
    409,
    'last_child',
    'At least one child has to learn here. Please add another child first, or bring an archived one back.',
  )
}

/** @throws HttpError 404 for a child of another family */
export async function changeChildLimits(
  db: Db,
  familyId: number,
  id: number,
  limits: { monthlyAiCalls?: number | null | undefined; monthlyVoiceMinutes?: number | null | undefined },
) {
  const { monthlyAiCalls, monthlyVoiceMinutes } = limits
  const row = await db
    .updateTable('children')
    .set(({ ref }) => ({
      monthly_ai_calls: monthlyAiCalls === undefined ? ref('monthly_ai_calls') : monthlyAiCalls,
      monthly_voice_minutes:
        monthlyVoiceMinutes === undefined ? ref('monthly_voice_minutes') : monthlyVoiceMinutes,
    }))
    .where('id', '=', id)
    .where('family_id', '=', familyId)
    .returning(['monthly_ai_calls as monthlyAiCalls', 'monthly_voice_minutes as monthlyVoiceMinutes'])
    .executeTakeFirst()
  if (!row) throw childNotFound()
  return row
}

export function childNotFound(): HttpError {
  return new HttpError(404, 'not_found', 'This child is not here any more.')
}
