import { z } from 'zod'
import { type Endpoints, idParams } from './endpoint.ts'
import { answer, question } from './evaluations.ts'
import { gradeSchema } from './grades.ts'
import { aboveTotal, expectedAnswer, refuseAboveTotal, wholeMarks } from './marking.ts'
import { ofChildSchema } from './parents-corner.ts'
import { PICTURE_TYPES } from './pictures.ts'
import { longText } from './text.ts'

/** So many answers of one child may wait for a grown-up at a time. */
export const MOST_KEPT = 20
/** In bytes, of all photos of one kept answer together. */
export const LARGEST_KEPT = 16 * 1024 * 1024

/** A photo beside a kept answer. */
const keptPhotoSchema = z.object({
  side: z.enum(['question', 'answer']),
  type: z.enum(PICTURE_TYPES),
  /** Base64. */
  bytes: z.string(),
})
export type KeptPhoto = z.infer<typeof keptPhotoSchema>

const kept = {
  id: z.number().int(),
  question: z.string(),
  answer: z.string(),
  grade: gradeSchema,
  /** How many photos lie beside it. */
  photos: z.number().int(),
  /** ISO 8601 in UTC. */
  keptAt: z.string(),
}

/** What a child finds: an answer that waits, or has come back with its mark. */
const ownKeptAnswerSchema = z.object({
  ...kept,
  /** Missing while it waits. */
  mark: z
    .object({
      evaluationId: z.number().int(),
      score: z.number(),
      totalScore: z.number(),
      words: z.string(),
      /** The grown-up, by name; missing where the answer page has marked it. */
      by: z.string().optional(),
    })
    .optional(),
})
export type OwnKeptAnswer = z.infer<typeof ownKeptAnswerSchema>

/** What a parent finds: an answer that waits. */
const keptAnswerSchema = z.object({
  ...kept,
  childId: z.number().int(),
  /** What the answer page says, where the child had it. */
  expectedAnswer: z.string().optional(),
})
export type KeptAnswer = z.infer<typeof keptAnswerSchema>

const photos = z.object({ photos: z.array(keptPhotoSchema) })

/**
 * The grown-up's inbox: answers that nobody here could mark. Each waits with its photos until a grown-up has marked it,
 * and goes once its child has seen the mark; the evaluation stays.
 */
export const inboxEndpoints = {
  /** Keeps an answer for a grown-up, once for each submission id. 413 where its photos or the waiting ones are too many. */
  keep: {
    method: 'POST',
    path: '/api/inbox',
    pictures: ['question_images', 'answer_images'],
    body: z.object({ question, answer, grade: gradeSchema, expectedAnswer, submissionId: z.uuid() }),
    answer: z.object({
      id: z.number().int(),
      /** Kind words to the child, markdown: something in its words may have told of a worry. */
      careWords: z.string().optional(),
    }),
    status: 201,
  },
  /** The child's own: those that have come back first, then the newest. */
  own: { method: 'GET', path: '/api/inbox', answer: z.array(ownKeptAnswerSchema) },
  ownPhotos: { method: 'GET', path: '/api/inbox/:id/photos', params: idParams, answer: photos },
  /** The child has seen the mark, or wants no mark any more: the kept answer goes, with its photos. */
  putAway: { method: 'DELETE', path: '/api/inbox/:id', params: idParams, answer: z.void() },
  /** Those that wait, the oldest first. */
  waiting: {
    method: 'GET',
    path: '/api/parent/inbox',
    access: 'parent',
    query: ofChildSchema,
    answer: z.array(keptAnswerSchema),
  },
  photos: {
    method: 'GET',
    path: '/api/parent/inbox/:id/photos',
    access: 'parent',
    params: idParams,
    answer: photos,
  },
  /** A grown-up's own mark; it becomes an evaluation of the child. Marked already, it is left as it is. */
  giveMark: {
    method: 'POST',
    path: '/api/parent/inbox/:id/mark',
    access: 'parent',
    params: idParams,
    body: z
      .object({
        score: wholeMarks(0),
        totalScore: wholeMarks(1),
        /** A sentence for the child. */
        words: longText('The sentence').optional(),
        /** The right answer; practice is made from it. */
        expectedAnswer,
      })
      .refine(refuseAboveTotal, aboveTotal),
    answer: z.object({ evaluationId: z.number().int() }),
  },
  /** Has it marked by the answer page. Without a mark in the answer, the page alone can't tell, and nothing is saved. */
  markByPage: {
    method: 'POST',
    path: '/api/parent/inbox/:id/answer-page',
    access: 'parent',
    params: idParams,
    body: z.object({ expectedAnswer: expectedAnswer.unwrap() }),
    answer: z.object({
      mark: z
        .object({ evaluationId: z.number().int(), score: z.number(), totalScore: z.number() })
        .optional(),
    }),
  },
  remove: {
    method: 'DELETE',
    path: '/api/parent/inbox/:id',
    access: 'parent',
    params: idParams,
    answer: z.void(),
  },
} as const satisfies Endpoints
