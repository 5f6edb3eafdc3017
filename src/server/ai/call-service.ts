import { setTimeout as pause } from 'node:timers/promises'
import { HttpError } from '../shared/http-error.ts'
import { type FailureCode, tutorFailure } from '../shared/tutor-failure.ts'

/** What an SDK's error means to us. */
export interface Failure {
  code: FailureCode
  /** In place of the code's usual words. */
  message?: string
  /** For the log. */
  detail?: unknown
  /** There when another try may help; `afterMs` when the service has named its wish. */
  retry?: { afterMs?: number }
}

const MOST_RETRIES = 2
const FIRST_WAIT_MS = 400
/** A service that wants a longer wait is called busy at once: nobody looks at a wizard that long. */
const LONGEST_WAIT_MS = 20_000

/**
 * Calls a service, at most twice again where that may help, until the signal aborts.
 * @param explain turns what the call threw into a failure
 * @throws HttpError of the last failure, or whatever HttpError the call or the door threw itself; the signal's reason when it has aborted during a call
 */
export async function callService<T>(
  call: () => Promise<T>,
  explain: (error: unknown) => Failure,
  signal: AbortSignal,
): Promise<T> {
  for (let retries = 0; ; retries += 1) {
    signal.throwIfAborted()
    try {
      return await call()
    } catch (error) {
      signal.throwIfAborted()
      const own = httpErrorIn(error)
      if (own) throw own
      const { code, message, detail, retry } = explain(error)
      const failure = tutorFailure(code, message, detail)
      if (!retry || retries === MOST_RETRIES) throw failure
      const wait = retry.afterMs ?? FIRST_WAIT_MS * 2 ** retries * (1 + Math.random() / 4)
      if (wait > LONGEST_WAIT_MS) throw failure
      // Aborted while waiting, the failure itself says more than that time is up.
      await pause(wait, undefined, { signal }).catch(() => {
        throw failure
      })
    }
  }
}

/** An SDK wraps what our `fetch` has thrown. */
function httpErrorIn(error: unknown): HttpError | undefined {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (each instanceof HttpError) return each
  }
  return undefined
}
