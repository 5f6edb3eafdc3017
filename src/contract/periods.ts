/** So long the parent's corner stays open after the password, in minutes. */
export const CORNER_MINUTES = 15
/** So many days what left the computer is remembered. */
export const DAYS_OF_AI_USE = 90
/** So long a flagged exchange is kept, whatever becomes of its chat. */
export const DAYS_OF_FLAGS = 90
/** For so many days a damaged file is kept, in case somebody can repair it. */
export const DAYS_DAMAGED_KEPT = 30
