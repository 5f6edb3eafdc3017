import { join } from 'node:path'
import { app, session } from 'electron'
import type { DesktopNews, WayOut } from '#contract/desktop.ts'
import { defaultDataDir } from '#server/data-dir.ts'
import type { Arguments } from './arguments.ts'
import type { Desktop, Standing } from './desktop.ts'
import { desktopSettings } from './desktop-settings.ts'
import { quitWhenSaved } from './end/quit.ts'
import { createSaving } from './end/saving.ts'
import type { SuddenEnd } from './end/sudden-end.ts'
import { quitBeforeShutdown } from './end/system-end.ts'
import { goOnErasing } from './erase/erasing.ts'
import { tellUntilErased } from './erase/tell-left.ts'
import { serveCalls, setMenuOf } from './family-calls.ts'
import type { Folders } from './folders.ts'
import { keysOfDesktop } from './keys/keys-of-desktop.ts'
import { keepCrashes, openLog } from './logs.ts'
import { grantOnlyOwnPages } from './permissions.ts'
import { fetchNoDictionaries } from './spell-check.ts'
import { DesktopError } from './start/problems.ts'
import type { StartTimes } from './start/time-start.ts'
import { takeFailure, untilShown } from './start/until-shown.ts'
import { askByDialog, placeOfApp, trustedUpdater, updatesWith } from './updates.ts'
import { waiting } from './waiting.ts'
import { tellWaking } from './wake.ts'
import { appWindow } from './window.ts'

/** Runs the app in its window; read top to bottom it is the whole desktop. */
export async function runDesktop(
  given: Arguments,
  folders: Folders,
  { times, suddenEnd }: { times: StartTimes; suddenEnd: SuddenEnd },
): Promise<void> {
  // First of all: a log or settings would be there again.
  const left = goOnErasing(folders.profile)
  const log = times.step('log', () => openLog(folders.logs))
  times.logTo(log)
  keepCrashes(log)
  suddenEnd.logTo(log, folders.logs)
  const settings = desktopSettings(join(folders.profile, 'settings.json'))
  // With a folder given, nothing that the settings knew of the family's work is needed.
  if (given.dataDir !== undefined) settings.beginAnew()
  const keys = keysOfDesktop(folders.profile, log)
  const standing: Standing = {
    server: undefined,
    next: {
      dataDir: given.dataDir ?? settings.read().dataDir ?? defaultDataDir(),
      isFolderSure: given.dataDir !== undefined,
      isWithoutKeychain: false,
      isBackupWanted: false,
    },
  }
  const saving = createSaving(() => standing.server, log)
  suddenEnd.saveBy(saving.save)
  const updates = updatesWith({
    ...{ load: trustedUpdater(), ask: askByDialog, place: placeOfApp(), log },
    save: saveBeforeInstalling,
  })
  // Read while Electron itself is still starting.
  const code = import('./own-server.ts')
  code.catch(() => {})
  await app.whenReady()
  if (!(await tellUntilErased(folders.profile, left))) return app.quit()
  fetchNoDictionaries(session.defaultSession, process.platform)
  const window = appWindow({ settings, saving, log, onCrash: () => crashes.take() })
  const wayOut = waiting<WayOut>()
  const crashes = waiting<void>()
  window.open()
  app.on('second-instance', () => {
    window.open()
    // A microphone, a call and the saving at the end hang on one window, and so does who is learning.
    window.current()?.webContents.send('desktop:started-again' satisfies DesktopNews)
  })
  app.on('activate', window.open)
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit()
  })
  quitWhenSaved(saving)
  quitBeforeShutdown(saving)
  tellWaking(window.current)
  grantOnlyOwnPages(window.isApp)
  const desktop: Desktop = {
    ...{ given, folders, times, log, settings, keys, updates, window, code, wayOut, crashes, standing },
  }
  serveCalls(desktop)
  setMenuOf(desktop)

  await untilShown(desktop)
  // Who has started it in a terminal waits for a word there.
  if (!app.isPackaged) process.stdout.write('Stepwise is ready: its window is open.\n')
  for (;;) {
    await crashes.next()
    await takeFailure(desktop, new DesktopError('crash'))
    await untilShown(desktop)
  }

  /** An installer ends the app a moment after it has begun, whether everything is saved or not. */
  async function saveBeforeInstalling(): Promise<void> {
    window.current()?.hide()
    await saving.save()
  }
}
