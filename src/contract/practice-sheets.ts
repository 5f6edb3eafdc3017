import { z } from 'zod'
import type { Endpoints } from './endpoint.ts'
import { gradeSchema } from './grades.ts'
import { besideMark } from './marking.ts'
import { readSheetCode } from './sheet-code.ts'
import { LONGEST_MARKED, longText } from './text.ts'

/** A sheet has so many questions at most, from so many topics and gaps. */
const MOST_SHEET_QUESTIONS = 30
export const MOST_SHEET_PARTS = 10

export const WRONG_SHEET_CODE = 'There is a slip in this code. Please compare each letter with the sheet.'

const codeParams = z.object({
  /** As somebody types it. */
  code: z
    .string()
    .max(40)
    .transform((text, context) => {
      const code = readSheetCode(text)
      if (code === undefined) context.addIssue({ code: 'custom', message: WRONG_SHEET_CODE })
      return code ?? ''
    }),
})

const sheetQuestionSchema = z.object({
  /** From 1, as on paper. */
  number: z.number().int(),
  concept: z.string(),
  /** Markdown with maths between dollar signs. */
  question: z.string(),
  /** Missing while nothing is entered. */
  answered: z.object({ answer: z.string(), isRight: z.boolean() }).optional(),
})
export type SheetQuestion = z.infer<typeof sheetQuestionSchema>

const sheetSchema = z.object({
  /** Six letters; see `sheet-code.ts`. */
  code: z.string(),
  /** ISO 8601 in UTC. */
  createdAt: z.string(),
  questions: z.array(sheetQuestionSchema),
})
export type Sheet = z.infer<typeof sheetSchema>

const listedSheetSchema = sheetSchema.omit({ questions: true }).extend({
  /** One each, in the order of the sheet. */
  concepts: z.array(z.string()),
  questions: z.number().int(),
  answered: z.number().int(),
  right: z.number().int(),
})
export type ListedSheet = z.infer<typeof listedSheetSchema>

const wobbleSchema = z.object({ gapId: z.number().int(), concept: z.string(), description: z.string() })

/**
 * Practice on paper: questions of topics and gaps are printed with room to write, and the sheet's code opens them again,
 * to enter what was written. Each answer counts as practice, once.
 */
export const practiceSheetEndpoints = {
  /** The newest first. */
  list: {
    method: 'GET',
    path: '/api/practice-sheets',
    answer: z.object({ sheets: z.array(listedSheetSchema) }),
  },
  /** 400 where nothing that was chosen has questions to be written. */
  make: {
    method: 'POST',
    path: '/api/practice-sheets',
    body: z.object({
      grade: gradeSchema,
      count: z.number().int().min(1).max(MOST_SHEET_QUESTIONS),
      /** Concepts of `topicPracticeEndpoints.topics`. */
      topics: z.array(z.string().max(200)).max(MOST_SHEET_PARTS),
      /** Ids of the child's gaps. */
      gaps: z.array(z.number().int().positive()).max(MOST_SHEET_PARTS),
    }),
    answer: z.object({
      sheet: sheetSchema,
      /** Concepts that were chosen, but have no questions to be written. */
      without: z.array(z.string()),
    }),
    status: 201,
  },
  /** 404 for a sheet of somebody else, or of nobody. */
  open: { method: 'GET', path: '/api/practice-sheets/:code', params: codeParams, answer: sheetSchema },
  /** The same with the answers, to be printed. */
  paper: {
    method: 'GET',
    path: '/api/practice-sheets/:code/paper',
    params: codeParams,
    answer: sheetSchema.extend({
      /** One a question, in their order; markdown. */
      solutions: z.array(z.string()),
    }),
  },
  /** Marks what was written. An answer that can't be read is asked for again, and what is entered stays as it is. */
  enter: {
    method: 'POST',
    path: '/api/practice-sheets/:code/answers',
    params: codeParams,
    body: z.object({
      answers: z
        .array(
          z.object({ number: z.number().int().positive(), answer: longText('The answer', LONGEST_MARKED) }),
        )
        .min(1)
        .max(MOST_SHEET_QUESTIONS),
    }),
    answer: z.object({
      sheet: sheetSchema,
      /** Of what was entered now and went wrong: the way to the answer; markdown. */
      ways: z.array(z.object({ number: z.number().int(), steps: z.array(z.string()) })),
      /** What could not be read, with what is asked about it. */
      unread: z.array(z.object({ number: z.number().int(), asked: z.string() })),
      /** What the sheet has shown to be missing so far. */
      wobbles: z.array(wobbleSchema),
      careWords: besideMark.careWords,
    }),
  },
} as const satisfies Endpoints
