import { z } from 'zod'
import { type AnswerResult, answerResultSchema, type Mcq, mcqSchema } from '#contract/boosters.ts'
import type { KnowledgeGap } from '#contract/evaluations.ts'
import type { Answer, Browser } from './browser.ts'
import { evaluation } from './samples.ts'

/** A gap that the builtin tutor finds in `1/2 + 1/3 = 2/5`. */
export const addedDenominators: KnowledgeGap = {
  concept: 'Adding fractions',
  description: 'Adds denominators instead of finding a common one.',
  relevantStandard: '5.NF.A.1',
}

/** Saves an evaluation with these gaps. @returns their ids, in the same order */
export async function savedGaps(
  browser: Browser,
  knowledgeGaps: KnowledgeGap[] = [addedDenominators],
): Promise<number[]> {
  const { json } = await browser.post('/api/evaluations', { ...evaluation, knowledgeGaps })
  const { id } = z.object({ id: z.number() }).parse(json)
  const detail = (await browser.get(`/api/evaluations/${id}`)).json
  return z
    .object({ gaps: z.array(z.object({ id: z.number() })) })
    .parse(detail)
    .gaps.map(gap => gap.id)
}

/** Saves one gap. @returns its id */
export async function savedGap(browser: Browser, gap = addedDenominators): Promise<number> {
  const [id = 0] = await savedGaps(browser, [gap])
  return id
}

const mcqsSchema = z.object({ mcqs: z.array(mcqSchema) })

/** Has questions made for a gap. */
export async function generated(browser: Browser, gapId: number, count = 5): Promise<Mcq[]> {
  const answer = await browser.post('/api/boosters/generate-mcqs', { gapId, count })
  return mcqsSchema.parse(answer.json).mcqs
}

export function submit(browser: Browser, mcq: Mcq, isRight: boolean, submissionId?: string): Promise<Answer> {
  const wrong = mcq.correctAnswer === 'A' ? 'B' : 'A'
  const userAnswer = isRight ? mcq.correctAnswer : wrong
  return browser.post('/api/boosters/submit-answer', { mcqId: mcq.id, userAnswer, submissionId })
}

/** Answers a question; fails unless the answer was counted. */
export async function answered(browser: Browser, mcq: Mcq, isRight: boolean): Promise<AnswerResult> {
  return answerResultSchema.parse((await submit(browser, mcq, isRight, crypto.randomUUID())).json)
}

export async function nextMcq(browser: Browser, gapId: number): Promise<{ mcq: Mcq; message?: string }> {
  const { json } = await browser.get(`/api/boosters/next-mcq/${gapId}`)
  return z.object({ mcq: mcqSchema, message: z.string().optional() }).parse(json)
}
