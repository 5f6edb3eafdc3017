import { NOT_KNOWN } from '#contract/marking.ts'
import type { Trx } from '../db/schema.ts'
import { insertEvaluation } from '../evaluations/index.ts'
import type { Finished } from './engine.ts'
import type { StoredCheckup } from './read-checkups.ts'

/**
 * Ends a check-up: each answer becomes an evaluation, with the gaps and masteries that all of them together show.
 * Ended already, nothing happens.
 * @param finished what each of its answers becomes, as the engine has told it
 */
export async function finishCheckup(
  trx: Trx,
  childId: number,
  { checkup, finished, now }: { checkup: StoredCheckup; finished: Finished; now: Date },
): Promise<void> {
  const ended = await trx
    .updateTable('checkups')
    .set({ ended_at: now.toISOString() })
    .where('id', '=', checkup.id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (ended.numUpdatedRows === 0n) return
  for (const [at, row] of checkup.questions.filter(({ answer }) => answer !== null).entries()) {
    await insertEvaluation(
      trx,
      childId,
      {
        question: row.question,
        answer: row.answer || NOT_KNOWN,
        grade: checkup.grade,
        overallAssessment: row.assessment ?? '',
        score: row.score ?? 0,
        totalScore: row.total_score ?? 0,
        markingScheme: '',
        recommendedResources: [],
        knowledgeGaps: [],
        knowledgeMasteries: [],
        ...finished[at],
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
