import type { evaluationEndpoints } from '#contract/evaluations.ts'
import { isAutomatic, withReading } from '#contract/readings.ts'
import { answerPage } from '../answer-page/index.ts'
import type { Handler } from '../http/routes.ts'
import { HttpError } from '../shared/http-error.ts'
import { hearWork, type MarkingParts, marked, tutorIn, unknown } from './marking.ts'
import { withWorking } from './with-working.ts'

/** Marks an answer that comes with pictures. */
export function assessPictures(parts: MarkingParts): Handler<typeof evaluationEndpoints.assessPictures> {
  return async ({ body, pictures, child, signal, allow }) => {
    await hearWork(parts, child, body)
    const { expectedAnswer, readQuestion, readAnswer } = body
    await hearWork(parts, child, { question: readQuestion, answer: readAnswer })
    if (expectedAnswer !== undefined) {
      const texts = readTexts(body)
      const { totalPossibleScore, marksUnknown } = body
      return marked(parts, child, texts, async () => ({
        ...(await answerPage.assess({ ...texts, expectedAnswer, totalPossibleScore, marksUnknown })),
        readQuestion,
        readAnswer,
      }))
    }
    return marked(parts, child, body, async () => {
      const notKnown =
        pictures.images.length === 0 ? await unknown.assessUnknown(withReadings(body)) : undefined
      if (notKnown) return { ...notKnown, readQuestion, readAnswer }
      const tutor = await tutorIn(parts, { child, allow })
      const assessment = await tutor.assess(
        {
          ...body,
          answerPictures: pictures.images,
          questionPictures: pictures.question_images,
          onRead: said => hearWork(parts, child, said),
        },
        signal,
      )
      await hearWork(parts, child, { question: assessment.readQuestion, answer: assessment.readAnswer })
      return withWorking(body, assessment)
    })
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
