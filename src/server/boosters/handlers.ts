import { type boosterEndpoints, type Mcq, QUESTIONS_PER_REQUEST } from '#contract/boosters.ts'
import type { TutorFor } from '../ai/tutors.ts'
import type { Db } from '../db/schema.ts'
import type { Handlers } from '../http/routes.ts'
import { HttpError } from '../shared/http-error.ts'
import { submitAnswer } from './answers.ts'
import { findGap, listBoosterGaps } from './gaps.ts'
import { gapNotFound, makeSet } from './make-set.ts'
import { createMutexByKey } from './mutex-by-key.ts'
import { currentSet, longestWrongQuestion, unseenQuestion } from './questions.ts'

const AGAIN = "You have met this one before. Let's have another go!"
const NEW = 'You have answered them all, so here are new ones.'

interface Next {
  mcq: Mcq
  message?: string
}

/** The account's gaps, their questions, and the answers that lead to mastery. */
export function boosterHandlers(
  db: Db,
  tutorFor: TutorFor,
  now: () => Date,
): Handlers<typeof boosterEndpoints> {
  const alone = createMutexByKey()

  async function requireGap(accountId: number, gapId: number) {
    const gap = await findGap(db, accountId, gapId)
    if (!gap) throw gapNotFound()
    return gap
  }

  const make = async (accountId: number, gapId: number, count: number, signal: AbortSignal) => {
    const gap = await requireGap(accountId, gapId)
    return makeSet({ db, tutor: tutorFor(accountId), gapId, gap, count, now: now() }, signal)
  }

  const knownNext = async (gapId: number): Promise<Next | undefined> => {
    const unseen = await unseenQuestion(db, gapId)
    if (unseen) return { mcq: unseen }
    const wrong = await longestWrongQuestion(db, gapId)
    return wrong && { mcq: wrong, message: AGAIN }
  }

  return {
    async listGaps({ account }) {
      return { gaps: await listBoosterGaps(db, account.id) }
    },

    async listMcqs({ params, account }) {
      await requireGap(account.id, params.gapId)
      return { mcqs: await currentSet(db, params.gapId) }
    },

    async generateMcqs({ body, account, signal }) {
      const { gapId, count } = body
      return { mcqs: await alone(gapId, () => make(account.id, gapId, count, signal)) }
    },

    async submitAnswer({ body, account }) {
      const result = await submitAnswer(db, account.id, body, now())
      if (result) return result
      throw new HttpError(404, 'not_found', 'This question is no longer there. Please choose a gap again.')
    },

    async nextMcq({ params, account, signal }) {
      const { gapId } = params
      await requireGap(account.id, gapId)
      const known = await knownNext(gapId)
      if (known) return known
      return alone(gapId, async () => {
        // Another window may have had questions made meanwhile.
        const since = await knownNext(gapId)
        if (since) return since
        const isFirst = (await currentSet(db, gapId)).length === 0
        const [mcq] = await make(account.id, gapId, QUESTIONS_PER_REQUEST, signal)
        return isFirst ? { mcq } : { mcq, message: NEW }
      })
    },
  }
}
