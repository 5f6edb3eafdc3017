import { enableCompileCache } from 'node:module'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { app, dialog } from 'electron'
import { readArguments } from './arguments.ts'
import { findFolders } from './folders.ts'
import { runDesktop } from './run-desktop.ts'
import { timeStart } from './start/time-start.ts'

const times = timeStart()
const given = readArguments(process.argv.slice(1))

const folders = times.step('paths', () =>
  findFolders({ appData: app.getPath('appData'), home: homedir(), dataDir: given.dataDir }),
)
app.setPath('userData', folders.profile)
app.enableSandbox()
// Compiled code of this start serves the next one.
enableCompileCache(join(folders.profile, 'code'))

// A second start would open the same data twice; the first window comes forward instead.
if (times.step('lock', () => app.requestSingleInstanceLock())) {
  runDesktop(given, folders, times).catch((error: Error) => {
    dialog.showErrorBox('Stepwise could not start', error.message)
    app.exit(1)
  })
} else {
  app.quit()
}
