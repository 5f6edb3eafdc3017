import type { Mcq } from '#contract/boosters.ts'
import type { GapToPractise, PracticeQuestion } from '#maths/practice/practice-question.ts'
import { exact } from '../ai/engine.ts'
import type { Tutor } from '../ai/tutor.ts'
import type { Db } from '../db/schema.ts'
import { HttpError } from '../shared/http-error.ts'
import { tutorFailure } from '../shared/tutor-failure.ts'
import { practiceOfFacts } from './page-facts.ts'
import { earlierQuestions, storeSet } from './questions.ts'

/** The builtin tutor knows no end of sums, but only so many squares: a question may come back after so many others. */
const FORGOTTEN_AFTER = 10

/** Words for a gap that is not among the child's, or is no longer. */
export function gapNotFound(): HttpError {
  return new HttpError(404, 'not_found', 'We couldn’t find this gap among yours. It may have been deleted.')
}

/**
 * Has the tutor make a set of questions and stores it whole. Whatever the tutor, nothing is stored that has not
 * passed the check.
 * @throws HttpError of `tutor-failure.ts`; nothing is stored then
 */
export async function makeSet(
  options: {
    db: Db
    tutor: Tutor
    gapId: number
    gap: GapToPractise
    count: number
    /** So many of them, the first, have smaller numbers. */
    easier?: number
    now: Date
  },
  signal: AbortSignal,
): Promise<[Mcq, ...Mcq[]]> {
  const { db, tutor, gapId, gap, count, easier = 0, now } = options
  signal.throwIfAborted()
  const earlier = await earlierQuestions(db, gapId)
  const made =
    (await practiceOfFacts(db, gapId, { count, earlier })) ??
    (await fromTutor({ easier, rest: count - easier }))
  const { good, problems } = await exact.checkQuestions(made, earlier.slice(-FORGOTTEN_AFTER))
  if (good.length < count) throw tutorFailure('ai_unreadable', undefined, { problems })
  const [first, ...others] = (await storeSet(db, gapId, good.slice(0, count), now)) ?? []
  if (!first) throw gapNotFound()
  return [first, ...others]

  async function fromTutor(wanted: { easier: number; rest: number }): Promise<PracticeQuestion[]> {
    const make = (count: number, isEasier: boolean, before: string[]) =>
      count === 0 ? [] : tutor.makeQuestions({ ...gap, count, earlier: before, isEasier }, signal)
    const small = await make(wanted.easier, true, earlier)
    const usual = await make(wanted.rest, false, [...earlier, ...small.map(({ question }) => question)])
    return [...small, ...usual]
  }
}
