import { type LookOutcome, MASTERY_THRESHOLD } from '#contract/boosters.ts'
import type { ReviewSource } from '../db/learning-tables.ts'
import type { Trx } from '../db/schema.ts'
import { addResolvedGap } from '../masteries/store.ts'
import { type Recall, recordReview } from '../reviews/reviews.ts'
import { openGapsLike, sharedProgress } from './gap-group.ts'

export interface PractisedGap {
  gapId: number
  childId: number
  concept: string
  run: number
  bestRun: number
  resolvedAt: string | null
  reopenedAt: string | null
}

/** One answer to a question that practises a gap. */
export interface PracticeAnswer {
  recall: Recall
  source: ReviewSource
  /** Right, but the same question counts already. */
  isRepeated?: boolean
}

export interface Progress {
  run: number
  bestRun: number
  isResolved: boolean
  look?: LookOutcome | undefined
  /** When a mastered gap's concept comes back, ISO 8601 in UTC. */
  returnsAt?: string | undefined
}

/**
 * Counts an answer for the gap and all open ones that are one with it to a child: a right one without a hint adds to
 * their run, a wrong one sets it back to 0, and the fifth in a row resolves them, with one mastery. A resolved gap
 * stays at five until two wrong answers in a look at it open it again.
 * @param mastery what can be said of whoever has mastered the concept
 */
export async function countPractised(
  trx: Trx,
  gap: PractisedGap,
  answer: PracticeAnswer,
  { mastery, now }: { mastery: string; now: Date },
): Promise<Progress> {
  const { recall, source, isRepeated = false } = answer
  const isMastered = gap.resolvedAt !== null
  const review = { childId: gap.childId, concept: gap.concept, recall, source, isMastered }
  // The same question again shows nothing new of the concept.
  const reviewed = isRepeated ? undefined : await recordReview(trx, review, now)
  if (isMastered) return reviewed?.look === 'reopened' ? reopen(trx, gap, now) : kept(gap, reviewed)
  const addsToRun = recall === 'right' && !isRepeated
  const progress = await addToRun(trx, gap, recall, addsToRun, now)
  if (progress.isResolved && gap.reopenedAt === null) {
    await addResolvedGap(trx, { gapId: gap.gapId, description: mastery, createdAt: now.toISOString() })
  }
  return progress.isResolved ? { ...progress, returnsAt: reviewed?.dueAt } : progress
}

function kept({ run, bestRun }: PractisedGap, reviewed?: { look: LookOutcome | undefined; dueAt: string }) {
  return { run, bestRun, isResolved: true, look: reviewed?.look, returnsAt: reviewed?.dueAt }
}

async function addToRun(
  trx: Trx,
  gap: PractisedGap,
  recall: Recall,
  addsToRun: boolean,
  now: Date,
): Promise<Progress> {
  const gaps = await openGapsLike(trx, gap.childId, gap.gapId)
  const before = sharedProgress(gaps)
  const run = recall === 'wrong' ? 0 : before.run + (addsToRun ? 1 : 0)
  const bestRun = Math.max(before.bestRun, run)
  const isResolved = run >= MASTERY_THRESHOLD
  const values = {
    consecutive_correct_answers: run,
    best_run: bestRun,
    resolved_at: isResolved ? now.toISOString() : null,
  }
  await trx
    .insertInto('gap_progress')
    .values(gaps.map(({ id }) => ({ gap_id: id, ...values })))
    .onConflict(conflict => conflict.column('gap_id').doUpdateSet(values))
    .execute()
  return { run, bestRun, isResolved }
}

/** What was earned stays in sight: the best run and the mastery of then. */
async function reopen(trx: Trx, { gapId, bestRun }: PractisedGap, now: Date): Promise<Progress> {
  await trx
    .updateTable('gap_progress')
    .set({ consecutive_correct_answers: 0, resolved_at: null, reopened_at: now.toISOString() })
    .where('gap_id', '=', gapId)
    .execute()
  return { run: 0, bestRun, isResolved: false, look: 'reopened' }
}
