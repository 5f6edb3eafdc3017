import { HttpError } from '../shared/http-error.ts'

/** What each thing that can end what is under way says to whoever waits for it. */
export const REFUSALS = {
  signed_out: new HttpError(401, 'not_signed_in', 'You need to log in again to continue.'),
  locked: new HttpError(423, 'locked', 'Stepwise is locked. Please enter your password to go on.'),
  corner_closed: new HttpError(
    403,
    'parent_needed',
    'This is for parents. Please enter your password again.',
  ),
  child_gone: new HttpError(403, 'choose_child', 'Please choose who is learning first.'),
} as const

/**
 * Why something under way may not go on: its sign-in has ended, is locked, its parent's corner has closed, or its child
 * learns no more here.
 */
export type End = keyof typeof REFUSALS

/** Has `onEnd` called, maybe more than once, when something ends for a sign-in. @returns what lets go */
export type Hold = (onEnd: (end: End) => void) => () => void
