import { app, dialog } from 'electron'
import type { RunningServer } from '#server/index.ts'
import { allowOnlyOwnMedia } from './permissions.ts'
import { startOwnServer } from './server.ts'
import { openWindow, showWindow } from './window.ts'

let server: RunningServer | undefined

async function start() {
  await app.whenReady()
  server = await startOwnServer()
  allowOnlyOwnMedia(server.origin)
  await openWindow(server)
}

// A second start would open the same database twice; the first window comes forward instead.
if (app.requestSingleInstanceLock()) {
  app.on('second-instance', showWindow)
  app.on('activate', () => server && openWindow(server))
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit()
  })
  app.on('before-quit', event => {
    if (!server) return
    // Quitting waits until the server has finished what is under way.
    event.preventDefault()
    const closing = server
    server = undefined
    closing.close().finally(() => app.quit())
  })
  start().catch((error: Error) => {
    dialog.showErrorBox('Stepwise could not start', error.message)
    app.exit(1)
  })
} else {
  app.quit()
}
