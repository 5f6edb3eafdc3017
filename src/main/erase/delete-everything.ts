import { join, sep } from 'node:path'
import { app, type BrowserWindow, dialog, session } from 'electron'
import type { Logger } from 'pino'
import type { Outcome } from '#contract/desktop.ts'
import type { RunningServer } from '#server/index.ts'
import type { OwnFolder } from '../own-folders.ts'
import { eraseAfterEnd } from './erase-after-end.ts'
import { beginErasing, erase, erasingOf } from './erasing.ts'
import { wordsOfLeft } from './tell-left.ts'

/**
 * Deletes everything of everyone and quits: the server first, so that nothing is open or written any more, then what
 * the window has stored, then the folders. What Chromium itself writes at its end goes after the app, and what can't be
 * deleted then either at the next start.
 */
export async function deleteEverything(options: {
  server: RunningServer
  window: BrowserWindow
  folders: () => OwnFolder[]
  profile: string
  log: Logger
}): Promise<Outcome> {
  const { server, window, folders, profile, log } = options
  if (!server.takeErasing()) {
    return { outcome: 'failed', message: 'Nothing was deleted. Please enter your password again.' }
  }
  window.hide()
  await server.close()
  const { defaultSession } = session
  await Promise.allSettled([defaultSession.clearStorageData(), defaultSession.clearCache()])
  const every = folders()
  const erasing = erasingOf(every)
  try {
    beginErasing(profile, erasing)
  } catch (error) {
    log.warn({ err: error }, 'the next start will not know of the deletion')
  }
  const left = erase(profile, erasing)
  const isGoingOn = await eraseAfterEnd(profile, erasing)
  // What Chromium has open goes with it; for the rest somebody has to do something.
  const held = isGoingOn ? left.filter(path => !path.startsWith(join(profile, sep))) : [...left, profile]
  if (held.length > 0) {
    await dialog.showMessageBox({
      type: 'warning',
      message: 'Not everything is deleted yet',
      detail: wordsOfLeft(held),
      buttons: ['Quit'],
    })
  }
  app.exit(0)
  return { outcome: 'done', file: every.map(({ path }) => path).join(', ') }
}
