import type { Trx } from '../db/schema.ts'
import { insertEvaluation } from '../evaluations/index.ts'
import { answeredIn, type StoredCheckup } from './read-checkups.ts'

/** Stands for an answer that was left out. */
const NOT_YET = 'I don’t know yet.'

/**
 * Ends a check-up: each answer becomes an evaluation, with the gaps and masteries that all of them together show.
 * Ended already, nothing happens.
 */
export async function finishCheckup(
  trx: Trx,
  childId: number,
  checkup: StoredCheckup,
  now: Date,
): Promise<void> {
  // Before anything is waited for but the database; it is loaded already by whoever has marked.
  const { checkupFindings, checkupScheme } = await import('#maths/checkup/checkup.ts')
  const { writtenOut } = await import('#maths/questions/latex.ts')
  const ended = await trx
    .updateTable('checkups')
    .set({ ended_at: now.toISOString() })
    .where('id', '=', checkup.id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (ended.numUpdatedRows === 0n) return
  const { ofAnswers } = checkupFindings(answeredIn(checkup))
  for (const [at, row] of checkup.questions.filter(({ answer }) => answer !== null).entries()) {
    await insertEvaluation(
      trx,
      childId,
      {
        // As a family types it: in lists it stands as plain text.
        question: writtenOut(row.question).replace(/ {2,}/g, ' '),
        answer: row.answer || NOT_YET,
        grade: checkup.grade,
        overallAssessment: row.assessment ?? '',
        score: row.score ?? 0,
        totalScore: row.total_score ?? 0,
        markingScheme: checkupScheme(row.question),
        recommendedResources: [],
        ...(ofAnswers[at] ?? { knowledgeGaps: [], knowledgeMasteries: [] }),
      },
      { markedBy: { by: 'builtin' }, now: new Date(row.answered_at ?? now), checkupId: checkup.id },
    )
  }
  await trx
    .deleteFrom('checkup_questions')
    .where('checkup_id', '=', checkup.id)
    .where('answer', 'is', null)
    .execute()
}
