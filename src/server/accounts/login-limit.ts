import type { RateLimiterMemory } from 'rate-limiter-flexible'
import { HttpError } from '../http/errors.ts'

const MOST_FAILURES = 10
const MINUTES = 15

export interface LoginLimit {
  /**
   * Counts an attempt as a failure until `forgive` says otherwise, so that many at once can't slip through.
   * @throws HttpError 429 with the wait in words
   */
  countAttempt(email: string): Promise<void>
  forgive(email: string): Promise<void>
}

/**
 * Ten failures for an e-mail address close it for 15 minutes. Kept in memory: a restart opens it again.
 * @param reason what the refusal begins with
 */
export function limitLogins(reason = 'Too many wrong passwords for this e-mail.'): LoginLimit {
  let limiter: Promise<RateLimiterMemory> | undefined
  // Loaded at the first login, because it is not needed to start.
  const load = () => (limiter ??= createLimiter())
  return {
    async countAttempt(email) {
      const attempts = await load()
      try {
        await attempts.consume(email.toLowerCase())
      } catch (refusal) {
        if (refusal instanceof Error) throw refusal
        throw tooManyAttempts(reason, await attempts.get(email.toLowerCase()))
      }
    },
    async forgive(email) {
      await (await load()).delete(email.toLowerCase())
    },
  }
}

async function createLimiter(): Promise<RateLimiterMemory> {
  const { RateLimiterMemory } = await import('rate-limiter-flexible')
  return new RateLimiterMemory({ points: MOST_FAILURES, duration: MINUTES * 60, blockDuration: MINUTES * 60 })
}

function tooManyAttempts(reason: string, state: { msBeforeNext: number } | null): HttpError {
  const minutes = Math.max(1, Math.ceil((state?.msBeforeNext ?? 0) / 60_000))
  const wait = minutes === 1 ? '1 minute' : `${minutes} minutes`
  return new HttpError(429, 'too_many_attempts', `${reason} Please wait ${wait} and try again.`)
}
