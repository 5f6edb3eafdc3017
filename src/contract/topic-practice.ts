import { z } from 'zod'
import type { Endpoints } from './endpoint.ts'
import { gradeSchema } from './grades.ts'
import { besideMark } from './marking.ts'
import { LONGEST_MARKED, LONGEST_PAGE, longText, requiredText } from './text.ts'

/** A round of practice by choice asks so many questions. */
export const QUESTIONS_OF_ROUND = 10

const topicSchema = z.object({
  concept: z.string(),
  /** The part of school maths that it belongs to, as children call it. */
  area: z.string(),
  /** Usually learnt in the grade that was asked for, or in the one before. */
  isOfGrade: z.boolean(),
  /** What else it is called: words to find it by, in lower case, some of them stems. */
  otherWords: z.array(z.string()),
  /** How many of the child's last ten answers were right, and how many there are; of both 0 where it is new. */
  right: z.number().int(),
  answers: z.number().int(),
  /** It wants to come back today. */
  isDue: z.boolean(),
})
export type Topic = z.infer<typeof topicSchema>

/** A question of a round as it was asked; the tutor reads it anew. */
const question = requiredText('The question', undefined, LONGEST_PAGE)
/** As typed; empty for "I don't know yet". */
const answer = longText('The answer', LONGEST_MARKED)

const markedTypedSchema = z.object({
  isRight: z.boolean(),
  /** After a first wrong answer: a nudge that doesn't say the answer; markdown. */
  hint: z.string().optional(),
  /** After the last wrong one: the way to the answer, step by step; markdown. */
  steps: z.array(z.string()).optional(),
  careWords: besideMark.careWords,
})
export type MarkedTyped = z.infer<typeof markedTypedSchema>

/** The times tables of the sprint, and how many sums it has. */
export const SPRINT_TABLES = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const
export const SUMS_OF_SPRINT = 12

/** The sprint of a child that wants one; compared with nothing but its own best time. */
export const sprintSchema = z.object({
  isOn: z.boolean(),
  /** The best time by times table, in seconds. */
  best: z.record(z.string(), z.number()),
})
export type Sprint = z.infer<typeof sprintSchema>

/**
 * Practice by choice: a child picks a topic and types the answers. Each answer counts for what is remembered of the
 * topic; what went wrong in two questions of a round becomes a gap.
 */
export const topicPracticeEndpoints = {
  /** What is due comes first, then in the order of school. */
  topics: {
    method: 'GET',
    path: '/api/topic-practice',
    query: z.object({ grade: gradeSchema }),
    answer: z.object({ topics: z.array(topicSchema) }),
  },
  /** Makes the questions of a round. 400 for a concept that is no topic. */
  start: {
    method: 'POST',
    path: '/api/topic-practice',
    body: z.object({ concept: z.string().max(200), grade: gradeSchema }),
    answer: z.object({ questions: z.array(z.string()).min(1) }),
  },
  /** Marks one answer. 422 `answer_unread` asks for it again. */
  answer: {
    method: 'POST',
    path: '/api/topic-practice/answers',
    body: z.object({
      /** What the child has chosen to practise: the answer counts for that. */
      concept: z.string().max(200),
      question,
      answer,
      /** No other try follows. */
      isLast: z.boolean(),
    }),
    answer: markedTypedSchema,
  },
  sprint: { method: 'GET', path: '/api/topic-practice/sprint', answer: sprintSchema },
  /** Off until the child wants it; turned off, its best times go. */
  switchSprint: {
    method: 'PATCH',
    path: '/api/topic-practice/sprint',
    body: z.object({ isOn: z.boolean() }),
    answer: sprintSchema,
  },
  /** Ends a sprint: a time that is better than the best one is kept. */
  endSprint: {
    method: 'POST',
    path: '/api/topic-practice/sprint',
    body: z.object({ table: z.literal(SPRINT_TABLES), seconds: z.number().min(1).max(3_600) }),
    answer: sprintSchema,
  },
  /** Ends a round: what wobbles in it. Sent again, each of its answers counts once. */
  finish: {
    method: 'POST',
    path: '/api/topic-practice/rounds',
    body: z.object({
      grade: gradeSchema,
      /** The last answer to each question. */
      answers: z
        .array(z.object({ question, answer, submissionId: z.uuid() }))
        .min(1)
        .max(QUESTIONS_OF_ROUND),
    }),
    answer: z.object({
      wobbles: z.array(z.object({ gapId: z.number().int(), concept: z.string(), description: z.string() })),
    }),
  },
} as const satisfies Endpoints
