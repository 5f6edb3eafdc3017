import type { Assessment } from '#contract/evaluations.ts'
import { withReading } from '#contract/readings.ts'

/** Puts what exact arithmetic says of the child's lines beside a mark, whoever gave it. */
export async function withWorking<A extends Assessment & { readQuestion?: string; readAnswer?: string }>(
  { question, answer }: { question: string; answer: string },
  assessment: A,
): Promise<A> {
  const { readWorking } = await import('#maths/working/working-lines.ts')
  const working = readWorking(
    withReading(question, assessment.readQuestion),
    withReading(answer, assessment.readAnswer),
  )
  if (working.lines.length === 0) return assessment
  if (assessment.score >= assessment.totalScore) return { ...assessment, ...working }
  const { goodOfWorking, hintOfSlip } = await import('../answer-page/index.ts')
  const [good, hint] = [goodOfWorking(working), hintOfSlip(working)]
  return {
    ...assessment,
    ...working,
    ...(good !== undefined && { good }),
    ...(hint !== undefined && { hint }),
  }
}
