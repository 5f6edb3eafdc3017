/**
 * What stands in the way of a start: the data folder can't be written to; the database is damaged and has no backup,
 * is of a newer version, of another edition, of no edition for sure, in use by another program, could not be opened or
 * updated; another Stepwise has the folder; the port.
 */
export type StartObstacle =
  | 'folder'
  | 'damaged'
  | 'newer'
  | 'other-edition'
  | 'strange'
  | 'in-use'
  | 'owned'
  | 'unreadable'
  | 'update'
  | 'port'

interface Reason {
  /** Undefined for what only a command line can get wrong. */
  obstacle?: StartObstacle | undefined
  /** One more sentence for the failure screen, about this very case. */
  detail?: string
  /** When the good backup was taken that a parent may go back to. */
  backup?: Date
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
  readonly backup: Date | undefined

  constructor(message: string, { obstacle, detail, backup, cause }: Reason = {}) {
    super(message, { cause })
    this.obstacle = obstacle
    this.detail = detail
    this.backup = backup
  }
}
