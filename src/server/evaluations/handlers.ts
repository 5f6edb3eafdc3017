import type { User } from '#contract/accounts.ts'
import type { evaluationEndpoints } from '#contract/evaluations.ts'
import { gradeForBirthYear } from '#contract/grades.ts'
import type { TutorFor } from '../ai/tutors.ts'
import type { Db } from '../db/schema.ts'
import type { Handlers } from '../http/routes.ts'
import type { Care } from '../safety/care.ts'
import { HttpError } from '../shared/http-error.ts'
import { findEvaluation, listEvaluations, saveEvaluation } from './store.ts'

/** The wizard's four steps by the account's tutor, and its saved evaluations. */
export function evaluationHandlers(
  db: Db,
  care: Care,
  tutorFor: TutorFor,
  now: () => Date,
): Handlers<typeof evaluationEndpoints> {
  /** Distress in a question or an answer is heard first; then neither is marked, stored or sent to anybody. */
  const hear = (account: User, { question, answer }: Partial<Record<'question' | 'answer', string>>) =>
    care.hearTexts(account, 'answer', { question, answer })

  return {
    async makeMarkingScheme({ body, account, signal }) {
      await hear(account, body)
      return tutorFor(account.id).makeMarkingScheme(body, signal)
    },
    async makeMarkingSchemeOfPictures({ body, pictures, account, signal }) {
      await hear(account, body)
      const scheme = await tutorFor(account.id).makeMarkingScheme(
        { ...body, questionPictures: pictures.question_images },
        signal,
      )
      await hear(account, { question: scheme.readQuestion })
      return scheme
    },
    async assess({ body, account, signal }) {
      await hear(account, body)
      return tutorFor(account.id).assess(body, signal)
    },
    async assessPictures({ body, pictures, account, signal }) {
      await hear(account, body)
      await hear(account, { question: body.readQuestion, answer: body.readAnswer })
      const assessment = await tutorFor(account.id).assess(
        { ...body, answerPictures: pictures.images, questionPictures: pictures.question_images },
        signal,
      )
      await hear(account, { question: assessment.readQuestion, answer: assessment.readAnswer })
      return assessment
    },
    async findGaps({ body, account, signal }) {
      await hear(account, body)
      return tutorFor(account.id).findGaps(body, signal)
    },
    async recommendResources({ body, account, signal }) {
      const grade = findGrade(account, now())
      return {
        recommendedResources: await tutorFor(account.id).recommendResources(
          body.knowledgeGaps,
          signal,
          grade,
        ),
      }
    },
    async save({ body, account }) {
      await hear(account, body)
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
function findGrade({ childBirthYear }: User, now: Date) {
  return childBirthYear === undefined ? undefined : gradeForBirthYear(childBirthYear, now.getFullYear())
}
