import { existsSync, renameSync, statSync } from 'node:fs'
import { type DestinationStream, pino } from 'pino'

/** In bytes; a fuller log becomes the former one at the next start. */
const LARGEST_LOG = 1_000_000

/**
 * Opens a file for a log that nobody else of this computer may read, its folder made when missing.
 * @throws where it can't be written to
 */
export function openLogFile(dest: string): DestinationStream {
  if (existsSync(dest) && statSync(dest).size > LARGEST_LOG) renameSync(dest, `${dest}.1`)
  const file = pino.destination({ dest, mkdir: true, mode: 0o600, sync: true })
  // A full disk costs the line, not the app.
  file.on('error', () => {})
  return file
}
