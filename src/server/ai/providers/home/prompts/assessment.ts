import { z } from 'zod'
import { type Point, pointsOf } from '#text/subjects/points.ts'
import { ask } from '../../../ask.ts'
import type { MarkingSteps } from '../../../marking/steps.ts'
import type { ModelRequest } from '../../../model-request.ts'
import { fenced } from '../../../prompts/fence.ts'
import type { AnswerToAssess } from '../../../tutor.ts'
import { DATA, PLAINLY, teacherOf } from './small-words.ts'

const WORTH = { yes: 1, partly: 0.5, no: 0 } as const
type Earned = keyof typeof WORTH

/** The words come first, so that a model has thought before it judges. */
const schemaOf = (points: readonly Point[]) =>
  z.object({
    good: z.string().min(1),
    next: z.string(),
    ...Object.fromEntries(points.map((_, at) => [`point${at + 1}`, z.enum(['yes', 'partly', 'no'])])),
  })

type SmallAssessment = { good: string; next: string } & Record<string, unknown>

/** Asks of each point whether the answer has it. */
function request(
  { question, grade, markingScheme, answer }: AnswerToAssess,
  points: readonly Point[],
  fact: string | undefined,
): ModelRequest<SmallAssessment> {
  const { subject } = pointsOf(question, grade)
  return {
    name: 'small_assessment',
    instruction: [
      teacherOf(subject, grade),
      'Look at the answer. good: one sentence on what is good in it. next: one sentence that hints at what is missing and does not tell it; empty if nothing is. Then of each point whether the answer has it: yes, partly or no. Other words for the same are as right; what it does not say it does not have.',
      points.map(({ text }, at) => `point${at + 1}: ${text}`).join('\n'),
      ...(fact === undefined ? [] : [`This is certain, judge by it: ${fact}`]),
      DATA,
      PLAINLY,
    ].join('\n'),
    content: [fenced('RIGHT ANSWER', markingScheme), fenced('QUESTION', question), fenced('ANSWER', answer)],
    schema: schemaOf(points) as z.ZodType<SmallAssessment>,
  }
}

/** A mark by points: the model judges each, and the sum is ours. */
export const assessByPoints: MarkingSteps['assessment'] = async (model, input, fact, signal) => {
  const { points, total } = pointsOf(input.question, input.grade)
  const said = await ask(model, request(input, points, fact), signal)
  const earned = points.map(({ marks }, at) => marks * WORTH[said[`point${at + 1}`] as Earned])
  const sum = earned.reduce((all, each) => all + each, 0)
  const lines = points.map(({ text, marks }, at) => `- ${text}: ${earned[at]} of ${marks}`)
  const next = sum < total ? said.next.trim() : ''
  return {
    overallAssessment: [said.good.trim(), lines.join('\n'), next].filter(Boolean).join('\n\n'),
    // The scheme may be another one's.
    score: total === input.totalPossibleScore ? sum : (sum / total) * input.totalPossibleScore,
    calculation: null,
    readQuestion: null,
    readAnswer: null,
  }
}
