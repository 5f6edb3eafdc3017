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
    const former = await lockEvaluation(trx, childId, id)
    if (body.submissionId !== undefined && (await isMade(trx, id, body.submissionId))) return
    const mark = markAfter(former, body)
    await trx.updateTable('evaluations').set(mark).where('id', '=', id).execute()
    const dropped = await dropGaps(trx, id, [...new Set(body.dropGaps)], created_at)
    const added = (body.addGaps ?? []).map(({ concept }) => concept)
    await addGaps(trx, { child_id: childId, evaluation_id: id, created_at }, body.addGaps ?? [])
    const { score, total_score } = mark
    const isEmpty = score === 0
    const isEmptied = isEmpty && isChanged(former, mark)
    await settleMasteries(trx, id, { isEmptied, isEmpty, added }, created_at)
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
        added_gaps: added.join('\n'),
        created_at,
      })
      .execute()
  })
}

interface Mark {
  score: number
  total_score: number
  expected_answer: string | null
}

/** The mark as it stands; from now on nobody else changes it. @throws HttpError 404 when it is not the child's */
async function lockEvaluation(trx: Trx, childId: number, id: number): Promise<Mark> {
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
  return former
}

/** @throws HttpError 400 for more marks than there are, and where nothing changes */
function markAfter(former: Mark, body: RemarkBody): Mark {
  const mark = {
    score: body.score ?? former.score,
    total_score: body.totalScore ?? former.total_score,
    expected_answer: body.expectedAnswer ?? former.expected_answer,
  }
  if (mark.score > mark.total_score) {
    throw new HttpError(400, 'bad_request', 'The marks can’t be more than the total', {
      fields: { score: 'The marks can’t be more than the total' },
    })
  }
  const gaps = (body.dropGaps?.length ?? 0) + (body.addGaps?.length ?? 0)
  if (gaps === 0 && !isChanged(former, mark) && mark.expected_answer === former.expected_answer) {
    throw new HttpError(400, 'bad_request', 'Nothing was changed. Please change the marks or a gap.')
  }
  return mark
}

function isChanged(former: Mark, mark: Mark): boolean {
  return mark.score !== former.score || mark.total_score !== former.total_score
}

async function addGaps(
  trx: Trx,
  row: { child_id: number; evaluation_id: number; created_at: string },
  gaps: NonNullable<RemarkBody['addGaps']>,
): Promise<void> {
  if (gaps.length === 0) return
  const values = gaps.map(({ concept, description }) => ({
    ...row,
    concept,
    description: description?.trim() || 'A grown-up says that this needs practice.',
  }))
  await trx.insertInto('gaps').values(values).execute()
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
