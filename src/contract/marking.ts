import { z } from 'zod'
import { passwordAgainSchema } from './accounts.ts'
import { LONGEST_PAGE, longText, requiredText, shortText } from './text.ts'

/** Who marked an answer: Stepwise's own engine, the family's answer page, a grown-up, or an AI. */
export const markedBySchema = z.object({
  by: z.enum(['builtin', 'answer_page', 'grown_up', 'ai']),
  /** The grown-up's name, or what people call the AI service. */
  name: z.string().optional(),
  /** The AI's model, where it is known. */
  model: z.string().optional(),
})
export type MarkedBy = z.infer<typeof markedBySchema>

/** Stands for an answer that was left out, in a check-up or in practice by choice. */
export const NOT_KNOWN = 'I don’t know yet.'

/** A line of the child's that computes something, checked exactly. */
export const workingLineSchema = z.object({
  /** As typed. */
  text: z.string(),
  isRight: z.boolean(),
  /** Whether each number that goes in is one of the question's, or came out of an earlier line. */
  isFromQuestion: z.boolean(),
  /** The one misconception that explains a wrong line, as a sentence to the child; markdown. */
  note: z.string().optional(),
})
export type WorkingLine = z.infer<typeof workingLineSchema>

/** One part of an answer, held against its part of the answer page. */
const markedPartSchema = z.object({
  /** Such as `b`; missing where there is one part. */
  label: z.string().optional(),
  expected: z.string(),
  answer: z.string(),
  /** `undecided` where the words differ: a grown-up says what it is. */
  verdict: z.enum(['right', 'partly', 'wrong', 'undecided']),
  /** How it is really spelt, where a right answer has a slip of one letter. */
  spelling: z.string().optional(),
})
export type MarkedPart = z.infer<typeof markedPartSchema>

/** What may stand beside a mark; each is missing where nothing is known. */
export const besideMark = {
  /** The lines that compute, in order; missing when none does. */
  lines: z.array(workingLineSchema).optional(),
  /** The place in `lines` of the first wrong one. */
  firstSlip: z.number().int().optional(),
  /** What was good, one sentence to the child. */
  good: z.string().optional(),
  /** One hint that gives nothing away; missing when everything is right. */
  hint: z.string().optional(),
  /** The worked way to what the child does not know, to be opened one by one, the answer last; markdown. */
  steps: z.array(z.string()).optional(),
  /** By the answer page: each part with its verdict. */
  parts: z.array(markedPartSchema).optional(),
  /** The answer page alone can't tell: nothing is scored before a grown-up has judged the undecided parts. */
  verdict: z.literal('undecided').optional(),
  markedBy: markedBySchema.optional(),
  /** Kind words to the child, markdown: something in its words may have told of a worry. */
  careWords: z.string().optional(),
  /** Proves to `save` who gave this mark. */
  receipt: z.string().optional(),
}

/** What the answer page says; with it, nobody else is asked. */
export const expectedAnswer = requiredText(
  'The right answer',
  'The right answer is empty. Please write what the answer page says.',
  LONGEST_PAGE,
).optional()

/** “I don't know” counts as an answer: the child has been asked already whether to try with a hint. */
export const marksUnknown = saidYes()

/** What was read of the question has been shown (`reading_asked`), and somebody has said that it is meant so. */
export const isReadRight = saidYes()

/** In a form every field is text. */
function saidYes() {
  return z.union([z.boolean(), z.enum(['true', 'false']).transform(said => said === 'true')]).optional()
}

/** A grown-up's password, given on the spot; not needed while the parent's corner is open. */
export const onTheSpot = { password: passwordAgainSchema.shape.password.optional() }

const HIGHEST = 1_000

/** A mark that a grown-up gives. */
export function wholeMarks(least: number) {
  const words = `Please enter a whole number from ${least} to ${HIGHEST.toLocaleString('en')}`
  return z.number(words).int(words).min(least, words).max(HIGHEST, words)
}

/** For an object with `score` and `totalScore`. */
export function refuseAboveTotal({ score, totalScore }: { score?: number; totalScore?: number }): boolean {
  return score === undefined || totalScore === undefined || score <= totalScore
}
export const aboveTotal = { path: ['score'], error: 'The marks can’t be more than the total' }

/** Something to practise, as a grown-up names it. */
export const toPractiseSchema = z.object({
  /** A topic's own concept, or other words. */
  concept: shortText(1, 'Please say what needs practice', 200),
  description: longText('The description').optional(),
})
export type ToPractise = z.output<typeof toPractiseSchema>

/** What a grown-up says about one undecided part. */
export const judgementSchema = z.enum(['right', 'partly', 'not_yet'])
export type Judgement = z.infer<typeof judgementSchema>

/**
 * How a gap ended: `mastered` by practice, `fixed` by a later try at the same question, `dropped` by a grown-up after
 * it was practised.
 */
export const gapEndSchema = z.enum(['mastered', 'fixed', 'dropped'])

/** An evaluation marked again by a grown-up. */
export const remarkSchema = z.object({
  /** ISO 8601 in UTC. */
  createdAt: z.string(),
  /** The grown-up's name. */
  by: z.string(),
  reason: z.string(),
  /** The mark before and after; the first remark's former one is the first mark of all. */
  formerScore: z.number(),
  formerTotalScore: z.number(),
  score: z.number(),
  totalScore: z.number(),
  /** The concepts of gaps. */
  droppedGaps: z.array(z.string()),
  addedGaps: z.array(z.string()),
})
export type Remark = z.infer<typeof remarkSchema>

/** One of the tries at the same question. */
export const trySchema = z.object({
  id: z.number().int(),
  answer: z.string(),
  score: z.number(),
  totalScore: z.number(),
  /** ISO 8601 in UTC. */
  createdAt: z.string(),
})
export type Try = z.infer<typeof trySchema>
