import type { ExpressionBuilder } from 'kysely'
import type { Grade } from '#contract/grades.ts'
import type { KeptAnswer, KeptPhoto, OwnKeptAnswer } from '#contract/inbox.ts'
import type { Picture } from '#contract/pictures.ts'
import type { Db, Tables, Trx } from '../db/schema.ts'
import { HttpError } from '../shared/http-error.ts'

type Side = KeptPhoto['side']

interface ToKeep {
  question: string
  answer: string
  grade: Grade
  expectedAnswer?: string | undefined
  submissionId: string
  photos: Record<Side, readonly Picture[]>
}

/** An answer as it lies in the inbox. */
export type Stored = NonNullable<Awaited<ReturnType<typeof findKept>>>

/** Of those that came back, so many stay for a child that never looks. */
const MOST_COME_BACK = 20

/**
 * Keeps an answer with its photos: all of it or nothing, and once for each submission id.
 * @param most so many of the child's may wait
 * @returns its id
 * @throws HttpError 413 where as many wait already
 */
export function keepAnswer(db: Db, childId: number, kept: ToKeep, given: { most: number; now: Date }) {
  return db.transaction().execute(async trx => {
    const before = await trx
      .selectFrom('inbox_answers')
      .select('id')
      .where('child_id', '=', childId)
      .where('submission_id', '=', kept.submissionId)
      .executeTakeFirst()
    if (before) return before.id
    await refuseTooMany(trx, childId, given.most)
    const { id } = await trx
      .insertInto('inbox_answers')
      .values({
        child_id: childId,
        question: kept.question,
        answer: kept.answer,
        grade: kept.grade,
        expected_answer: kept.expectedAnswer ?? null,
        submission_id: kept.submissionId,
        evaluation_id: null,
        created_at: given.now.toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    for (const side of ['question', 'answer'] as const) {
      for (const { type, bytes } of kept.photos[side]) {
        await trx
          .insertInto('inbox_photos')
          .values({ inbox_answer_id: id, side, type, bytes: Buffer.from(bytes) })
          .execute()
      }
    }
    return id
  })
}

async function refuseTooMany(trx: Trx, childId: number, most: number): Promise<void> {
  const { waiting } = await trx
    .selectFrom('inbox_answers')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('child_id', '=', childId)
    .where('evaluation_id', 'is', null)
    .executeTakeFirstOrThrow()
  if (waiting < most) return
  throw new HttpError(
    413,
    'too_large',
    `${most} answers are waiting for a grown-up already. Ask one to look at them first, in the parent’s corner. Your work is still here.`,
  )
}

/** A child's own: those that have come back first, then the newest. */
export async function listOwn(db: Db, childId: number): Promise<OwnKeptAnswer[]> {
  const rows = await db
    .selectFrom('inbox_answers')
    .leftJoin('evaluations', 'evaluations.id', 'evaluation_id')
    .select(['inbox_answers.id', 'inbox_answers.question', 'inbox_answers.answer', 'inbox_answers.grade'])
    .select(['inbox_answers.created_at', 'evaluation_id', 'score', 'total_score', 'overall_assessment'])
    .select('marker_name')
    .select(countPhotos)
    .where('inbox_answers.child_id', '=', childId)
    .orderBy('evaluation_id', 'desc')
    .orderBy('inbox_answers.id', 'desc')
    .execute()
  return rows.map(row => ({
    ...inContract(row),
    ...(row.evaluation_id !== null && {
      mark: {
        evaluationId: row.evaluation_id,
        score: row.score ?? 0,
        totalScore: row.total_score ?? 0,
        words: row.overall_assessment ?? '',
        ...(row.marker_name !== null && { by: row.marker_name }),
      },
    }),
  }))
}

/** What waits of some children, the oldest first. */
export async function listWaiting(db: Db, children: number[]): Promise<KeptAnswer[]> {
  const rows = await db
    .selectFrom('inbox_answers')
    .select(['id', 'child_id', 'question', 'answer', 'grade', 'expected_answer', 'created_at'])
    .select(countPhotos)
    .where('child_id', 'in', children)
    .where('evaluation_id', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(row => ({
    ...inContract(row),
    childId: row.child_id,
    ...(row.expected_answer !== null && { expectedAnswer: row.expected_answer }),
  }))
}

function countPhotos(eb: ExpressionBuilder<Tables, 'inbox_answers'>) {
  return eb
    .selectFrom('inbox_photos')
    .select(({ fn }) => fn.countAll<number>().as('photos'))
    .whereRef('inbox_answer_id', '=', 'inbox_answers.id')
    .$asScalar()
    .as('photos')
}

interface Row {
  id: number
  question: string
  answer: string
  grade: Grade
  photos: number
  created_at: string
}

function inContract({ id, question, answer, grade, photos, created_at }: Row) {
  return { id, question, answer, grade, photos, keptAt: created_at }
}

/** One of some children's; undefined where there is none of that id. */
export function findKept(db: Db | Trx, children: number[], id: number) {
  return db
    .selectFrom('inbox_answers')
    .selectAll()
    .where('id', '=', id)
    .where('child_id', 'in', children)
    .executeTakeFirst()
}

export async function readPhotos(db: Db, id: number): Promise<KeptPhoto[]> {
  const rows = await db
    .selectFrom('inbox_photos')
    .select(['side', 'type', 'bytes'])
    .where('inbox_answer_id', '=', id)
    .orderBy('id')
    .execute()
  return rows.map(({ bytes, ...row }) => ({ ...row, bytes: Buffer.from(bytes).toString('base64') }))
}

/** Deletes it with its photos. @returns whether it was there */
export async function deleteKept(db: Db, children: number[], id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('inbox_answers')
    .where('id', '=', id)
    .where('child_id', 'in', children)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** It has come back to its child; of earlier ones that the child never looked at, the oldest go. */
export async function comeBack(trx: Trx, kept: Stored, evaluationId: number): Promise<void> {
  await trx
    .updateTable('inbox_answers')
    .set({ evaluation_id: evaluationId })
    .where('id', '=', kept.id)
    .execute()
  const marked = await trx
    .selectFrom('inbox_answers')
    .select('id')
    .where('child_id', '=', kept.child_id)
    .where('evaluation_id', 'is not', null)
    .orderBy('evaluation_id', 'desc')
    .execute()
  const old = marked.slice(MOST_COME_BACK).map(({ id }) => id)
  if (old.length > 0) await trx.deleteFrom('inbox_answers').where('id', 'in', old).execute()
}
