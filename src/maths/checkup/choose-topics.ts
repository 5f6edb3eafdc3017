import type { Random } from '../domain/misconception.ts'
import type { Topic } from '../domain/topic.ts'
import { misconceptions } from '../kinds/misconceptions.ts'
import { gradeOf, topicsIn } from './areas.ts'
import { firstTopics } from './first-questions.ts'

/** A check-up looks at so many topics at most, with so many misconceptions in all: fifteen questions can tell these. */
const MOST_TOPICS = 7
const MOST_MISCONCEPTIONS = 18
/** From so many grades below to so many above. */
const WINDOW = { below: 2, above: 1 }
const LEAST_TOPICS = 3
/** So many are of a lower grade, for whom the others are too hard. */
const EASIER = 2

/**
 * The topics of one check-up, around the grade, in chance order: the next check-up looks at others.
 * @param grade 0 for kindergarten
 * @param met concepts of which something is known already; others come first
 */
export function chooseTopics(
  { grade, areas, met }: { grade: number; areas: readonly string[]; met: readonly string[] },
  random: Random,
): Topic[] {
  const first = firstTopics(grade)
  const distance = (topic: Topic) => Math.abs((first.get(topic) ?? gradeOf(topic)) - grade)
  const all = topicsIn(areas)
  const near = all.filter(topic => {
    if (first.size > 0) return first.has(topic)
    const above = gradeOf(topic) - grade
    return above <= WINDOW.above && above >= -WINDOW.below
  })
  const eligible =
    near.length >= LEAST_TOPICS
      ? near
      : all.toSorted((a, b) => distance(a) - distance(b)).slice(0, LEAST_TOPICS)
  const known = new Set(met)
  const ordered = eligible
    .map(topic => ({ topic, at: random() + distance(topic) / 2 + (known.has(topic.concept) ? 2 : 0) }))
    .sort((a, b) => a.at - b.at)
  const easier = ordered.filter(({ topic }) => gradeOf(topic) < grade).slice(0, EASIER)
  const chosen: Topic[] = []
  let count = 0
  for (const { topic } of new Set([...easier, ...ordered])) {
    const own = misconceptions.filter(each => each.topic === topic).length
    if (chosen.length === MOST_TOPICS || (chosen.length > 0 && count + own > MOST_MISCONCEPTIONS)) continue
    chosen.push(topic)
    count += own
  }
  return chosen
}
