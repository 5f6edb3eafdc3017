import type { Inputs } from './inputs.ts'
import type { AtHomeState } from './wizard-at-home.ts'

/** What was read of a question, where Stepwise isn't sure of it alone. */
export interface AskedReading {
  /** The question that it was read from; another one is read anew. */
  question: string
  /** What was read, with the question whether that is right; markdown. */
  words: string
  /** The answer page that the answer was to be held against. */
  expectedAnswer: string | undefined
  /** Nobody has said yes or no to it. */
  isOpen: boolean
  /** Somebody has said that it is meant so. */
  isRight: boolean
}

export interface ReadingState {
  asked: AskedReading | null
}

export interface ReadingActions {
  /** The reading is right: has the answer marked by it. */
  sayReadRight(): Promise<void>
  /** It is meant in another way: the answer page or a grown-up marks it. */
  sayReadWrong(): void
}

export const nothingAsked = { asked: null } as const satisfies ReadingState

/** Said where a story is meant in another way than it was read. */
export const READ_WRONG =
  'I read this question in another way than it is meant, so I won’t mark it on my own. With the answer page, or with a grown-up, it can still be marked.'

type Both = ReadingState & Inputs & Pick<AtHomeState, 'unmarkable'>

interface ReadingParts {
  get: () => Both
  set: (change: Partial<Both>) => void
  run: (asked: { expectedAnswer: string | undefined }) => Promise<void>
}

export function readingActions({ get, set, run }: ReadingParts): ReadingActions {
  return {
    async sayReadRight() {
      const { asked } = get()
      if (!asked) return
      set({ asked: { ...asked, isOpen: false, isRight: true } })
      await run({ expectedAnswer: asked.expectedAnswer })
    },
    sayReadWrong() {
      const { asked } = get()
      if (asked) set({ asked: { ...asked, isOpen: false }, step: 3, unmarkable: READ_WRONG })
    },
  }
}

/** Whether what is read of the question now has been said to be right. */
export function isReadRight({ asked, question }: Pick<Both, 'asked' | 'question'>): boolean {
  return asked?.question === question && asked.isRight
}
