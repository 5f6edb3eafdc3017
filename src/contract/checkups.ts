import { z } from 'zod'
import { type Endpoints, idParams } from './endpoint.ts'
import { gradeSchema } from './grades.ts'
import { besideMark } from './marking.ts'
import { LONGEST_MARKED, longText } from './text.ts'

/** A check-up asks so many questions. */
export const LEAST_QUESTIONS = 8
export const MOST_QUESTIONS = 15

const checkupAreaSchema = z.object({ id: z.string(), name: z.string() })
export type CheckupArea = z.infer<typeof checkupAreaSchema>

const checkupQuestionSchema = z.object({
  /** From 1. */
  number: z.number().int(),
  /** Markdown with maths between dollar signs; it is answered in a line or more of typing. */
  question: z.string(),
  concept: z.string(),
})
export type CheckupQuestion = z.infer<typeof checkupQuestionSchema>

const checkupAnswerSchema = checkupQuestionSchema.extend({
  /** As typed; empty for "I don't know yet". */
  answer: z.string(),
  isRight: z.boolean(),
  score: z.number().int(),
  totalScore: z.number().int(),
  /** Markdown: the steps with their marks, and what went wrong. */
  assessment: z.string(),
})
export type CheckupAnswer = z.infer<typeof checkupAnswerSchema>

/** What a check-up has found; every entry is also among the family's gaps or masteries. */
const checkupSummarySchema = z.object({
  sits: z.array(z.object({ concept: z.string(), description: z.string() })),
  /** Seen in two answers at least. The first one is to be practised first. */
  wobbles: z.array(z.object({ gapId: z.number().int(), concept: z.string(), description: z.string() })),
  /** Concepts with a wrong answer that may have been a slip. */
  unsure: z.array(z.string()),
})
export type CheckupSummary = z.infer<typeof checkupSummarySchema>

export const checkupSchema = z.object({
  id: z.number().int(),
  grade: gradeSchema,
  /** Ids of areas; empty for a mixed one. */
  areas: z.array(z.string()),
  /** The concepts that it looks at. */
  concepts: z.array(z.string()),
  /** ISO 8601 in UTC, as `endedAt`. */
  startedAt: z.string(),
  /** Missing while it is under way. */
  endedAt: z.string().optional(),
  /** In the order of asking. */
  answers: z.array(checkupAnswerSchema),
  /** What is asked now; missing once it has ended. */
  question: checkupQuestionSchema.optional(),
  /** Once it has ended. */
  summary: checkupSummarySchema.optional(),
})
export type Checkup = z.infer<typeof checkupSchema>

const areas = z.array(z.string().max(50)).max(20)

export const checkupEndpoints = {
  /** The areas to choose from, the check-up under way, and those before it, newest first. */
  overview: {
    method: 'GET',
    path: '/api/checkups',
    answer: z.object({
      areas: z.array(checkupAreaSchema),
      /** Missing when none is under way. */
      underWay: checkupSchema.optional(),
      ended: z.array(
        checkupSchema.pick({ id: true, grade: true, areas: true, startedAt: true, endedAt: true }),
      ),
    }),
  },
  /** Starts one; while one is under way, answers with that. */
  start: {
    method: 'POST',
    path: '/api/checkups',
    body: z.object({
      grade: gradeSchema,
      /** None for a mixed one. */
      areas: areas.default([]),
      /** Only these concepts, such as masteries that are due. */
      concepts: z.array(z.string().max(200)).max(20).optional(),
    }),
    answer: checkupSchema,
    status: 201,
  },
  read: { method: 'GET', path: '/api/checkups/:id', params: idParams, answer: checkupSchema },
  /**
   * Marks an answer and asks the next question, or ends. 422 `answer_unread` asks for the answer again; 409
   * `already_answered` when another window was first; 404 for another family's.
   */
  answer: {
    method: 'POST',
    path: '/api/checkups/:id/answers',
    params: idParams,
    body: z.object({
      number: z.number().int().positive(),
      /** Empty for "I don't know yet". */
      answer: longText('The answer', LONGEST_MARKED),
      /** Made by the client, one for each press: sent again with it, an answer counts once. */
      submissionId: z.uuid(),
    }),
    answer: checkupSchema.extend({ careWords: besideMark.careWords }),
  },
  /** Ends it early, with what is known by now. Ended already, it answers the same. */
  end: { method: 'POST', path: '/api/checkups/:id/end', params: idParams, answer: checkupSchema },
} as const satisfies Endpoints
