import { enableCompileCache } from 'node:module'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { app } from 'electron'
import { APP_ID } from './app-id.ts'
import { readArguments } from './arguments.ts'
import { endKindly } from './end/sudden-end.ts'
import { findFolders } from './folders.ts'
import { appDataFolder } from './known-folders.ts'
import { callWithoutMulticast } from './no-multicast.ts'
import { runDesktop } from './run-desktop.ts'
import { timeStart } from './start/time-start.ts'
import { speakBySystemVoices } from './system-voices.ts'

const suddenEnd = endKindly()
const times = timeStart()
const given = readArguments(process.argv.slice(1))

const folders = times.step('paths', () =>
  findFolders({ appData: appDataFolder(), home: homedir(), dataDir: given.dataDir }),
)
app.setPath('userData', folders.profile)
// The shortcut that the installer makes has it too; else Windows takes the window for another program's.
if (process.platform === 'win32') app.setAppUserModelId(APP_ID)
app.enableSandbox()
callWithoutMulticast()
speakBySystemVoices()
// Compiled code of this start serves the next one.
enableCompileCache(join(folders.profile, 'code'))

// A second start would open the same data twice; the first window comes forward instead.
if (times.step('lock', () => app.requestSingleInstanceLock())) {
  void runDesktop(given, folders, { times, suddenEnd })
} else {
  app.quit()
}
