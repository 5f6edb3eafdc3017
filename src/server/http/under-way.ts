import type { Request, Response } from 'express'
import type { HttpError } from '../shared/http-error.ts'
import { tutorFailure } from '../shared/tutor-failure.ts'

export interface UnderWay {
  /** Aborts when the client leaves, at the deadline with the failure `ai_timeout`, and with what `end` was told. */
  signal: AbortSignal
  /** Counts from now on, in the place of an earlier one. @param milliseconds none for no deadline */
  setDeadline(milliseconds: number | undefined): void
  /** Waits for the work, but no longer than the deadline and the end. */
  hold<T>(work: T | Promise<T>): Promise<T>
  /** Ends it at once: a failure for who waits for an answer; not one byte more of an answer that is on its way. */
  end(failure: HttpError): void
}

/** A request under way. Work that doesn't heed its signal is no longer waited for when it ends. */
export function underWay(request: Request, response: Response): UnderWay {
  const controller = new AbortController()
  const ended = Promise.withResolvers<never>()
  // Without work to race against, a rejection would count as unhandled.
  ended.promise.catch(() => {})
  let timer: ReturnType<typeof setTimeout> | undefined
  const fail = (failure: HttpError) => {
    controller.abort(failure)
    ended.reject(failure)
  }
  response.once('close', () => {
    clearTimeout(timer)
    controller.abort(new Error('The client has left'))
  })
  return {
    signal: controller.signal,
    setDeadline(milliseconds) {
      clearTimeout(timer)
      if (milliseconds !== undefined) timer = setTimeout(() => fail(tutorFailure('ai_timeout')), milliseconds)
    },
    hold: work => Promise.race([work, ended.promise]),
    end(failure) {
      fail(failure)
      // Closed without a reset, what waits in the system's buffers would still arrive.
      if (response.headersSent) request.socket.resetAndDestroy()
    },
  }
}
