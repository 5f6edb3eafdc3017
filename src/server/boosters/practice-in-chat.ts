import type { BoosterProgress } from '#contract/boosters.ts'
import type { Db } from '../db/schema.ts'
import { maths } from '../engine/maths.ts'
import { countPractised } from './progress.ts'

/** Practice of gaps outside of the boosters: a quiz asks by itself and tells what came of it. */
export function practiceInChat(db: Db, now: () => Date) {
  return {
    /**
     * Counts a typed answer as practice of a gap, as one in the boosters: call it once for each question of the quiz.
     * @param gapId as `openGapsReader` told it
     * @returns undefined when the child has no such gap any more
     */
    async onPractised(
      childId: number,
      gapId: number,
      isRight: boolean,
    ): Promise<BoosterProgress | undefined> {
      // Before the transaction, in which nothing is waited for but the database.
      const known = await db.selectFrom('gaps').select('concept').where('id', '=', gapId).executeTakeFirst()
      const mastery = await maths.canDo(known?.concept ?? '')
      return db.transaction().execute(async trx => {
        const gap = await trx
          .selectFrom('gaps')
          .leftJoin('gap_progress', 'gap_progress.gap_id', 'gaps.id')
          .select([
            'concept',
            'consecutive_correct_answers as run',
            'best_run as bestRun',
            'resolved_at as resolvedAt',
            'reopened_at as reopenedAt',
          ])
          .where('gaps.id', '=', gapId)
          .where('child_id', '=', childId)
          .where('closed_as', 'is', null)
          .executeTakeFirst()
        if (!gap) return undefined
        const practised = { ...gap, childId, gapId, run: gap.run ?? 0, bestRun: gap.bestRun ?? 0 }
        const answer = { recall: isRight ? 'right' : 'wrong', source: 'chat' } as const
        const told = { mastery, now: now() }
        const { run, bestRun, isResolved } = await countPractised(trx, practised, answer, told)
        return { consecutiveCorrectAnswers: run, isResolved, bestRun }
      })
    },
  }
}
