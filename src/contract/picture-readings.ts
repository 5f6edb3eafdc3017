import { z } from 'zod'
import type { Endpoints } from './endpoint.ts'

/** A place on a picture, as parts of its width and height from the top left corner. */
const placeSchema = z.object({ x: z.number(), y: z.number() })

export const doubtSchema = z.object({
  /** Where in the reading's text it begins and ends, counted in UTF-16 units. */
  from: z.number().int(),
  to: z.number().int(),
  /** What else could stand there, likelier ones first. */
  others: z.array(z.string()),
})
export type Doubt = z.infer<typeof doubtSchema>

/** What was read in a picture. */
export const pictureReadingSchema = z.object({
  text: z.string(),
  /** Each line of writing: where in the text it stands, and its four corners on the picture, where they are known. */
  lines: z.array(
    z.object({ from: z.number().int(), to: z.number().int(), corners: z.array(placeSchema).max(4) }),
  ),
  /** What must be looked at before it is marked. */
  doubts: z.array(doubtSchema),
  /** Questions with numbers of their own, where there are several. */
  questions: z.array(z.object({ label: z.string(), text: z.string() })),
  /** Where in the text an answer begins that stands below its question, counted in UTF-16 units. */
  answerFrom: z.number().int().optional(),
})
export type PictureReading = z.infer<typeof pictureReadingSchema>

/** So long one picture may take, in milliseconds. */
const READING_DEADLINE = 120_000

export const pictureReadingEndpoints = {
  /** Reads one picture on this computer, before anything is marked. */
  readPicture: {
    method: 'POST',
    path: '/api/evaluate/image/reading',
    pictures: ['picture'],
    body: z.object({ readingId: z.uuid(), side: z.enum(['question', 'answer']) }),
    answer: z.object({
      /** Missing where an AI sees the pictures by itself, and where nothing sensible was read. */
      reading: pictureReadingSchema.optional(),
      /** What helps, where nothing sensible was read. */
      unread: z.string().optional(),
    }),
    deadline: READING_DEADLINE,
  },
  /** How far the reading with this id has come; both are 0 until the lines are found, `of` where nobody knows it. */
  readingProgress: {
    method: 'GET',
    path: '/api/evaluate/image/reading/:readingId',
    params: z.object({ readingId: z.uuid() }),
    answer: z.object({ read: z.number().int(), of: z.number().int() }),
  },
} as const satisfies Endpoints
