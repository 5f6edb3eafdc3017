import { ApiError, exactlySaid } from '#lib/api.ts'
import { wordsOf } from '#lib/plain-words.ts'
import type { Inputs } from './inputs.ts'
import type { ReadingState } from './wizard-reading.ts'
import type { UnknownState } from './wizard-unknown.ts'

/** What the wizard changes where an answer was not marked. */
export interface Refused extends Partial<ReadingState>, Partial<Pick<UnknownState, 'unknown'>> {
  unmarkable?: string | null
  step?: 2
  result?: null
  askedBack?: string
  error?: string
  errorExactly?: string | null
}

/** Said where nobody says what went wrong. */
export const UNEXPECTED = 'An unexpected error occurred'

/**
 * What the wizard shows where an answer was not marked: a question back, what else can be done, or what went wrong.
 * @param expectedAnswer the answer page that it was held against
 */
export function refused(
  error: unknown,
  { question, result }: { question: string; result: unknown },
  expectedAnswer: string | undefined,
): Refused {
  const message = wordsOf(error, UNEXPECTED)
  const back = { unmarkable: null, step: 2, result: null } as const
  switch (error instanceof ApiError ? error.code : undefined) {
    case 'answer_unread':
      return { ...back, askedBack: message }
    case 'answer_unknown':
      return {
        ...back,
        unknown: { question, words: message, expectedAnswer, hints: [], shown: 0, isOpen: true },
      }
    case 'reading_asked':
      return { ...back, asked: { question, words: message, expectedAnswer, isOpen: true, isRight: false } }
    case 'ai_not_connected':
      if (!result) return { unmarkable: message }
  }
  return { error: message, errorExactly: exactlySaid(error) ?? null }
}

/** Back to the answer. A text that must not stay anywhere is taken out of the form, and so out of its draft. */
export function withoutUnkept(error: unknown, { question, answer }: Inputs): Partial<Inputs> {
  const fields = error instanceof ApiError ? error.fields : {}
  if (fields.question !== undefined) return { step: 1, question: '', answer }
  return { step: 2, question, answer: fields.answer === undefined ? answer : '' }
}
