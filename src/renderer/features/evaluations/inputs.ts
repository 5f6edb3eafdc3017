import type { Grade } from '#contract/grades.ts'
import type { Side } from './pictures.ts'

/** What the steps hold. */
export interface Inputs {
  step: 1 | 2 | 3
  question: string
  answer: string
  grade: Grade | null
  pictures: Record<Side, readonly File[]>
}
