import { type Mcq, QUESTIONS_PER_REQUEST } from '#contract/boosters.ts'
import type { GapToPractise } from '#maths/practice/practice-question.ts'
import type { TutorFor } from '../ai/tutors.ts'
import type { Db } from '../db/schema.ts'
import { maths } from '../engine/maths.ts'
import type { Learner } from '../shared/learner.ts'
import { findGap, isOfUnknown } from './gaps.ts'
import { gapNotFound, makeSet } from './make-set.ts'
import { createMutexByKey } from './mutex-by-key.ts'
import { currentSet, isStuck, longestWrongQuestion, unseenQuestions } from './questions.ts'

const AGAIN = 'You have met this one before. Let’s have another go!'
const NEW = 'You have answered them all, so here are new ones.'

const EASIER = 'Here are smaller numbers, to get the hang of it.'
/** So many easier ones follow two wrong answers, and begin the practice of what was not known. */
const EASIER_AT_ONCE = 2

/** What is left of a call's time once an AI was waited for, for what Stepwise does itself; milliseconds. */
const OWN_TIME = 20_000

export interface Next {
  mcq: Mcq
  /** Words for the child. */
  message?: string
}

/** Whose gap questions are for, and the end of the call that asks. */
interface Asked {
  child: Pick<Learner, 'id' | 'familyId'>
  gapId: number
  signal: AbortSignal
}

/** The questions of gaps, made by the child's tutor when they are needed. */
export function createQuestionSource(db: Db, tutorFor: TutorFor, now: () => Date) {
  const alone = createMutexByKey()

  /** @throws HttpError 404 */
  async function requireGap(childId: number, gapId: number) {
    const gap = await findGap(db, childId, gapId)
    if (!gap) throw gapNotFound()
    return gap
  }

  async function makeAlone({ child, gapId, signal }: Asked, count: number, easier?: number) {
    const gap = await requireGap(child.id, gapId)
    const small = easier ?? ((await startsEasier(gapId, gap)) ? Math.min(EASIER_AT_ONCE, count) : 0)
    return makeSet({ db, tutor: tutorFor(child), gapId, gap, count, easier: small, now: now() }, signal)
  }

  /** Whether these are the first questions about what the child said not to know, and need nobody else. */
  async function startsEasier(gapId: number, gap: GapToPractise): Promise<boolean> {
    if ((await currentSet(db, gapId)).length > 0 || !(await isOfUnknown(db, gapId))) return false
    return maths.canPractise(gap)
  }

  /** A new set for the gap, each after the other. */
  function make(asked: Asked, count: number): Promise<Mcq[]> {
    return alone(asked.gapId, () => makeAlone(asked, count))
  }

  /** After two wrong answers, a few with smaller numbers, where they can be had without asking anybody. */
  async function easierNext(asked: Asked, gap: GapToPractise): Promise<Next | undefined> {
    if (!(await maths.canPractise(gap)) || !(await isStuck(db, asked.gapId))) return undefined
    const [mcq] = await makeAlone(asked, EASIER_AT_ONCE, EASIER_AT_ONCE)
    return { mcq, message: EASIER }
  }

  async function knownNext(gapId: number): Promise<Next | undefined> {
    const [unseen] = await unseenQuestions(db, gapId, 1)
    if (unseen) return { mcq: unseen }
    const wrong = await longestWrongQuestion(db, gapId)
    return wrong && { mcq: wrong, message: AGAIN }
  }

  /** An unseen question, else the one answered wrong longest ago, else one of a new set. */
  async function next(asked: Asked): Promise<Next> {
    const { child, gapId } = asked
    const gap = await requireGap(child.id, gapId)
    const known = (await alone(gapId, () => easierNext(asked, gap))) ?? (await knownNext(gapId))
    if (known) return known
    return alone(gapId, async () => {
      // Another window may have had questions made meanwhile.
      const since = await knownNext(gapId)
      if (since) return since
      const isFirst = (await currentSet(db, gapId)).length === 0
      const [mcq] = await makeAlone(asked, QUESTIONS_PER_REQUEST)
      return isFirst ? { mcq } : { mcq, message: NEW }
    })
  }

  /** So many questions that nobody has seen, new ones where there are not enough. */
  async function unseen(asked: Asked, count: number): Promise<Mcq[]> {
    return alone(asked.gapId, async () => {
      const found = await unseenQuestions(db, asked.gapId, count)
      if (found.length === count) return found
      await makeAlone(asked, QUESTIONS_PER_REQUEST)
      return unseenQuestions(db, asked.gapId, count)
    })
  }

  /** Gives a call as much time as the child's tutor needs just now, where the usual deadline doesn't hold. */
  async function allowPatience(child: Asked['child'], allow: (milliseconds: number) => void): Promise<void> {
    const patience = await tutorFor(child).patience?.()
    if (patience !== undefined) allow(patience + OWN_TIME)
  }

  return { requireGap, make, next, unseen, allowPatience }
}
export type QuestionSource = ReturnType<typeof createQuestionSource>
