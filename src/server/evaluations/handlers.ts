import type { evaluationCalls } from '#contract/evaluations.ts'
import type { Tutor } from '../ai/tutor.ts'
import type { Db } from '../db/schema.ts'
import { HttpError } from '../http/errors.ts'
import type { Handlers } from '../http/routes.ts'
import { findEvaluation, listEvaluations, saveEvaluation } from './store.ts'

/** The wizard's four steps by the tutor, and the account's saved evaluations. */
export function evaluationHandlers(db: Db, tutor: Tutor, now: () => Date): Handlers<typeof evaluationCalls> {
  return {
    makeMarkingScheme: ({ body, signal }) => tutor.makeMarkingScheme(body, signal),
    assess: ({ body, signal }) => tutor.assess(body, signal),
    findGaps: ({ body, signal }) => tutor.findGaps(body, signal),
    async recommendResources({ body, signal }) {
      return { recommendedResources: await tutor.recommendResources(body.knowledgeGaps, signal) }
    },
    async save({ body, account }) {
      return { id: await saveEvaluation(db, account.id, body, now()) }
    },
    list: ({ query, account }) => listEvaluations(db, account.id, query),
    async detail({ params, account }) {
      const detail = await findEvaluation(db, account.id, params.id)
      if (!detail) {
        throw new HttpError(404, 'not_found', "We couldn't find this assessment among your saved ones.")
      }
      return detail
    },
  }
}
