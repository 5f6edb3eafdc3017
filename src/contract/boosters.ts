import { z } from 'zod'
import { type Endpoints, LONGEST_AT_HOME } from './endpoint.ts'

/** So many right answers in a row resolve a gap. */
export const MASTERY_THRESHOLD = 5
/** So many questions the screen asks for at once. */
export const QUESTIONS_PER_REQUEST = 5
/** The most questions that one request may ask for. */
const MOST_QUESTIONS = 20
/** Making questions may take an AI this long, in milliseconds. */
const QUESTIONS_DEADLINE = 120_000

const optionLetterSchema = z.enum(['A', 'B', 'C', 'D'], {
  error: 'Please choose one of the answers A, B, C or D',
})
export type OptionLetter = z.infer<typeof optionLetterSchema>
export const OPTION_LETTERS: readonly OptionLetter[] = optionLetterSchema.options

/** Two hints before the answer: a question back, then the first step. */
export const MOST_HINTS = 2
const hintLevel = z
  .number('Please ask for the first or the second hint')
  .int('Please ask for the first or the second hint')
  .min(1, 'Please ask for the first or the second hint')
  .max(MOST_HINTS, 'Please ask for the first or the second hint')

/**
 * What became of a look at a mastered gap that was due: `passed` puts its return off, `again` asks one more question,
 * `reopened` after two wrong ones takes the mastery back.
 */
const lookOutcomeSchema = z.enum(['passed', 'again', 'reopened'])
export type LookOutcome = z.infer<typeof lookOutcomeSchema>

const run = z.number().int().min(0).max(MASTERY_THRESHOLD)

export const boosterProgressSchema = z.object({
  /** Right answers since the last wrong one, at most 5; it stays at 5 once the gap is resolved. */
  consecutiveCorrectAnswers: run,
  /** Stays true, whatever is answered later; only two wrong answers in a look at what is due reopen the gap. */
  isResolved: z.boolean(),
  /** The longest run so far: what was earned stays in sight after a wrong answer. */
  bestRun: run,
})
export type BoosterProgress = z.infer<typeof boosterProgressSchema>

export const boosterGapSchema = z.object({
  id: z.number().int(),
  concept: z.string(),
  description: z.string(),
  progress: boosterProgressSchema,
  standard: z.object({ code: z.string() }).nullable(),
})
export type BoosterGap = z.infer<typeof boosterGapSchema>

/** A multiple-choice question. Texts are Markdown with maths between dollar signs. */
export const mcqSchema = z.object({
  id: z.number().int(),
  question: z.string(),
  optionA: z.string(),
  optionB: z.string(),
  optionC: z.string(),
  optionD: z.string(),
  correctAnswer: optionLetterSchema,
  /** Whether it has been answered; told with a gap's set, so that practice goes on where it was. */
  isAnswered: z.boolean().optional(),
})
export type Mcq = z.infer<typeof mcqSchema>

export const answerResultSchema = z.object({
  isCorrect: z.boolean(),
  /** Right, but this question was answered right in this run before: only different questions count. */
  isRepeated: z.boolean().optional(),
  /** Right after a hint: the run goes on, and nothing is added to it. */
  isHinted: z.boolean().optional(),
  /** Missing unless the gap was mastered and due. */
  look: lookOutcomeSchema.optional(),
  /** When the concept of a mastered gap comes back for a short look, ISO 8601 in UTC. */
  returnsAt: z.string().optional(),
  /** Markdown: why the right option is right, and what went wrong where that is known. */
  explanation: z.string(),
  progress: boosterProgressSchema,
})
export type AnswerResult = z.infer<typeof answerResultSchema>

const id = z.number().int().positive()
const gapParams = z.object({ gapId: z.coerce.number().int().positive() })
const countMessage = `Please ask for 1 to ${MOST_QUESTIONS} questions`

export const boosterEndpoints = {
  /** Gaps still to master come first, the newest of them first. */
  listGaps: {
    method: 'GET',
    path: '/api/boosters/gaps',
    answer: z.object({ gaps: z.array(boosterGapSchema) }),
  },
  /** The gap's current set: the questions made last, in the order they were made; empty before the first. */
  listMcqs: {
    method: 'GET',
    path: '/api/boosters/mcqs/:gapId',
    params: gapParams,
    answer: z.object({ mcqs: z.array(mcqSchema) }),
  },
  /** Makes a new set and answers with it. */
  generateMcqs: {
    method: 'POST',
    path: '/api/boosters/generate-mcqs',
    body: z.object({
      gapId: id,
      count: z
        .number(countMessage)
        .int(countMessage)
        .min(1, countMessage)
        .max(MOST_QUESTIONS, countMessage)
        .default(QUESTIONS_PER_REQUEST),
    }),
    answer: z.object({ mcqs: z.array(mcqSchema) }),
    deadline: QUESTIONS_DEADLINE,
    longest: LONGEST_AT_HOME,
  },
  submitAnswer: {
    method: 'POST',
    path: '/api/boosters/submit-answer',
    body: z.object({
      mcqId: id,
      userAnswer: optionLetterSchema,
      /**
       * Made by the client, one for each press of Submit Answer: a request repeated with it counts once and gets
       * the first one's answer again. Without it the server tells a repetition by question, letter and time.
       */
      submissionId: z.uuid().optional(),
      /** How many hints were shown; those that `hint` has told count anyway. */
      hintsUsed: z.number().int().min(0).max(MOST_HINTS).optional(),
    }),
    answer: answerResultSchema,
  },
  /** Tells a hint and remembers that it was told, until the question is answered. It never says the answer. */
  hint: {
    method: 'POST',
    path: '/api/boosters/hint',
    body: z.object({ mcqId: id, level: hintLevel }),
    /** Markdown with maths between dollar signs. */
    answer: z.object({ hint: z.string(), level: hintLevel }),
  },
  /** An unseen question, else the one answered wrong longest ago, else one of a new set. */
  nextMcq: {
    method: 'GET',
    path: '/api/boosters/next-mcq/:gapId',
    params: gapParams,
    answer: z.object({
      mcq: mcqSchema,
      /** Words for the child, shown as a toast. */
      message: z.string().optional(),
    }),
    deadline: QUESTIONS_DEADLINE,
    longest: LONGEST_AT_HOME,
  },
} as const satisfies Endpoints
