import type { Topic } from '../domain/topic.ts'
import { all } from './areas/index.ts'
import type { Lesson } from './lesson.ts'

/** Every lesson: those on the topics that the tutor marks, and those on the ideas behind them. */
export const lessons: readonly Lesson[] = all

const byConcept = new Map(all.flatMap(lesson => (lesson.topics ?? []).map(concept => [concept, lesson])))

/** The lesson on what a question practises. */
export function lessonFor({ concept }: Topic): Lesson | undefined {
  return byConcept.get(concept)
}
