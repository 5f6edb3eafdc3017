import { createHash } from 'node:crypto'
import { HttpError } from '../shared/http-error.ts'
import { createSubject, type FailedTries } from './failed-tries.ts'

export interface LoginLimit {
  /**
   * Counts a try as a failure before the check says otherwise, so that many at once can't slip through. A right one
   * wipes the failures before it; one that can't be checked doesn't count.
   * @returns what the check says
   * @throws HttpError 429 after ten failures in 15 minutes, with the wait in words, without checking
   */
  tryOnce(subject: string, check: () => Promise<boolean>): Promise<boolean>
  /** Counts a wrong one that was tried elsewhere. */
  countFailure(subject: string): Promise<void>
  forgive(subject: string): Promise<void>
}

/** @param reason what the refusal begins with */
function limitTries(tries: FailedTries, reason: string): LoginLimit {
  return {
    async tryOnce(subject, check) {
      const wait = await tries.count(subject)
      if (wait > 0) throw tooManyTries(reason, wait)
      let isRight: boolean
      try {
        isRight = await check()
      } catch (error) {
        await tries.takeBack(subject)
        throw error
      }
      if (isRight) await tries.forgive(subject)
      return isRight
    },
    async countFailure(subject) {
      await tries.count(subject)
    },
    forgive: tries.forgive,
  }
}

/** Log-ins, recovery codes and the password given once more: none of them uses up the tries of another. */
export function limitLogins(tries: FailedTries) {
  return {
    /** By account, or by e-mail where there is none. */
    login: limitTries(tries, 'Too many wrong passwords for this e-mail.'),
    /** By account, or by e-mail where there is none. */
    recovery: limitTries(tries, 'Too many wrong recovery codes for this e-mail.'),
    /** By sign-in: whoever tries at the log-in page can't close the corner of a parent who is here. */
    again: limitTries(tries, 'Too many wrong passwords for this e-mail.'),
    /** By child; the parent's password is apart from it. */
    pictureCode: limitTries(tries, 'Too many wrong pictures.'),
  }
}
export type LoginLimits = ReturnType<typeof limitLogins>

export const triesOf = {
  login: (email: string, account: { id: number } | undefined) =>
    createSubject('login', account, hashEmail(email)),
  recovery: (email: string, account: { id: number } | undefined) =>
    createSubject('recovery', account, hashEmail(email)),
  again: (session: string) => `again ${session}`,
  pictureCode: (childId: number) => `pictures ${childId}`,
}

function hashEmail(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('base64url')
}

function tooManyTries(reason: string, milliseconds: number): HttpError {
  const minutes = Math.max(1, Math.ceil(milliseconds / 60_000))
  const wait = minutes === 1 ? '1 minute' : `${minutes} minutes`
  return new HttpError(429, 'too_many_attempts', `${reason} Please wait ${wait} and try again.`, {
    retryAfter: Math.ceil(milliseconds / 1_000),
  })
}
