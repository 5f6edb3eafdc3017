import { join } from 'node:path'
import { app, crashReporter } from 'electron'
import { type Logger, pino } from 'pino'
import { openLog as openSafeLog } from '#server/log/log.ts'
import { openLogFile } from '#server/log/log-file.ts'
import { problemsFor } from '#server/log/terminal.ts'

/**
 * Opens the log file; where none can be written, the log goes to stderr. Away from the installed app, problems are told
 * in the terminal too.
 */
export function openLog(folder: string): Logger {
  const level = process.env.STEPWISE_LOG_LEVEL ?? 'info'
  try {
    const file = { level, stream: openLogFile(join(folder, 'stepwise.log')) }
    const terminal = { level, stream: problemsFor(line => process.stderr.write(line)) }
    return openSafeLog(level, pino.multistream(app.isPackaged ? [file] : [file, terminal]))
  } catch {
    return openSafeLog(level, pino.destination({ fd: 2, sync: true }))
  }
}

/** Keeps crashes of the window and its helpers on this computer, in the log and as Electron's own dumps; nothing is ever sent. */
export function keepCrashes(log: Logger): void {
  crashReporter.start({ uploadToServer: false })
  app.on('child-process-gone', (_event, { type, reason, exitCode }) => {
    log.error({ type, reason, exitCode }, 'a helper process of the window has gone')
  })
}
