import { z } from 'zod'
import { boosterProgressSchema, mcqSchema } from './boosters.ts'
import { type Endpoints, LONGEST_AT_HOME } from './endpoint.ts'
import { gradeSchema } from './grades.ts'
import { ofChildSchema } from './parents-corner.ts'

/**
 * `open` is to be practised, `reopened` again, `mastered` sits, `due` sat and wants a short look ("let's check"),
 * `closed` was put right otherwise.
 */
const gapStateSchema = z.enum(['open', 'reopened', 'due', 'mastered', 'closed'])
export type GapState = z.infer<typeof gapStateSchema>

/** An evaluation in which a gap was seen. */
const seenInSchema = z.object({
  id: z.number().int(),
  question: z.string(),
  score: z.number(),
  totalScore: z.number(),
  grade: gradeSchema,
  /** ISO 8601 in UTC. */
  createdAt: z.string(),
})
export type SeenIn = z.infer<typeof seenInSchema>

/** The gaps of the same concept and description: one gap to a child, however many answers showed it. */
const gapGroupSchema = z.object({
  /** The one to practise: an open one where there is one, the newest of these. */
  gapId: z.number().int(),
  concept: z.string(),
  description: z.string(),
  standard: z.object({ code: z.string() }).nullable(),
  state: gapStateSchema,
  /** Of the whole group: right answers count for each of its open gaps. */
  progress: boosterProgressSchema,
  /** Every answer that showed it, newest first: its gap there, and the evaluation's id. */
  seen: z.array(z.object({ gapId: z.number().int(), evaluationId: z.number().int() })),
})
export type GapGroup = z.infer<typeof gapGroupSchema>

/** A short look at one thing takes so many minutes, and all of a day's together at most so many. */
export const MINUTES_PER_LOOK = 2
export const MOST_MINUTES = 10
/** So many questions are mixed at once. */
export const MIXED_QUESTIONS = 5

/** A mastery that wants a short look: "let's check". */
const dueSchema = z.object({
  concept: z.string(),
  /** The mastered gap whose questions are the look; missing for what a check-up has shown: start one on this concept. */
  gapId: z.number().int().optional(),
  /** Since when, ISO 8601 in UTC. */
  dueAt: z.string(),
})

/** A date on this computer's calendar, such as `2025-03-05`. */
const day = z.string()

const todaySchema = z.object({
  /** What to look at today, longest due first; as much as fits into ten minutes. */
  due: z.array(dueSchema),
  /** How many more are due and wait for another day. */
  moreDue: z.number().int(),
  /** About so long it takes. */
  minutes: z.number().int(),
  /** The gaps to practise, first things first. */
  open: z.array(gapGroupSchema.pick({ gapId: true, concept: true, description: true, progress: true })),
  /** Counts up with each day of practice and never falls. */
  streak: z.object({
    /** All days of practice so far. */
    days: z.number().int(),
    /** The last seven days, today last. */
    week: z.array(z.object({ day, isPractised: z.boolean() })),
  }),
})
export type Today = z.infer<typeof todaySchema>

const mixedQuestionSchema = z.object({
  gapId: z.number().int(),
  concept: z.string(),
  /** A look at a mastery that is due. */
  isLook: z.boolean(),
  mcq: mcqSchema,
})
export type MixedQuestion = z.infer<typeof mixedQuestionSchema>

/** So many of what wobbles are named to a parent. */
export const MOST_WOBBLES = 3

/** So many of what sits are named to a parent. */
export const MOST_SITTING = 8

const wobbleSchema = z.object({
  concept: z.string(),
  /** What goes wrong, one sentence in the third person. */
  description: z.string(),
  /** It was mastered once and has come back. */
  isBack: z.boolean(),
  /** What to ask the child beside a question of this kind; missing for what is in no lesson. */
  ask: z.string().optional(),
  /** What to do together, with things found at home. */
  activity: z.object({ title: z.string(), description: z.string() }).optional(),
})
export type Wobble = z.infer<typeof wobbleSchema>

const weekSchema = z.object({
  childId: z.number().int(),
  /** The last seven days, today last. */
  days: z.array(
    z.object({
      day,
      /** Answers evaluated, those of check-ups apart. */
      evaluated: z.number().int(),
      /** Answers in practice, chat and check-ups. */
      practised: z.number().int(),
      /** Gaps that practice has closed. */
      mastered: z.number().int(),
      /** Looks at due masteries that went well. */
      cameBack: z.number().int(),
      /** With Stepwise. */
      seconds: z.number().int(),
    }),
  ),
  /** Concepts that answers of these days have shown to sit, newest first. */
  sits: z.array(z.string()).max(MOST_SITTING),
  /** What is open by now: what has come back first, then what most answers have shown. */
  wobbles: z.array(wobbleSchema).max(MOST_WOBBLES),
  /** How many more are open. */
  moreWobbles: z.number().int(),
})
export type Week = z.infer<typeof weekSchema>

const MIXED_DEADLINE = 120_000

export const practiceEndpoints = {
  /** All that the gaps and boosters pages show, in one read. */
  gaps: {
    method: 'GET',
    path: '/api/practice/gaps',
    answer: z.object({
      /** What is to be practised first, then what is due, then the rest; the newest of each first. */
      groups: z.array(gapGroupSchema),
      /** Each evaluation that a group names, once, newest first. */
      evaluations: z.array(seenInSchema),
    }),
  },
  /** What is due, what is open, and the days of practice. */
  today: { method: 'GET', path: '/api/practice/today', answer: todaySchema },
  /**
   * A question each of five open gaps and due masteries, in an order that keeps concepts apart; fewer where nobody can
   * make more, none where nothing is open or due. Each is answered by `submitAnswer` and counts for its own gap.
   */
  mixed: {
    method: 'GET',
    path: '/api/practice/mixed',
    answer: z.object({ questions: z.array(mixedQuestionSchema) }),
    deadline: MIXED_DEADLINE,
    longest: LONGEST_AT_HOME,
  },
  /** A child's week at a glance, for a parent; without a child, of the one at work or the first. */
  week: {
    method: 'GET',
    path: '/api/parent/week',
    access: 'parent',
    query: ofChildSchema,
    answer: weekSchema,
  },
} as const satisfies Endpoints
