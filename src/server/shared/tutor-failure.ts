import { HttpError } from '#server/shared/http-error.ts'

/** The ways in which a tutor can fail. Each message tells a parent what to do. */
const failures = {
  ai_not_connected: {
    status: 503,
    message: 'No AI is connected. A parent can connect one in Settings.',
  },
  ai_key_refused: {
    status: 502,
    message: 'The AI service refused the key. A parent can check it in Settings, or enter a new one.',
  },
  ai_busy: {
    status: 503,
    message:
      'The AI service is busy right now. Your work is still here: please try again in a few minutes, or choose another AI in Settings.',
  },
  ai_offline: {
    status: 503,
    message:
      'The AI service can’t be reached. Please check the internet connection and try again; your work is still here.',
  },
  ai_timeout: {
    status: 504,
    message: 'The AI took too long to answer. Your work is still here: please try again.',
  },
  ai_unreadable: {
    status: 502,
    message:
      'The AI gave an answer that can’t be used. Please try again, or choose another model in Settings; your work is still here.',
  },
} as const

export type FailureCode = keyof typeof failures

/**
 * @param code which of the known failures
 * @param message in place of the usual words, when the adapter can say more exactly what to do
 * @param detail for the log alone
 */
export function tutorFailure(code: FailureCode, message?: string, detail?: unknown): HttpError {
  return new HttpError(failures[code].status, code, message ?? failures[code].message, { detail })
}
