export const SOCKET_PATH = '/ws'
/** In bytes; a larger frame closes the connection with 1009. */
export const LARGEST_FRAME = 25 * 1024 * 1024

/** Close codes beyond 1000 (page left) and 1001 (app closes). */
export const CLOSE_CODES = {
  /** Signed out, the account is gone, or the page is locked. */
  signedOut: 4401,
  /** Too many messages, for too long. */
  abusive: 1008,
  tooLargeFrame: 1009,
  /** Too many connections, or no memory left for this one. */
  tryLater: 1013,
} as const
