import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { dirname } from 'node:path'
import { app, type BrowserWindow, session } from 'electron'
import type { Logger } from 'pino'
import type { Outcome } from '#contract/desktop.ts'
import type { RunningServer } from '#server/index.ts'
import { emptyFolder, type OwnFolder } from './own-folders.ts'

/**
 * Deletes everything of everyone and quits: the server first, so that nothing is open or written any more, then what
 * the window has stored, then the folders. What Chromium itself writes at its end goes after the app.
 */
export async function deleteEverything(options: {
  server: RunningServer
  window: BrowserWindow
  folders: () => OwnFolder[]
  log: Logger
}): Promise<Outcome> {
  const { server, window, folders, log } = options
  if (!server.takeErasing()) {
    return { outcome: 'failed', message: 'Nothing was deleted. Please enter your password again.' }
  }
  window.hide()
  await server.close()
  const { defaultSession } = session
  await Promise.allSettled([defaultSession.clearStorageData(), defaultSession.clearCache()])
  const every = folders()
  for (const folder of every) {
    try {
      emptyFolder(folder)
    } catch (error) {
      log.warn({ err: error }, 'a folder waits for the end of the app')
    }
  }
  emptyAfterEnd(every)
  app.exit(0)
  return { outcome: 'done', file: every.map(({ path }) => path).join(', ') }
}

/** In a shell of the system, which outlives the app. Folders are handed over so that no name can become a command. */
function emptyAfterEnd(every: OwnFolder[]): void {
  const whole = every.filter(({ isWhole }) => isWhole).map(({ path }) => path)
  const parents = [...whole.map(path => dirname(path)), ...every.map(({ path }) => path)]
  const pid = String(process.pid)
  const [command, args] =
    process.platform === 'win32'
      ? ['powershell.exe', ['-NoProfile', '-NonInteractive', '-Command', WINDOWS_SCRIPT]]
      : ['/bin/sh', ['-c', SHELL_SCRIPT, 'sh', pid, String(whole.length), ...whole, ...parents]]
  const env = {
    ...process.env,
    STEPWISE_PID: pid,
    STEPWISE_FOLDERS: whole.join('|'),
    STEPWISE_PARENTS: parents.join('|'),
  }
  const options = { detached: true, stdio: 'ignore', windowsHide: true, cwd: tmpdir(), env } as const
  spawn(command, args, options).unref()
}

/** Waits for the app's end, deletes the folders of its own, and those around them that are empty then. */
const SHELL_SCRIPT = `
pid=$1; count=$2; shift 2; tries=0
while kill -0 "$pid" 2>/dev/null && [ $tries -lt 300 ]; do sleep 0.2; tries=$((tries + 1)); done
sleep 1
while [ $count -gt 0 ]; do rm -rf -- "$1"; shift; count=$((count - 1)); done
for folder in "$@"; do rmdir -- "$folder" 2>/dev/null; done
`

const WINDOWS_SCRIPT = `
Wait-Process -Id $env:STEPWISE_PID -Timeout 60 -ErrorAction SilentlyContinue
Start-Sleep 1
$env:STEPWISE_FOLDERS -split '\\|' | ForEach-Object { Remove-Item -LiteralPath $_ -Recurse -Force -ErrorAction SilentlyContinue }
$env:STEPWISE_PARENTS -split '\\|' | ForEach-Object { if ((Test-Path -LiteralPath $_) -and -not (Get-ChildItem -LiteralPath $_ -Force)) { Remove-Item -LiteralPath $_ -Force -ErrorAction SilentlyContinue } }
`
