import type { Finding } from '../shared/concerns.ts'

/** So many of the child's messages before a new one are looked at. */
export const MOST_EARLIER = 12

/** What there is to say to a child's message in place of an answer. */
export interface Heard extends Finding {
  /** It tells more of what it told before. */
  isGoingOn: boolean
  /** For the parent to see; never what happens at home, and not a mere "ok". */
  isFlagged: boolean
}

/** Whether the child is asked if anything is wrong, and the tutor answers all the same. Harm at home is kept from home even so. */
export const isOnlyAsked = ({ isUnsure, isAtHome }: Finding): boolean => isUnsure === true && !isAtHome
