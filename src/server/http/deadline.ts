import type { Response } from 'express'
import { tutorFailure } from '../ai/failures.ts'

export interface Deadline {
  signal: AbortSignal
  /** Waits for the work, but no longer than the deadline. */
  hold<T>(work: T | Promise<T>): Promise<T>
}

/**
 * A signal that aborts when the client leaves and, after `milliseconds`, with the failure `ai_timeout`. Work that
 * doesn't heed it is no longer waited for at the deadline.
 */
export function deadlineSignal(response: Response, milliseconds: number | undefined): Deadline {
  const controller = new AbortController()
  const late = Promise.withResolvers<never>()
  // Without work to race against, a rejection would count as unhandled.
  late.promise.catch(() => {})
  const timer =
    milliseconds === undefined
      ? undefined
      : setTimeout(() => {
          const failure = tutorFailure('ai_timeout')
          controller.abort(failure)
          late.reject(failure)
        }, milliseconds)
  response.once('close', () => {
    clearTimeout(timer)
    controller.abort(new Error('The client has left'))
  })
  return { signal: controller.signal, hold: work => Promise.race([work, late.promise]) }
}
