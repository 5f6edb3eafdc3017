import type { Grade } from '#contract/grades.ts'
import { ApiError } from '#lib/api.ts'
import type { Side } from './pictures.ts'

/** What the steps hold. */
export interface Inputs {
  step: 1 | 2 | 3
  question: string
  answer: string
  grade: Grade | null
  pictures: Record<Side, readonly File[]>
}

/** Back to the answer. A text that must not stay anywhere is taken out of the form, and so out of its draft. */
export function withoutUnkept(error: unknown, { question, answer }: Inputs): Partial<Inputs> {
  const fields = error instanceof ApiError ? error.fields : {}
  if (fields.question !== undefined) return { step: 1, question: '', answer }
  return { step: 2, question, answer: fields.answer === undefined ? answer : '' }
}
