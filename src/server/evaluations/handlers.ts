import type { Assessment, evaluationEndpoints } from '#contract/evaluations.ts'
import { isAutomatic, withReading } from '#contract/readings.ts'
import { gradeForBirthYear } from '#contract/usual-grade.ts'
import type { TutorFor } from '../ai/tutors.ts'
import { answerPage } from '../answer-page/index.ts'
import { keepGrade } from '../children/index.ts'
import type { Db } from '../db/schema.ts'
import { inEngine } from '../engine/engine.ts'
import { maths } from '../engine/maths.ts'
import type { Handlers } from '../http/routes.ts'
import type { Care } from '../safety/care.ts'
import { insteadOfUnread } from '../safety/instead-of-unread.ts'
import { HttpError } from '../shared/http-error.ts'
import type { Learner } from '../shared/learner.ts'
import type { unknownTasks } from './engine-tasks.ts'
import { knownActivities } from './known-activities.ts'
import { evaluationNotFound } from './not-found.ts'
import { findEvaluation, listEvaluations } from './read-evaluations.ts'
import type { Receipts } from './receipts.ts'
import { saveEvaluation } from './store.ts'
import { withWorking } from './with-working.ts'

const unknown = inEngine<typeof unknownTasks>('unknown')

/** The wizard's four steps by the child's tutor, and its saved evaluations. */
export function evaluationHandlers(
  db: Db,
  care: Care,
  tutorFor: TutorFor,
  receipts: Receipts,
  now: () => Date,
): Handlers<typeof evaluationEndpoints> {
  /** Distress in a question or an answer is heard first; then neither is marked, stored or sent to anybody. */
  const hear = (child: Learner, { question, answer }: Partial<Record<'question' | 'answer', string>>) =>
    care.hearTexts(child, 'answer', { question, answer })
  /** The child's tutor, with as much time for the call as it needs. */
  async function tutorIn({ child, allow }: { child: Learner; allow(milliseconds: number): void }) {
    const tutor = tutorFor(child)
    const patience = await tutor.patience?.()
    if (patience !== undefined) allow(patience)
    return tutor
  }
  /** A mark with its receipt, and with kind words where what is marked may tell of distress. */
  async function marked<A extends Assessment & { readQuestion?: string; readAnswer?: string }>(
    child: Learner,
    { question, answer }: { question: string; answer: string },
    mark: () => Promise<A>,
  ): Promise<A> {
    const assessment = await mark().catch(async (error: unknown) => {
      throw insteadOfUnread(error, await care.wordsBeside(child, 'answer', { question, answer }))
    })
    // What is undecided comes here again once a grown-up has judged it.
    const beside = assessment.verdict
      ? {}
      : await care.wordsBeside(child, 'answer', {
          question: withReading(question, assessment.readQuestion),
          answer: withReading(answer, assessment.readAnswer),
        })
    return { ...(await receipts.withReceipt(child.id, { question, answer }, assessment)), ...beside }
  }

  return {
    async makeMarkingScheme({ body, child, signal, allow }) {
      await hear(child, body)
      if (body.expectedAnswer !== undefined) return answerPage.scheme(body.question, body.expectedAnswer)
      return (await tutorIn({ child, allow })).makeMarkingScheme(body, signal)
    },
    async makeMarkingSchemeOfPictures({ body, pictures, child, signal, allow }) {
      await hear(child, body)
      await hear(child, { question: body.readQuestion })
      if (body.expectedAnswer !== undefined) return answerPage.scheme(body.question, body.expectedAnswer)
      const tutor = await tutorIn({ child, allow })
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
      return marked(child, body, async () =>
        expectedAnswer === undefined
          ? ((await unknown.assessUnknown(body)) ??
            (await withWorking(body, await (await tutorIn({ child, allow })).assess(body, signal))))
          : answerPage.assess({ ...body, expectedAnswer }),
      )
    },
    async assessPictures({ body, pictures, child, signal, allow }) {
      await hear(child, body)
      const { expectedAnswer, readQuestion, readAnswer } = body
      await hear(child, { question: readQuestion, answer: readAnswer })
      if (expectedAnswer !== undefined) {
        const texts = readTexts(body)
        const { totalPossibleScore, marksUnknown } = body
        return marked(child, texts, async () => ({
          ...(await answerPage.assess({ ...texts, expectedAnswer, totalPossibleScore, marksUnknown })),
          readQuestion,
          readAnswer,
        }))
      }
      return marked(child, body, async () => {
        const notKnown =
          pictures.images.length === 0 ? await unknown.assessUnknown(withReadings(body)) : undefined
        if (notKnown) return { ...notKnown, readQuestion, readAnswer }
        const tutor = await tutorIn({ child, allow })
        const assessment = await tutor.assess(
          {
            ...body,
            answerPictures: pictures.images,
            questionPictures: pictures.question_images,
            onRead: said => hear(child, said),
          },
          signal,
        )
        await hear(child, { question: assessment.readQuestion, answer: assessment.readAnswer })
        return withWorking(body, assessment)
      })
    },
    async findGaps({ body, child, signal, allow }) {
      await hear(child, body)
      if (body.expectedAnswer !== undefined) {
        return answerPage.findings({ ...body, expectedAnswer: body.expectedAnswer })
      }
      return (
        (await unknown.findingsOfUnknown(body)) ?? (await tutorIn({ child, allow })).findGaps(body, signal)
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
        recommendedResources: await (await tutorIn({ child, allow })).recommendResources(
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

/**
 * The texts with what a parent says that the pictures show: nobody sees pictures at home.
 * @throws HttpError 422 `answer_unread` where the answer is in pictures alone
 */
function readTexts({
  question,
  answer,
  readQuestion,
  readAnswer,
}: {
  question: string
  answer: string
  readQuestion?: string | undefined
  readAnswer?: string | undefined
}) {
  const read = withReadings({ question, answer, readQuestion, readAnswer })
  if (!isAutomatic(read.answer)) return read
  throw new HttpError(
    422,
    'answer_unread',
    'I haven’t read the answer in the picture. Please type the answer too, or ask a grown-up to mark it.',
  )
}

/** Both texts with what a parent says that the pictures show. */
function withReadings<
  B extends {
    question: string
    answer: string
    readQuestion?: string | undefined
    readAnswer?: string | undefined
  },
>(body: B): B {
  const { question, answer, readQuestion, readAnswer } = body
  return { ...body, question: withReading(question, readQuestion), answer: withReading(answer, readAnswer) }
}

/** The child's usual grade: these calls name none. */
function findGrade({ childBirthYear }: Learner, now: Date) {
  return childBirthYear === undefined ? undefined : gradeForBirthYear(childBirthYear, now.getFullYear())
}
