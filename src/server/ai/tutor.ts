import type { Assessment, Findings, KnowledgeGap, MarkingScheme, Resource } from '#contract/evaluations.ts'
import type { Grade } from '#contract/grades.ts'

export interface QuestionToMark {
  question: string
  grade: Grade
}

export interface AnswerToAssess extends QuestionToMark {
  answer: string
  /** Markdown, as `makeMarkingScheme` answered it. */
  markingScheme: string
  totalPossibleScore: number
}

export interface AssessedAnswer extends QuestionToMark {
  answer: string
  /** The overall assessment's markdown. */
  assessment: string
}

/**
 * What the product asks of an AI. An adapter answers or throws an `HttpError` from `failures.ts`; each call stops
 * when its signal aborts.
 */
export interface Tutor {
  makeMarkingScheme(input: QuestionToMark, signal: AbortSignal): Promise<MarkingScheme>
  assess(input: AnswerToAssess, signal: AbortSignal): Promise<Assessment>
  findGaps(input: AssessedAnswer, signal: AbortSignal): Promise<Findings>
  recommendResources(gaps: KnowledgeGap[], signal: AbortSignal): Promise<Resource[]>
}
