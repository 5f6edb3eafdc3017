import type { Grade } from '#contract/grades.ts'
import type { Db } from '../db/schema.ts'
import { HttpError } from '../shared/http-error.ts'
import { askNext, gradeNumber } from './answer.ts'
import { engine } from './engine.ts'
import { findCheckup, type StoredCheckup } from './read-checkups.ts'

export interface CheckupWish {
  grade: Grade
  areas: string[]
  concepts?: string[] | undefined
}

/**
 * Starts a check-up with its first question; while one is under way it goes on.
 * @throws HttpError 400 for an area or a concept that is none
 */
export async function startCheckup(
  db: Db,
  childId: number,
  wish: CheckupWish,
  now: Date,
): Promise<StoredCheckup | undefined> {
  const underWay = await findCheckup(db, childId, 'under way')
  if (underWay) return underWay
  const concepts = await conceptsFor(db, childId, wish)
  const first = await askNext({ grade: wish.grade, concepts }, [])
  if (!first)
    throw new HttpError(
      400,
      'bad_request',
      'There are no questions about this yet. Please choose something else.',
    )
  return db.transaction().execute(async trx => {
    const started = await trx
      .insertInto('checkups')
      .values({
        child_id: childId,
        grade: wish.grade,
        areas: wish.areas.join('\n'),
        concepts: concepts.join('\n'),
        started_at: now.toISOString(),
        ended_at: null,
      })
      // Another window was first.
      .onConflict(conflict => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!started) return findCheckup(trx, childId, 'under way')
    const row = { checkup_id: started.id, number: 1, ...first }
    await trx.insertInto('checkup_questions').values(row).execute()
    return findCheckup(trx, childId, started.id)
  })
}

async function conceptsFor(
  db: Db,
  childId: number,
  { grade, areas, concepts }: CheckupWish,
): Promise<string[]> {
  if (concepts !== undefined) {
    const known = await engine.knownConcepts(concepts)
    if (known.length === 0)
      throw new HttpError(
        400,
        'bad_request',
        'There are no questions about this yet. Please choose something else.',
      )
    return known
  }
  const all = await engine.areas()
  if (!areas.every(area => all.some(({ id }) => id === area))) {
    throw new HttpError(400, 'bad_request', 'Please choose among the areas.', {
      fields: { areas: 'Please choose among the areas.' },
    })
  }
  const met = await db
    .selectFrom('concept_states')
    .select('concept')
    .where('child_id', '=', childId)
    .execute()
  const wanted = { grade: gradeNumber(grade), areas, met: met.map(({ concept }) => concept) }
  return engine.chooseConcepts(wanted)
}
