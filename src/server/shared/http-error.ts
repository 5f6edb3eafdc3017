import type { ErrorCode } from '#contract/errors.ts'

/** The one error that reaches a client. `message` is read by people, `detail` goes to the log alone. */
export class HttpError extends Error {
  readonly status: number
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined
  readonly detail: unknown
  /** Seconds after which it is worth another try. */
  readonly retryAfter: number | undefined

  constructor(
    status: number,
    code: ErrorCode,
    message: string,
    more: { fields?: Record<string, string>; detail?: unknown; retryAfter?: number } = {},
  ) {
    super(message)
    this.name = 'HttpError'
    this.status = status
    this.code = code
    this.fields = more.fields
    this.detail = more.detail
    this.retryAfter = more.retryAfter
  }
}
