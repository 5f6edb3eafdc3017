import { type Card, createEmptyCard, fsrs, type Grade, Rating } from 'ts-fsrs'

/** How a child knew something: not, with a hint, or by itself. */
export type Recall = 'wrong' | 'hinted' | 'right'

/** What is remembered of one concept of a child; times are ISO 8601 in UTC. */
export interface Memory {
  dueAt: string
  lastReviewAt: string
  stability: number
  difficulty: number
  state: number
  learningSteps: number
  scheduledDays: number
  reps: number
  lapses: number
}

/** With the parameters that it comes with. */
const scheduler = fsrs()

const RATINGS: Record<Recall, Grade> = { wrong: Rating.Again, hinted: Rating.Hard, right: Rating.Good }

export function ratingOf(recall: Recall): number {
  return RATINGS[recall]
}

/**
 * The memory after an answer, with the time at which it is to be looked at again.
 * @param before undefined for the first answer
 * @param now where the clock was set back behind the last answer, no time has passed
 */
export function remember(before: Memory | undefined, recall: Recall, now: Date): Memory {
  const card = before ? cardOf(before, now) : createEmptyCard(now)
  const { card: after } = scheduler.next(card, now, RATINGS[recall])
  return {
    dueAt: after.due.toISOString(),
    lastReviewAt: now.toISOString(),
    stability: after.stability,
    difficulty: after.difficulty,
    state: after.state,
    learningSteps: after.learning_steps,
    scheduledDays: after.scheduled_days,
    reps: after.reps,
    lapses: after.lapses,
  }
}

function cardOf(memory: Memory, now: Date): Card {
  const last = new Date(memory.lastReviewAt)
  return {
    due: new Date(memory.dueAt),
    stability: memory.stability,
    difficulty: memory.difficulty,
    // Reckoned from the last review; the type still asks for it.
    elapsed_days: 0,
    scheduled_days: memory.scheduledDays,
    learning_steps: memory.learningSteps,
    reps: memory.reps,
    lapses: memory.lapses,
    state: memory.state,
    last_review: last > now ? now : last,
  }
}

/** A last answer so many milliseconds ahead of now was given while the clock was wrong. */
const WRONG_CLOCK = 24 * 60 * 60 * 1_000

/** Whether it is time for a look; also where a clock that was wrong has put it off to nobody knows when. */
export function isDue({ dueAt, lastReviewAt }: Pick<Memory, 'dueAt' | 'lastReviewAt'>, now: Date): boolean {
  return new Date(dueAt) <= now || new Date(lastReviewAt).getTime() > now.getTime() + WRONG_CLOCK
}
