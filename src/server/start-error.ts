/**
 * What stands in the way of a start: the data folder can't be written to; the database is damaged and has no backup,
 * is of a newer version, of another edition, in use by another program, could not be opened or updated; another Stepwise
 * has the folder; the port.
 */
export type StartObstacle =
  | 'folder'
  | 'damaged'
  | 'newer'
  | 'other-edition'
  | 'in-use'
  | 'owned'
  | 'unreadable'
  | 'update'
  | 'port'

interface Reason {
  /** Undefined for what only a command line can get wrong. */
  obstacle?: StartObstacle
  /** One more sentence for the failure screen, about this very case. */
  detail?: string
  cause?: unknown
}

/**
 * Why the server can't start. The message is the one sentence that the person who started it reads: what is wrong
 * and what to do. `cause` holds the technical error for the log.
 */
export class StartError extends Error {
  override readonly name = 'StartError'
  readonly obstacle: StartObstacle | undefined
  readonly detail: string | undefined

  constructor(message: string, { obstacle, detail, cause }: Reason = {}) {
    super(message, { cause })
    this.obstacle = obstacle
    this.detail = detail
  }
}
