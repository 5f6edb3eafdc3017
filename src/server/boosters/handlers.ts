import type { boosterEndpoints } from '#contract/boosters.ts'
import type { Db } from '../db/schema.ts'
import type { Handlers } from '../http/routes.ts'
import { HttpError } from '../shared/http-error.ts'
import { submitAnswer } from './answers.ts'
import { listBoosterGaps } from './gaps.ts'
import { tellHint } from './hints.ts'
import { currentSet } from './questions.ts'
import type { QuestionSource } from './set-of-gap.ts'

function questionNotFound(): HttpError {
  return new HttpError(404, 'not_found', 'This question is no longer there. Please choose a gap again.')
}

/** The child's gaps, their questions, and the answers that lead to mastery. */
export function boosterHandlers(
  db: Db,
  questions: QuestionSource,
  now: () => Date,
): Handlers<typeof boosterEndpoints> {
  return {
    async listGaps({ child }) {
      return { gaps: await listBoosterGaps(db, child.id) }
    },

    async listMcqs({ params, child }) {
      await questions.requireGap(child.id, params.gapId)
      return { mcqs: await currentSet(db, params.gapId) }
    },

    async generateMcqs({ body, child, signal, allow }) {
      const { gapId, count } = body
      await questions.allowPatience(child, allow)
      return { mcqs: await questions.make({ child, gapId, signal }, count) }
    },

    async submitAnswer({ body, child }) {
      const result = await submitAnswer(db, child.id, body, now())
      if (result) return result
      throw questionNotFound()
    },

    async hint({ body, child }) {
      const hint = await tellHint(db, child.id, body)
      if (hint === undefined) throw questionNotFound()
      return { hint, level: body.level }
    },

    async nextMcq({ params, child, signal, allow }) {
      await questions.allowPatience(child, allow)
      return questions.next({ child, gapId: params.gapId, signal })
    },
  }
}
