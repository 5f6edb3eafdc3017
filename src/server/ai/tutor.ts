import type {
  Findings,
  KnowledgeGap,
  PictureAssessment,
  PictureMarkingScheme,
  Resource,
} from '#contract/evaluations.ts'
import type { Grade } from '#contract/grades.ts'
import type { Picture } from '#contract/pictures.ts'

export interface QuestionToMark {
  question: string
  grade: Grade
  questionPictures?: Picture[]
}

export interface AnswerToAssess extends QuestionToMark {
  answer: string
  /** Markdown, as `makeMarkingScheme` answered it. */
  markingScheme: string
  totalPossibleScore: number
  answerPictures?: Picture[]
  /** What the pictures really say, when a parent has corrected the reading. */
  readQuestion?: string
  readAnswer?: string
}

export interface AssessedAnswer extends QuestionToMark {
  answer: string
  /** The overall assessment's markdown. */
  assessment: string
}

export interface GapToPractise {
  concept: string
  description: string
  /** A standard's code such as `5.NF.A.1`. */
  standard: string | null
  /** Of the answer that showed the gap. */
  grade: Grade
}

export interface QuestionsToMake extends GapToPractise {
  count: number
  /** The texts of the questions that this gap has had, oldest first: none of them is wanted again. */
  earlier: string[]
}

/** A multiple-choice question; texts are Markdown with maths between dollar signs. The options have no order yet. */
export interface PracticeQuestion {
  question: string
  answer: string
  /** Three. */
  wrongAnswers: string[]
  /** Why the answer is right, step by step. */
  explanation: string
  /** What went wrong where this one of the wrong answers was chosen. */
  note?: { wrongAnswer: string; words: string }
}

/**
 * What the product asks of an AI. An adapter answers or throws an `HttpError` from `failures.ts`; each call stops
 * when its signal aborts. Only a tutor that can see is given pictures.
 */
export interface Tutor {
  makeMarkingScheme(input: QuestionToMark, signal: AbortSignal): Promise<PictureMarkingScheme>
  assess(input: AnswerToAssess, signal: AbortSignal): Promise<PictureAssessment>
  findGaps(input: AssessedAnswer, signal: AbortSignal): Promise<Findings>
  /** @param grade the child's, when it is known */
  recommendResources(gaps: KnowledgeGap[], signal: AbortSignal, grade?: Grade): Promise<Resource[]>
  /** @returns as many as were asked for, each of them checked */
  makeQuestions(input: QuestionsToMake, signal: AbortSignal): Promise<PracticeQuestion[]>
}
