/**
 * Why the server can't start. The message is the one sentence that the person who started it reads: what is wrong
 * and what to do. `cause` holds the technical error for the log.
 */
export class StartError extends Error {
  override readonly name = 'StartError'
}
