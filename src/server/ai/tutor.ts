import type {
  Findings,
  KnowledgeGap,
  PictureAssessment,
  PictureMarkingScheme,
  Resource,
} from '#contract/evaluations.ts'
import type { Grade } from '#contract/grades.ts'
import type { Picture } from '#contract/pictures.ts'
import type { Filled } from '#maths/filled/weigh-fills.ts'
import type { PracticeQuestion, QuestionsToMake } from '#maths/practice/practice-question.ts'

export interface QuestionToMark {
  question: string
  grade: Grade
  /** What was read of it has been shown, and is meant so. */
  isReadRight?: boolean
  /** What a model at home has made of it, for the exact engine; never from outside. */
  filled?: Filled
  questionPictures?: Picture[]
  /** Told what was read in pictures before anything is done with it, for whoever hears it; what it throws ends the call. */
  onRead?(reading: { question?: string; answer?: string }): Promise<void>
}

export interface AnswerToAssess extends QuestionToMark {
  answer: string
  /** Markdown, as `makeMarkingScheme` answered it. */
  markingScheme: string
  totalPossibleScore: number
  /** “I don't know” is marked, with nothing. */
  marksUnknown?: boolean
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

/**
 * What the product asks of an AI. An adapter answers or throws an `HttpError` from `tutor-failure.ts`; each call stops
 * when its signal aborts. Only a tutor that can see is given pictures.
 */
export interface Tutor {
  makeMarkingScheme(input: QuestionToMark, signal: AbortSignal): Promise<PictureMarkingScheme>
  assess(input: AnswerToAssess, signal: AbortSignal): Promise<PictureAssessment>
  findGaps(input: AssessedAnswer, signal: AbortSignal): Promise<Findings>
  /** @param grade the child's, when it is known */
  recommendResources(gaps: KnowledgeGap[], signal: AbortSignal, grade?: Grade): Promise<Resource[]>
  /** How long one of its steps may take just now, in milliseconds, where the usual deadlines don't hold. */
  patience?(): Promise<number | undefined>
  /** @returns as many as were asked for, each of them checked */
  makeQuestions(input: QuestionsToMake, signal: AbortSignal): Promise<PracticeQuestion[]>
}
