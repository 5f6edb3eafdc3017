import type { Grade } from '#contract/grades.ts'
import type { Topic } from '#contract/topic-practice.ts'
import type { Db } from '../db/schema.ts'
import { conceptKey, listDue } from '../reviews/reviews.ts'
import { engine } from './engine.ts'

/** How far a child is, is told by so many of its last answers. */
const LAST_ANSWERS = 10
/** From this rating on an answer was right, with a hint or without one. */
const RIGHT = 2

/** Every topic with how far the child is in it: what is due first, then in the order of school. */
export async function listTopics(db: Db, childId: number, grade: Grade, now: Date): Promise<Topic[]> {
  const due = await listDue(db, childId, now)
  const ratings = await lastRatings(db, childId)
  const topics = (await engine.topics(grade)).map(({ concept, area, isOfGrade, otherWords }): Topic => {
    const last = ratings.get(conceptKey(concept)) ?? []
    return {
      concept,
      area,
      isOfGrade,
      otherWords,
      right: last.filter(rating => rating >= RIGHT).length,
      answers: last.length,
      isDue: due.has(conceptKey(concept)),
    }
  })
  return [...topics.filter(({ isDue }) => isDue), ...topics.filter(({ isDue }) => !isDue)]
}

async function lastRatings(db: Db, childId: number): Promise<Map<string, number[]>> {
  const rows = await db
    .selectFrom('reviews')
    .select(['concept', 'rating'])
    .where('child_id', '=', childId)
    .orderBy('id', 'desc')
    .execute()
  const byConcept = Map.groupBy(rows, ({ concept }) => conceptKey(concept))
  return new Map(
    [...byConcept].map(([key, all]) => [key, all.slice(0, LAST_ANSWERS).map(({ rating }) => rating)]),
  )
}
