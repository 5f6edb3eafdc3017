import { ApiError, exactlySaid, isKindWords } from '#lib/api.ts'
import { wordsOf } from '#lib/plain-words.ts'
import type { EvaluationResult } from './evaluate.ts'
import { type Inputs, withoutUnkept } from './inputs.ts'
import type { AskedState } from './wizard-asked.ts'
import type { AtHomeState } from './wizard-at-home.ts'
import type { UnknownState } from './wizard-unknown.ts'

/** Said where nobody says what went wrong. */
export const UNEXPECTED = 'An unexpected error occurred'

interface Failed
  extends Partial<Inputs>,
    Partial<Pick<AtHomeState, 'unmarkable'>>,
    Partial<UnknownState>,
    Partial<AskedState> {
  result?: EvaluationResult | null
  error?: string | null
  errorExactly?: string | null
  askedBack?: string | null
}

/**
 * Where the wizard goes when marking has failed: back to the words that are asked about, to the ways without a tutor,
 * or to the error beside the last step.
 * @param expectedAnswer what the answer page says, where that was asked
 */
export function afterFailure(
  error: unknown,
  state: Inputs & { result: EvaluationResult | null },
  expectedAnswer: string | undefined,
): Failed {
  if (isKindWords(error)) return withoutUnkept(error, state)
  const message = wordsOf(error, UNEXPECTED)
  const code = error instanceof ApiError ? error.code : undefined
  if (code === 'answer_unread') return { unmarkable: null, step: 2, result: null, askedBack: message }
  if (code === 'answer_unknown') {
    const { question } = state
    const unknown = { question, words: message, expectedAnswer, hints: [], shown: 0, isOpen: true }
    return { unmarkable: null, step: 2, result: null, unknown }
  }
  if (code === 'reading_asked') {
    const { question } = state
    const asked = { question, words: message, expectedAnswer, isOpen: true, isRight: false }
    return { unmarkable: null, step: 2, result: null, asked }
  }
  if (code === 'ai_not_connected' && !state.result) return { unmarkable: message }
  return { error: message, errorExactly: exactlySaid(error) ?? null }
}
