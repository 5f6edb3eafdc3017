import { HttpError } from '#server/http/errors.ts'

/** The ways in which a tutor can fail. Each message tells a parent what to do. */
const failures = {
  ai_not_connected: {
    status: 503,
    message: 'No AI is connected. A parent can connect one in Settings.',
  },
  ai_timeout: {
    status: 504,
    message: 'The AI took too long to answer. Your work is still here: please try again.',
  },
} as const

/**
 * @param code which of the known failures
 * @param message in place of the usual words, when the adapter can say more exactly what to do
 * @param detail for the log alone
 */
export function tutorFailure(code: keyof typeof failures, message?: string, detail?: unknown): HttpError {
  return new HttpError(failures[code].status, code, message ?? failures[code].message, { detail })
}
