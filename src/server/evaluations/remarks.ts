import type { RemarkBody } from '#contract/grown-up-marks.ts'
import type { Db, Trx } from '../db/schema.ts'
import { HttpError } from '../shared/http-error.ts'
import type { Learner } from '../shared/learner.ts'
import { evaluationNotFound } from './not-found.ts'

/**
 * Puts a mark right: score, gaps and masteries change together with the remark that tells of it, or nothing does.
 * @throws HttpError 404 for an evaluation or a gap that is not the child's, 400 for a mark that can't be
 */
export function remarkEvaluation(
  db: Db,
  { id: childId, parentName }: Learner,
  id: number,
  body: RemarkBody,
  now: Date,
) {
  const created_at = now.toISOString()
  return db.transaction().execute(async trx => {
    // A write comes first, so that the file is locked before anything is read.
    await trx
      .updateTable('evaluations')
      .set({ child_id: childId })
      .where('id', '=', id)
      .where('child_id', '=', childId)
      .execute()
    const former = await trx
      .selectFrom('evaluations')
      .select(['score', 'total_score', 'expected_answer'])
      .where('id', '=', id)
      .where('child_id', '=', childId)
      .executeTakeFirst()
    if (!former) throw evaluationNotFound()
    if (body.submissionId !== undefined && (await isMade(trx, id, body.submissionId))) return
    const score = body.score ?? former.score
    const total_score = body.totalScore ?? former.total_score
    if (score > total_score) {
      throw new HttpError(400, 'bad_request', 'The marks can’t be more than the total', {
        fields: { score: 'The marks can’t be more than the total' },
      })
    }
    const isNew = score !== former.score || total_score !== former.total_score
    const expected = body.expectedAnswer ?? former.expected_answer
    const changes = (body.dropGaps?.length ?? 0) + (body.addGaps?.length ?? 0)
    if (!isNew && changes === 0 && expected === former.expected_answer) {
      throw new HttpError(400, 'bad_request', 'Nothing was changed. Please change the marks or a gap.')
    }
    await trx
      .updateTable('evaluations')
      .set({ score, total_score, expected_answer: expected })
      .where('id', '=', id)
      .execute()
    const dropped = await dropGaps(trx, id, [...new Set(body.dropGaps)], created_at)
    const added = body.addGaps ?? []
    if (added.length > 0) {
      await trx
        .insertInto('gaps')
        .values(
          added.map(({ concept, description }) => ({
            child_id: childId,
            evaluation_id: id,
            concept,
            description: description?.trim() || 'A grown-up says that this needs practice.',
            created_at,
          })),
        )
        .execute()
    }
    const standing = {
      isEmptied: isNew && score === 0,
      isEmpty: score === 0,
      added: added.map(gap => gap.concept),
    }
    await settleMasteries(trx, id, standing, created_at)
    await trx
      .insertInto('remarks')
      .values({
        evaluation_id: id,
        submission_id: body.submissionId ?? null,
        marker_name: parentName,
        reason: body.reason.trim(),
        former_score: former.score,
        former_total_score: former.total_score,
        score,
        total_score,
        dropped_gaps: dropped.join('\n'),
        added_gaps: added.map(({ concept }) => concept).join('\n'),
        created_at,
      })
      .execute()
  })
}

async function isMade(trx: Trx, id: number, submissionId: string): Promise<boolean> {
  const made = await trx
    .selectFrom('remarks')
    .select('id')
    .where('evaluation_id', '=', id)
    .where('submission_id', '=', submissionId)
    .executeTakeFirst()
  return made !== undefined
}

/** What nobody has practised disappears; what was practised is kept as closed. @returns the concepts */
async function dropGaps(trx: Trx, evaluationId: number, ids: number[], closed_at: string): Promise<string[]> {
  if (ids.length === 0) return []
  const gaps = await trx
    .selectFrom('gaps')
    .select(['id', 'concept'])
    // The first answer to a question makes it, also to one of another gap that is the same to a child.
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('gap_progress').select('gap_id').whereRef('gap_id', '=', 'gaps.id')).as(
        'isPractised',
      ),
    )
    .where('evaluation_id', '=', evaluationId)
    .where('id', 'in', ids)
    .where('closed_as', 'is', null)
    .execute()
  if (gaps.length < ids.length) {
    throw new HttpError(404, 'not_found', 'One of these gaps is not among this assessment’s any more.')
  }
  const kept = gaps.filter(({ isPractised }) => Boolean(isPractised)).map(gap => gap.id)
  await trx.updateTable('gaps').set({ closed_as: 'dropped', closed_at }).where('id', 'in', kept).execute()
  await trx
    .deleteFrom('gaps')
    .where(
      'id',
      'in',
      ids.filter(gap => !kept.includes(gap)),
    )
    .execute()
  return gaps.map(({ concept }) => concept)
}

/**
 * A mastery that the answer had shown is withdrawn where the new mark says otherwise, no marks at all or a gap in it,
 * and comes back when that is put right.
 */
async function settleMasteries(
  trx: Trx,
  evaluationId: number,
  { isEmptied, isEmpty, added }: { isEmptied: boolean; isEmpty: boolean; added: string[] },
  now: string,
): Promise<void> {
  const shown = trx
    .updateTable('masteries')
    .where('evaluation_id', '=', evaluationId)
    .where('source_type', '=', 'evaluation')
  const contradicted = added.map(concept => concept.toLowerCase())
  const stands = shown.set({ withdrawn_at: now }).where('withdrawn_at', 'is', null)
  if (isEmptied) await stands.execute()
  else if (added.length > 0) {
    await stands.where(({ eb, fn }) => eb(fn<string>('lower', ['concept']), 'in', contradicted)).execute()
  }
  if (isEmpty) return
  const open = trx
    .selectFrom('gaps')
    .select(({ fn }) => fn<string>('lower', ['concept']).as('concept'))
    .where('evaluation_id', '=', evaluationId)
    .where('closed_as', 'is', null)
  await shown
    .set({ withdrawn_at: null })
    .where('withdrawn_at', 'is not', null)
    .where(({ eb, fn }) => eb(fn<string>('lower', ['concept']), 'not in', open))
    .execute()
}
