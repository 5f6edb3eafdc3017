import type { ErrorCode } from '#contract/errors.ts'
import { HttpError } from '../shared/http-error.ts'

/** What a worker thread is to do. */
export interface Order {
  group: string
  task: string
  given: readonly unknown[]
}

/** How a task has failed. */
export type Failure =
  | {
      state: 'refused'
      status: number
      code: ErrorCode
      message: string
      fields: Record<string, string> | undefined
      retryAfter: number | undefined
    }
  | { state: 'failed'; message: string }

/**
 * What a worker thread answers; before its first order, that it is ready, and how much of its time its warm-up took.
 * `cpu` is its own time so far. All in milliseconds.
 */
export type Outcome = { cpu: number } & (
  | { state: 'ready'; warmUp: number }
  | { state: 'done'; value: unknown }
  | { state: 'threw'; failure: Failure }
)

/** An error's way to the other thread: those for people as they are, others by their kind, since words may be a child's. */
export function failureOf(error: unknown): Failure {
  if (error instanceof HttpError) {
    const { status, code, message, fields, retryAfter } = error
    return { state: 'refused', status, code, message, fields, retryAfter }
  }
  const at = error instanceof Error ? /\n\s+at .*/.exec(error.stack ?? '')?.[0].trim() : undefined
  const kind = error instanceof Error ? error.name : typeof error
  return { state: 'failed', message: `The engine has failed: ${kind} ${at ?? ''}`.trim() }
}

/** The error as it was thrown in the other thread. */
export function errorOf(failure: Failure): Error {
  if (failure.state === 'failed') return new Error(failure.message)
  const { status, code, message, fields, retryAfter } = failure
  return new HttpError(status, code, message, {
    ...(fields && { fields }),
    ...(retryAfter !== undefined && { retryAfter }),
  })
}
