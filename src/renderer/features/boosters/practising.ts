import type { StoreApi } from 'zustand/vanilla'
import type { AnswerResult, BoosterGap, OptionLetter } from '#contract/boosters.ts'
import type { Request } from '#lib/api.ts'
import type { ToastOptions } from '#ui/toasts.ts'
import { nothing, type PracticeState } from './practice-state.ts'

export interface PracticeParts {
  request: Request
  toast: (options: ToastOptions) => void
  /** Called after every submission, with the answer where there is one. */
  onSubmitted: (result: AnswerResult | null) => void
}

/** What practice needs to know of a gap; a mastered one may be due for a look. */
export type PractisedGap = Pick<BoosterGap, 'id' | 'progress'> & { isDue?: boolean }

export interface Submission {
  mcqId: number
  userAnswer: OptionLetter
  submissionId: string
  hintsUsed: number
}

/** A practice under way: what the page sees of it is in the store, the rest only its steps know. */
export interface Practising extends PracticeParts {
  store: StoreApi<PracticeState>
  /** What is begun is for the gap that was selected then; an answer for another visit is dropped. */
  visit: AbortController | null
  wasResolved: boolean
  /** The gap was mastered and is due: a look asks something that was not seen lately. */
  isLook: boolean
  refresh: ReturnType<typeof setTimeout> | undefined
  rightOfMixed: number
  /** Kept until the server has answered, so that pressing again after a lost answer does not count twice. */
  submission: Submission | null
}

/** Leaves what was practised, and begins a visit of this gap, or of none. */
export function startOver(practising: Practising, gapId: number | null): void {
  practising.visit?.abort()
  clearTimeout(practising.refresh)
  practising.submission = null
  practising.rightOfMixed = 0
  practising.store.setState({ ...nothing, gapId })
  practising.visit = new AbortController()
}
