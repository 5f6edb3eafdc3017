import { mkdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { type BrowserWindow, shell } from 'electron'
import type { Outcome } from '#contract/desktop.ts'
import type { RunningServer } from '#server/index.ts'
import { serveBridge } from './bridge.ts'
import type { Desktop } from './desktop.ts'
import { deleteEverything } from './erase/delete-everything.ts'
import { backUpNow, printToPDF, restore } from './family-files.ts'
import { appDataFolder } from './known-folders.ts'
import { setMenu } from './menu.ts'
import { type OwnFolder, ownFolders } from './own-folders.ts'
import { fromMenu, tellOutcome } from './tell.ts'
import { tellUpdateState } from './updates.ts'
import type { AppWindow } from './window.ts'

/** Answers what the pages ask of the desktop. */
export function serveCalls(desktop: Desktop): void {
  const { folders, log, window, updates, wayOut, standing } = desktop
  serveBridge(window, {
    openDataFolder: () => openFolder(standing.next.dataDir),
    backUpNow: () => onApp(desktop, (shown, { origin }) => backUpNow(shown, origin)),
    restore: () => onApp(desktop, (shown, { origin }) => restore(shown, origin)),
    printToPDF: title => onApp(desktop, shown => printToPDF(shown, title)),
    ownFolders: () => everyFolder(desktop).map(({ path }) => path),
    deleteEverything: () =>
      onApp(desktop, (shown, running) =>
        deleteEverything({
          ...{ server: running, window: shown, folders: () => everyFolder(desktop), log },
          profile: folders.profile,
        }),
      ),
    updateState: updates.state,
    checkForUpdates: updates.check,
    takeWayOut: wayOut.take,
  })
}

/** Fills the menu. */
export function setMenuOf(desktop: Desktop): void {
  const { log, window, updates, standing } = desktop
  setMenu({
    openDataFolder: () =>
      fromMenu(log, 'The folder could not be opened. Perhaps its drive is not there.', () =>
        openFolder(standing.next.dataDir),
      ),
    backUpNow: () =>
      fromMenu(log, 'The backup could not be made. Please try again.', async () =>
        tellOutcome(await onApp(desktop, (shown, { origin }) => backUpNow(shown, origin))),
      ),
    restore: () =>
      fromMenu(log, 'The backup could not be read. Nothing has been changed.', async () =>
        tellRestored(window, await onApp(desktop, (shown, { origin }) => restore(shown, origin))),
      ),
    checkForUpdates: () =>
      fromMenu(log, 'Stepwise couldn’t look for updates. Please try again.', async () =>
        tellUpdateState(await updates.check()),
      ),
  })
}

function everyFolder({ given, folders, standing }: Desktop): OwnFolder[] {
  return ownFolders({
    dataDir: standing.next.dataDir,
    isGiven: given.dataDir !== undefined,
    profile: folders.profile,
    appData: appDataFolder(),
    home: homedir(),
    platform: process.platform,
    environment: process.env,
  })
}

/** Does something for the family's page, if that is what the window shows. */
async function onApp(
  { window, standing: { server } }: Desktop,
  run: (shown: BrowserWindow, running: RunningServer) => Promise<Outcome>,
): Promise<Outcome> {
  const shown = window.current()
  if (!shown || !server || window.showing().what !== 'app') {
    return { outcome: 'failed', message: 'Please open the window of Stepwise first.' }
  }
  return run(shown, server)
}

async function tellRestored(window: AppWindow, result: Outcome): Promise<void> {
  if (result.outcome === 'done') window.current()?.webContents.reload()
  await tellOutcome(result)
}

async function openFolder(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const failure = await shell.openPath(folder)
  if (failure) throw new Error('The folder could not be opened.')
}
