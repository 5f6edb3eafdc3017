import type { User } from '#contract/accounts.ts'
import type { evaluationCalls } from '#contract/evaluations.ts'
import { gradeForBirthYear } from '#contract/grades.ts'
import type { TutorFor } from '../ai/serving-tutor.ts'
import type { Db } from '../db/schema.ts'
import { HttpError } from '../http/errors.ts'
import type { Handlers } from '../http/routes.ts'
import { findEvaluation, listEvaluations, saveEvaluation } from './store.ts'

/** The wizard's four steps by the account's tutor, and its saved evaluations. */
export function evaluationHandlers(
  db: Db,
  tutorFor: TutorFor,
  now: () => Date,
): Handlers<typeof evaluationCalls> {
  return {
    makeMarkingScheme: ({ body, account, signal }) => tutorFor(account.id).makeMarkingScheme(body, signal),
    makeMarkingSchemeOfPictures: ({ body, pictures, account, signal }) =>
      tutorFor(account.id).makeMarkingScheme({ ...body, questionPictures: pictures.question_images }, signal),
    assess: ({ body, account, signal }) => tutorFor(account.id).assess(body, signal),
    assessPictures: ({ body, pictures, account, signal }) =>
      tutorFor(account.id).assess(
        { ...body, answerPictures: pictures.images, questionPictures: pictures.question_images },
        signal,
      ),
    findGaps: ({ body, account, signal }) => tutorFor(account.id).findGaps(body, signal),
    async recommendResources({ body, account, signal }) {
      const grade = gradeOf(account, now())
      return {
        recommendedResources: await tutorFor(account.id).recommendResources(
          body.knowledgeGaps,
          signal,
          grade,
        ),
      }
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

/** The child's usual grade: these calls name none. */
function gradeOf({ childBirthYear }: User, now: Date) {
  return childBirthYear === undefined ? undefined : gradeForBirthYear(childBirthYear, now.getFullYear())
}
