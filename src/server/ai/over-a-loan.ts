import { HttpError } from '../shared/http-error.ts'
import { type FailureCode, tutorFailure } from '../shared/tutor-failure.ts'
import type { Conversation, Speak, Transcribe } from './conversation.ts'
import type { LanguageModel } from './language-model.ts'
import type { Loan } from './loans.ts'

/** What fails over another family's connection is told without its address, its model or its plan. */
const words: Partial<Record<string, [FailureCode, string?]>> = {
  ai_not_connected: [
    'ai_not_connected',
    'The AI that another family shares does not work right now. Your work is still here; that family’s parent can look after it, or yours can connect another AI in Settings.',
  ],
  ai_key_refused: [
    'ai_key_refused',
    'The AI that another family shares refused its key. Your work is still here; that family’s parent can look after it, or yours can connect another AI in Settings.',
  ],
  ai_offline: [
    'ai_offline',
    'The AI that another family shares can’t be reached right now. Please try again later; your work is still here.',
  ],
  ai_busy: [
    'ai_busy',
    'The AI that another family shares is busy or used up. Your work is still here: please try again later, or choose another AI in Settings.',
  ],
  ai_unreadable: ['ai_unreadable'],
}

/** Runs a request until its own end or that of the sharing, whichever comes first. */
async function lent<T>(
  { until }: Loan,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  try {
    return await work(AbortSignal.any([signal, until]))
  } catch (error) {
    throw told(error, until)
  }
}

function told(error: unknown, until: AbortSignal): unknown {
  if (until.aborted || !(error instanceof HttpError)) return until.aborted ? until.reason : error
  const [code, message] = words[error.code] ?? []
  return code ? tutorFailure(code, message, error.detail) : error
}

export function modelOverLoan(model: LanguageModel, loan: Loan): LanguageModel {
  return {
    service: model.service,
    answer: (request, signal) => lent(loan, signal, both => model.answer(request, both)),
    listModels: signal => lent(loan, signal, both => model.listModels(both)),
  }
}

export function conversationOverLoan(conversation: Conversation, loan: Loan): Conversation {
  const { service, moderate } = conversation
  return {
    service,
    async *chat(question, signal) {
      const both = AbortSignal.any([signal, loan.until])
      try {
        yield* conversation.chat(question, both)
      } catch (error) {
        throw told(error, loan.until)
      }
    },
    ...(moderate && {
      moderate: (text: string, signal: AbortSignal) => lent(loan, signal, both => moderate(text, both)),
    }),
  }
}

export const transcribeOverLoan =
  (transcribe: Transcribe, loan: Loan): Transcribe =>
  (recording, signal) =>
    lent(loan, signal, both => transcribe(recording, both))

export const speakOverLoan =
  (speak: Speak, loan: Loan): Speak =>
  (text, signal) =>
    lent(loan, signal, both => speak(text, both))
