import { QUESTIONS_OF_ROUND, type topicPracticeEndpoints } from '#contract/topic-practice.ts'
import { keepGrade } from '../children/index.ts'
import type { Db } from '../db/schema.ts'
import { maths } from '../engine/maths.ts'
import type { Handlers } from '../http/routes.ts'
import { recordReview } from '../reviews/reviews.ts'
import type { Care } from '../safety/care.ts'
import { insteadOfUnread } from '../safety/instead-of-unread.ts'
import { HttpError } from '../shared/http-error.ts'
import { engine } from './engine.ts'
import { finishRound } from './finish-round.ts'
import { listTopics } from './list-topics.ts'
import { keepTime, readSprint, switchSprint } from './sprint.ts'

/** Practice by choice: typed questions of a topic, by the builtin tutor. */
export function topicPracticeHandlers(
  db: Db,
  care: Care,
  now: () => Date,
): Handlers<typeof topicPracticeEndpoints> {
  return {
    topics: async ({ child, query }) => ({ topics: await listTopics(db, child.id, query.grade, now()) }),
    async start({ body, child }) {
      await keepGrade(db, child.id, body.grade)
      const questions = await engine.makeQuestions({ ...body, count: QUESTIONS_OF_ROUND })
      if (questions.length > 0) return { questions }
      throw badRequest('There are no questions about this yet. Please choose something else.')
    },
    sprint: ({ child }) => readSprint(db, child.id),
    switchSprint: ({ body, child }) => switchSprint(db, child.id, body.isOn),
    endSprint: ({ body, child }) => keepTime(db, child.id, body),
    async answer({ body, child }) {
      const { concept, question, answer, isLast } = body
      await care.hearTexts(child, 'answer', { answer })
      const beside = await care.wordsBeside(child, 'answer', { answer })
      const marked = await engine.mark(question, answer, isLast)
      if (!marked) throw noneOfMine()
      if ('asked' in marked) {
        throw insteadOfUnread(new HttpError(422, 'answer_unread', marked.asked), beside)
      }
      if (!(await maths.isTopic(concept)))
        throw badRequest('There is no such topic. Please choose another one.')
      // A first wrong answer is not the child's last word: what comes after the hint counts.
      if (marked.isRight || isLast) {
        const recall = !marked.isRight ? 'wrong' : isLast ? 'hinted' : 'right'
        const review = { childId: child.id, concept, recall, source: 'practice', isMastered: false } as const
        await db.transaction().execute(trx => recordReview(trx, review, now()))
      }
      return { ...marked, ...beside }
    },
    async finish({ body, child }) {
      for (const { answer } of body.answers) await care.hearTexts(child, 'answer', { answer })
      const finished = await engine.finish(body.answers.map(({ question, answer }) => ({ question, answer })))
      if (!finished) throw noneOfMine()
      return { wobbles: await finishRound(db, child.id, body, finished, now()) }
    },
  }
}

function noneOfMine(): HttpError {
  return badRequest('This question is none of mine. Please choose a topic again.')
}

function badRequest(message: string): HttpError {
  return new HttpError(400, 'bad_request', message)
}
