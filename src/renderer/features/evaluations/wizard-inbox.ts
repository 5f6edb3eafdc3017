import { inboxEndpoints } from '#contract/inbox.ts'
import { isKindWords, type Request } from '#lib/api.ts'
import { wordsOf } from '#lib/plain-words.ts'
import type { Undecided } from './evaluate.ts'
import { type Inputs, withoutUnkept } from './inputs.ts'
import { filledTexts } from './pictures.ts'

/** Keeping for a grown-up what nobody here can mark. */
export interface InboxState {
  isKeeping: boolean
  /** Why it could not be kept, in words. */
  keepProblem: string | null
  /** What was kept just now, until the child goes on. */
  kept: { question: string } | null
}

export interface InboxActions {
  /** Puts question, answer and photos into the grown-up's inbox, and empties the wizard. */
  keepForGrownUp(): Promise<void>
  /** From what was kept to an empty wizard. */
  leaveKept(): void
}

export const nothingKept = { isKeeping: false, keepProblem: null, kept: null } as const satisfies InboxState

type Both = InboxState &
  Inputs & { careWords: string | null; expectedAnswer: string; undecided: Undecided | null }

interface InboxParts {
  get: () => Both & { reset(): void }
  set: (change: Partial<Both>) => void
  request: Request
}

export function inboxActions({ get, set, request }: InboxParts): InboxActions {
  /** One for each work: pressed again after a lost answer, it is kept once. */
  let last: { work: string; submissionId: string } | undefined

  return {
    async keepForGrownUp() {
      const { grade, pictures, isKeeping, expectedAnswer, undecided } = get()
      if (isKeeping || grade === null) return
      const texts = filledTexts(get())
      const work = JSON.stringify([texts, pictures.question.length, pictures.answer.length])
      if (last?.work !== work) last = { work, submissionId: crypto.randomUUID() }
      const { submissionId } = last
      const page = undecided === null ? undefined : expectedAnswer.trim() || undefined
      set({ isKeeping: true, keepProblem: null })
      try {
        const { careWords = null } = await request(inboxEndpoints.keep, {
          body: { ...texts, grade, submissionId, expectedAnswer: page },
          pictures: { question_images: [...pictures.question], answer_images: [...pictures.answer] },
        })
        if (get().isKeeping) {
          get().reset()
          set({ kept: { question: texts.question }, careWords })
        }
      } catch (error) {
        if (isKindWords(error)) set({ isKeeping: false, ...withoutUnkept(error, get()) })
        else set({ isKeeping: false, keepProblem: wordsOf(error, 'It could not be kept. Please try again.') })
      }
    },
    leaveKept: () => get().kept && set({ kept: null, careWords: null }),
  }
}
