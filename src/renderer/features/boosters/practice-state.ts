import type { AnswerResult, Mcq, OptionLetter } from '#contract/boosters.ts'
import type { MixedQuestion } from '#contract/practice.ts'

export interface PracticeState {
  /** The gap that is practised, null while none is selected. */
  gapId: number | null
  mcqs: readonly Mcq[]
  /** Why the questions could not be read. */
  loadError: Error | null
  isLoading: boolean
  isGenerating: boolean
  isSubmitting: boolean
  isFetchingNext: boolean
  /** The question on the screen; it stays there while the list around it changes. */
  current: Mcq | null
  choice: OptionLetter | null
  /** Locks the options once it is there. */
  result: AnswerResult | null
  /** This very answer was the fifth in a row. */
  hasJustResolved: boolean
  /** What has been told about the question on the screen, in markdown. */
  hints: readonly string[]
  isFetchingHint: boolean
  /** The questions of a mixed practice, null in the practice of one gap. */
  mixed: readonly MixedQuestion[] | null
  /** Right answers of a mixed practice that has come to its end; null before. */
  mixedScore: number | null
}

/** A question as it comes on the screen. */
export const unanswered = {
  choice: null,
  result: null,
  hasJustResolved: false,
  hints: [],
  isFetchingHint: false,
} as const

/** Nothing is practised. */
export const nothing: PracticeState = {
  gapId: null,
  mcqs: [],
  loadError: null,
  isLoading: false,
  isGenerating: false,
  isSubmitting: false,
  isFetchingNext: false,
  current: null,
  ...unanswered,
  mixed: null,
  mixedScore: null,
}
