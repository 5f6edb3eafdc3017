import { mkdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { app, type BrowserWindow, session, shell } from 'electron'
import type { DesktopNews, Outcome, WayOut } from '#contract/desktop.ts'
import { defaultDataDir } from '#server/data-dir.ts'
import type { RunningServer } from '#server/index.ts'
import type { Arguments } from './arguments.ts'
import { serveBridge } from './bridge.ts'
import { desktopSettings } from './desktop-settings.ts'
import { quitWhenSaved } from './end/quit.ts'
import { createSaving } from './end/saving.ts'
import type { SuddenEnd } from './end/sudden-end.ts'
import { quitBeforeShutdown } from './end/system-end.ts'
import { deleteEverything } from './erase/delete-everything.ts'
import { goOnErasing } from './erase/erasing.ts'
import { tellUntilErased } from './erase/tell-left.ts'
import { backUpNow, printToPDF, restore } from './family-files.ts'
import type { Folders } from './folders.ts'
import { keysOfDesktop } from './keys/keys-of-desktop.ts'
import { appDataFolder } from './known-folders.ts'
import { keepCrashes, openLog } from './logs.ts'
import { setMenu } from './menu.ts'
import { type OwnFolder, ownFolders } from './own-folders.ts'
import { grantOnlyOwnPages } from './permissions.ts'
import { fetchNoDictionaries } from './spell-check.ts'
import { createProblem, DesktopError, problemQuestion } from './start/problems.ts'
import { refuseToForget } from './start/refuse-to-forget.ts'
import { type NextTry, takeWayOut } from './start/take-way-out.ts'
import type { StartTimes } from './start/time-start.ts'
import { fromMenu, tellOutcome } from './tell.ts'
import { askByDialog, placeOfApp, tellUpdateState, trustedUpdater, updatesWith } from './updates.ts'
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
  let server: RunningServer | undefined
  const saving = createSaving(() => server, log)
  suddenEnd.saveBy(saving.save)
  const updates = updatesWith({
    ...{ load: trustedUpdater(), ask: askByDialog, place: placeOfApp(), log },
    save: saveBeforeInstalling,
  })
  let next: NextTry = {
    dataDir: given.dataDir ?? settings.read().dataDir ?? defaultDataDir(),
    isFolderSure: given.dataDir !== undefined,
    isWithoutKeychain: false,
    isBackupWanted: false,
  }

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
  serveBridge(window, {
    openDataFolder: () => openFolder(next.dataDir),
    backUpNow: () => onApp((shown, { origin }) => backUpNow(shown, origin)),
    restore: () => onApp((shown, { origin }) => restore(shown, origin)),
    printToPDF: title => onApp(shown => printToPDF(shown, title)),
    ownFolders: () => everyFolder().map(({ path }) => path),
    deleteEverything: () =>
      onApp((shown, running) =>
        deleteEverything({
          ...{ server: running, window: shown, folders: everyFolder, log },
          profile: folders.profile,
        }),
      ),
    updateState: updates.state,
    checkForUpdates: updates.check,
    takeWayOut: wayOut.take,
  })
  setMenu({
    openDataFolder: () =>
      fromMenu(log, 'The folder could not be opened. Perhaps its drive is not there.', () =>
        openFolder(next.dataDir),
      ),
    backUpNow: () =>
      fromMenu(log, 'The backup could not be made. Please try again.', async () =>
        tellOutcome(await onApp((shown, { origin }) => backUpNow(shown, origin))),
      ),
    restore: () =>
      fromMenu(log, 'The backup could not be read. Nothing has been changed.', async () =>
        tellRestored(await onApp((shown, { origin }) => restore(shown, origin))),
      ),
    checkForUpdates: () =>
      fromMenu(log, 'Stepwise couldn’t look for updates. Please try again.', async () =>
        tellUpdateState(await updates.check()),
      ),
  })

  await untilShown()
  // Who has started it in a terminal waits for a word there.
  if (!app.isPackaged) process.stdout.write('Stepwise is ready: its window is open.\n')
  for (;;) {
    await crashes.next()
    const failure = new DesktopError('crash')
    log.error({ err: failure }, 'the app can not be shown')
    next = await takeNext(failure)
    await untilShown()
  }

  function everyFolder(): OwnFolder[] {
    return ownFolders({
      dataDir: next.dataDir,
      isGiven: given.dataDir !== undefined,
      profile: folders.profile,
      appData: appDataFolder(),
      home: homedir(),
      platform: process.platform,
      environment: process.env,
    })
  }

  /** An installer ends the app a moment after it has begun, whether everything is saved or not. */
  async function saveBeforeInstalling(): Promise<void> {
    window.current()?.hide()
    await saving.save()
  }

  async function untilShown(): Promise<void> {
    for (;;) {
      const failure = await start()
      if (failure === undefined) return
      log.error({ err: failure }, 'the app can not be shown')
      next = await takeNext(failure)
    }
  }

  /** Goes through the steps that are still to do. @returns what stands in the way, if anything does */
  async function start(): Promise<unknown> {
    try {
      if (!next.isFolderSure) refuseToForget(settings)
      await times.step('keychain', async () => {
        if (next.isWithoutKeychain) return
        if (keys.isDamaged()) throw new DesktopError('keys')
        if (!(await keys.isKeychainOpen())) throw new DesktopError('keychain')
      })
      const { startOwnServer } = await times.step('code', () => code)
      const { dataDir, isBackupWanted } = next
      server ??= await times.step('server', () =>
        startOwnServer({ dataDir, isBackupWanted, port: given.port, secrets: keys, settings, log }),
      )
      const running = server
      await times.step('window', () => window.show({ what: 'app', server: running }))
      return undefined
    } catch (error) {
      return error
    }
  }

  async function takeNext(failure: unknown): Promise<NextTry> {
    const way = await askWayOut(failure)
    const taken = await takeWayOut(way, next, { window: window.current(), updates }).catch(async error => {
      log.error({ err: error, way }, 'the way out is closed')
      return next
    })
    if (taken.isFolderSure && !next.isFolderSure) settings.beginAnew()
    if (taken.dataDir !== next.dataDir || taken.isFolderSure !== next.isFolderSure) {
      settings.change({ dataDir: taken.dataDir })
    }
    if (taken.isWithoutKeychain && keys.isDamaged()) keys.beginAnew()
    return taken
  }

  /** Shows what stands in the way; in a dialog of the system where even that page doesn't load. */
  async function askWayOut(failure: unknown): Promise<WayOut> {
    const problem = createProblem(failure, {
      dataDir: next.dataDir,
      usualDir: defaultDataDir(),
      logs: folders.logs,
    })
    const chosen = wayOut.next()
    const isGone = crashes.next().then(() => undefined)
    try {
      await Promise.race([window.show({ what: 'problem', problem }), isGone])
      const way = await Promise.race([chosen, isGone])
      if (way !== undefined) return way
    } catch (error) {
      log.error({ err: error }, 'the failure screen can not be shown')
    }
    return (await askByDialog(problemQuestion(problem))) ? 'retry' : 'quit'
  }

  /** Does something for the family's page, if that is what the window shows. */
  async function onApp(
    run: (shown: BrowserWindow, running: RunningServer) => Promise<Outcome>,
  ): Promise<Outcome> {
    const shown = window.current()
    if (!shown || !server || window.showing().what !== 'app') {
      return { outcome: 'failed', message: 'Please open the window of Stepwise first.' }
    }
    return run(shown, server)
  }

  async function tellRestored(result: Outcome): Promise<void> {
    if (result.outcome === 'done') window.current()?.webContents.reload()
    await tellOutcome(result)
  }
}

async function openFolder(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const failure = await shell.openPath(folder)
  if (failure) throw new Error('The folder could not be opened.')
}

/** Hands each value to whoever waits for the next one. */
function waiting<T>() {
  let waiter = Promise.withResolvers<T>()
  return {
    next: () => waiter.promise,
    take(value: T) {
      waiter.resolve(value)
      waiter = Promise.withResolvers<T>()
    },
  }
}
