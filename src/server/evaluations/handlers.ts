import type { evaluationEndpoints } from '#contract/evaluations.ts'
import { gradeForBirthYear } from '#contract/usual-grade.ts'
import type { TutorFor } from '../ai/tutors.ts'
import { answerPage } from '../answer-page/index.ts'
import { keepGrade } from '../children/index.ts'
import type { Db } from '../db/schema.ts'
import { maths } from '../engine/maths.ts'
import type { Handlers } from '../http/routes.ts'
import type { Care } from '../safety/care.ts'
import type { Learner } from '../shared/learner.ts'
import { assessPictures } from './assess-pictures.ts'
import { knownActivities } from './known-activities.ts'
import { hearWork, type MarkingParts, marked, tutorIn, unknown } from './marking.ts'
import { evaluationNotFound } from './not-found.ts'
import { findEvaluation, listEvaluations } from './read-evaluations.ts'
import type { Receipts } from './receipts.ts'
import { saveEvaluation } from './store.ts'
import { withWorking } from './with-working.ts'

/** The wizard's four steps by the child's tutor, and its saved evaluations. */
export function evaluationHandlers(
  db: Db,
  care: Care,
  tutorFor: TutorFor,
  receipts: Receipts,
  now: () => Date,
): Handlers<typeof evaluationEndpoints> {
  const parts: MarkingParts = { care, tutorFor, receipts }
  const hear = (child: Learner, work: Parameters<typeof hearWork>[2]) => hearWork(parts, child, work)

  return {
    async makeMarkingScheme({ body, child, signal, allow }) {
      await hear(child, body)
      if (body.expectedAnswer !== undefined) return answerPage.scheme(body.question, body.expectedAnswer)
      return (await tutorIn(parts, { child, allow })).makeMarkingScheme(body, signal)
    },
    async makeMarkingSchemeOfPictures({ body, pictures, child, signal, allow }) {
      await hear(child, body)
      await hear(child, { question: body.readQuestion })
      if (body.expectedAnswer !== undefined) return answerPage.scheme(body.question, body.expectedAnswer)
      const tutor = await tutorIn(parts, { child, allow })
      const scheme = await tutor.makeMarkingScheme(
        { ...body, questionPictures: pictures.question_images, onRead: said => hear(child, said) },
        signal,
      )
      await hear(child, { question: scheme.readQuestion })
      return scheme
    },
    async assess({ body, child, signal, allow }) {
      await hear(child, body)
      const { expectedAnswer } = body
      return marked(parts, child, body, async () =>
        expectedAnswer === undefined
          ? ((await unknown.assessUnknown(body)) ??
            (await withWorking(body, await (await tutorIn(parts, { child, allow })).assess(body, signal))))
          : answerPage.assess({ ...body, expectedAnswer }),
      )
    },
    assessPictures: assessPictures(parts),
    async findGaps({ body, child, signal, allow }) {
      await hear(child, body)
      if (body.expectedAnswer !== undefined) {
        return answerPage.findings({ ...body, expectedAnswer: body.expectedAnswer })
      }
      return (
        (await unknown.findingsOfUnknown(body)) ??
        (await tutorIn(parts, { child, allow })).findGaps(body, signal)
      )
    },
    async giveHints({ body, child }) {
      await hear(child, body)
      return { hints: await maths.hintsToTry(body.question, body.answer, body) }
    },
    async recommendResources({ body, child, signal, allow }) {
      if (body.isAtHome) return { recommendedResources: await knownActivities(body.knowledgeGaps) }
      const grade = findGrade(child, now())
      return {
        recommendedResources: await (await tutorIn(parts, { child, allow })).recommendResources(
          body.knowledgeGaps,
          signal,
          grade,
        ),
      }
    },
    async save({ body, child }) {
      await hear(child, body)
      const markedBy = await receipts.read(child.id, body.receipt, body)
      await keepGrade(db, child.id, body.grade)
      return { id: await saveEvaluation(db, child.id, body, { markedBy, now: now() }) }
    },
    list: ({ query, child }) => listEvaluations(db, child.id, query),
    async detail({ params, child }) {
      const detail = await findEvaluation(db, child.id, params.id)
      if (!detail) {
        throw evaluationNotFound()
      }
      return detail
    },
  }
}

/** The child's usual grade: these calls name none. */
function findGrade({ childBirthYear }: Learner, now: Date) {
  return childBirthYear === undefined ? undefined : gradeForBirthYear(childBirthYear, now.getFullYear())
}
