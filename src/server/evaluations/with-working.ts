import type { Assessment } from '#contract/evaluations.ts'
import { withReading } from '#contract/readings.ts'
import { answerPage } from '../answer-page/index.ts'
import { orWithout } from '../engine/poison.ts'

/** Puts what exact arithmetic says of the child's lines beside a mark, whoever gave it. */
export async function withWorking<A extends Assessment & { readQuestion?: string; readAnswer?: string }>(
  { question, answer }: { question: string; answer: string },
  assessment: A,
): Promise<A> {
  const read = answerPage.working(
    withReading(question, assessment.readQuestion),
    withReading(answer, assessment.readAnswer),
  )
  const { working, good, hint } = (await orWithout(read, undefined)) ?? {}
  if (!working || working.lines.length === 0) return assessment
  if (assessment.score >= assessment.totalScore) return { ...assessment, ...working }
  return {
    ...assessment,
    ...working,
    ...(good !== undefined && { good }),
    ...(hint !== undefined && { hint }),
  }
}
