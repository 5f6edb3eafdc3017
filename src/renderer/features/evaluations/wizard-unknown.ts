import { evaluationEndpoints } from '#contract/evaluations.ts'
import type { Request } from '#lib/api.ts'
import { wordsOf } from '#lib/plain-words.ts'
import type { Inputs } from './inputs.ts'
import { filledTexts } from './pictures.ts'
import type { PictureState } from './wizard-pictures.ts'
import { isReadRight, type ReadingState } from './wizard-reading.ts'

/** What the child has said not to know: it is asked once whether to try with a hint. */
export interface Unknown {
  /** The question; as long as it stays, the answer counts the next time, whatever it is. */
  question: string
  /** What the tutor asks. */
  words: string
  /** The answer page that the answer was held against. */
  expectedAnswer: string | undefined
  /** None before the child wants one. */
  hints: readonly string[]
  /** So many of them are shown. */
  shown: number
  /** The child has not gone on since. */
  isOpen: boolean
}

export interface UnknownState {
  unknown: Unknown | null
  isFetchingHint: boolean
}

export interface UnknownActions {
  /** Shows one more hint. */
  giveHint(): Promise<void>
  /** Has what is not known marked as it is, and so shows the way. */
  showWay(): Promise<void>
}

export const nothingUnknown = { unknown: null, isFetchingHint: false } as const satisfies UnknownState

/** No service gives a hint: the child may still try, or see the way. */
const NO_HINT =
  'There is no hint right now. What does the question want to know? Begin with what you know already.'

type Both = UnknownState & ReadingState & Inputs & PictureState

interface UnknownParts {
  get: () => Both
  set: (change: Partial<Both>) => void
  request: Request
  run: (asked: { expectedAnswer: string | undefined }) => Promise<void>
}

export function unknownActions({ get, set, request, run }: UnknownParts): UnknownActions {
  /** Of the question that is shown: it may be another one by the time the hints are there. */
  function change(asked: Unknown, next: Partial<Unknown>): void {
    const { unknown } = get()
    if (unknown?.question === asked.question) set({ unknown: { ...unknown, ...next } })
  }

  return {
    async giveHint() {
      const { unknown, isFetchingHint } = get()
      if (!unknown || isFetchingHint) return
      if (unknown.hints.length > 0) return change(unknown, { shown: unknown.shown + 1 })
      set({ isFetchingHint: true })
      try {
        const { question, answer } = filledTexts(get())
        const { hints } = await request(evaluationEndpoints.giveHints, {
          body: { question, answer, isReadRight: isReadRight(get()) || undefined },
        })
        change(unknown, { hints, shown: 1 })
      } catch (error) {
        change(unknown, { hints: [wordsOf(error, NO_HINT)], shown: 1 })
      } finally {
        set({ isFetchingHint: false })
      }
    },
    async showWay() {
      const { unknown } = get()
      if (!unknown) return
      set({ unknown: { ...unknown, isOpen: false } })
      await run({ expectedAnswer: unknown.expectedAnswer })
    },
  }
}

/** Whether "I don't know" counts now. */
export function isAskedAlready({ unknown, question }: Pick<Both, 'unknown' | 'question'>): boolean {
  return unknown?.question === question
}
