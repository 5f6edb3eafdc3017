import { existsSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { app, crashReporter } from 'electron'
import { type Logger, pino } from 'pino'
import { openLog as openSafeLog } from '#server/log/log.ts'

/** In bytes; a fuller log becomes the former one at the next start. */
const LARGEST_LOG = 1_000_000

/** Opens the log file; where none can be written, the log goes to stderr. Away from the installed app, to both. */
export function openLog(folder: string): Logger {
  const level = process.env.STEPWISE_LOG_LEVEL ?? 'info'
  const stderr = { level, stream: pino.destination({ fd: 2, sync: true }) }
  try {
    const file = { level, stream: openFile(join(folder, 'stepwise.log')) }
    return openSafeLog(level, pino.multistream(app.isPackaged ? [file] : [file, stderr]))
  } catch {
    return openSafeLog(level, pino.multistream([stderr]))
  }
}

function openFile(dest: string) {
  if (existsSync(dest) && statSync(dest).size > LARGEST_LOG) renameSync(dest, `${dest}.1`)
  const file = pino.destination({ dest, mkdir: true, sync: true })
  // A full disk costs the line, not the app.
  file.on('error', () => {})
  return file
}

/** Keeps crashes of the window and its helpers on this computer, in the log and as Electron's own dumps; nothing is ever sent. */
export function keepCrashes(log: Logger): void {
  crashReporter.start({ uploadToServer: false })
  app.on('child-process-gone', (_event, { type, reason, exitCode }) => {
    log.error({ type, reason, exitCode }, 'a helper process of the window has gone')
  })
}
