import type { LookOutcome } from '#contract/boosters.ts'
import type { ReviewSource } from '../db/learning-tables.ts'
import type { Db, Trx } from '../db/schema.ts'
import { localDay } from '../local-day.ts'
import { isDue, type Memory, type Recall, ratingOf, remember } from './schedule.ts'

/** So many wrong answers in one look take a mastery back. */
const MOST_WRONG = 2

export type { Recall } from './schedule.ts'

export interface Review {
  childId: number
  concept: string
  recall: Recall
  source: ReviewSource
  /** What was asked about had been mastered: while it is due, the answer is a look at it. */
  isMastered: boolean
}

export interface Reviewed {
  /** When it comes back, ISO 8601 in UTC. */
  dueAt: string
  /** What became of the look; undefined where it was none. */
  look: LookOutcome | undefined
}

const memoryColumns = [
  'due_at as dueAt',
  'last_review_at as lastReviewAt',
  'stability',
  'difficulty',
  'state',
  'learning_steps as learningSteps',
  'scheduled_days as scheduledDays',
  'reps',
  'lapses',
] as const

/** Reckons a concept's memory anew after an answer and logs it. A look ends with a right answer, or two wrong ones. */
export async function recordReview(trx: Trx, review: Review, now: Date): Promise<Reviewed> {
  const { childId, recall, source, isMastered } = review
  const concept = review.concept.trim()
  const before = await trx
    .selectFrom('concept_states')
    .select([...memoryColumns, 'look_wrong as lookWrong'])
    .where('child_id', '=', childId)
    .where('concept', '=', concept)
    .executeTakeFirst()
  const isLook = isMastered && before !== undefined && (before.lookWrong > 0 || isDue(before, now))
  const after = remember(before, recall, now)
  const wrong = isLook && recall === 'wrong' ? before.lookWrong + 1 : 0
  const look = isLook ? lookAfter(recall, wrong) : undefined
  const values = { ...rowOf(after), look_wrong: look === 'again' ? wrong : 0 }
  await trx
    .insertInto('concept_states')
    .values({ child_id: childId, concept, ...values })
    .onConflict(conflict => conflict.columns(['child_id', 'concept']).doUpdateSet(values))
    .execute()
  await trx
    .insertInto('reviews')
    .values({
      child_id: childId,
      concept,
      rating: ratingOf(recall),
      source,
      is_return: look === 'passed' ? 1 : 0,
      day: localDay(now),
      due_at: after.dueAt,
      created_at: now.toISOString(),
    })
    .execute()
  return { dueAt: after.dueAt, look }
}

function lookAfter(recall: Recall, wrong: number): LookOutcome {
  if (recall !== 'wrong') return 'passed'
  return wrong >= MOST_WRONG ? 'reopened' : 'again'
}

function rowOf(memory: Memory) {
  return {
    due_at: memory.dueAt,
    last_review_at: memory.lastReviewAt,
    stability: memory.stability,
    difficulty: memory.difficulty,
    state: memory.state,
    learning_steps: memory.learningSteps,
    scheduled_days: memory.scheduledDays,
    reps: memory.reps,
    lapses: memory.lapses,
  }
}

/** The concepts of which something is remembered, in small letters, with the time of their return; all or those due. */
export async function listDue(db: Db, childId: number, now: Date): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('concept_states')
    .select(['concept', 'due_at as dueAt', 'last_review_at as lastReviewAt'])
    .where('child_id', '=', childId)
    .execute()
  return new Map(
    rows.filter(row => isDue(row, now)).map(({ concept, dueAt }) => [conceptKey(concept), dueAt]),
  )
}

/** How a concept's name is compared. */
export function conceptKey(concept: string): string {
  return concept.trim().toLowerCase()
}

/**
 * On how many days there was practice, and how much on each of the latest ones.
 * @param since the first of the latest days, such as `2025-03-05`
 */
export async function countDays(
  db: Db,
  childId: number,
  since: string,
): Promise<{ total: number; days: Map<string, { answers: number; returns: number }> }> {
  const rows = await db
    .selectFrom('reviews')
    .select(({ fn }) => [
      'day',
      fn.countAll<number>().as('answers'),
      fn.sum<number>('is_return').as('returns'),
    ])
    .where('child_id', '=', childId)
    .groupBy('day')
    .execute()
  const latest = rows.filter(({ day }) => day >= since)
  return {
    total: rows.length,
    days: new Map(latest.map(({ day, answers, returns }) => [day, { answers, returns }])),
  }
}
