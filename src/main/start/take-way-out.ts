import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { app, type BrowserWindow, dialog } from 'electron'
import type { WayOut } from '#contract/desktop.ts'
import { defaultDataDir } from '#server/data-dir.ts'
import { chooseBackup } from '../family-files.ts'
import { tellUpdateState, type Updates } from '../updates.ts'
import { isTooDeep, serviceOf } from './unfit-folder.ts'

/** What the next try to start does differently. */
export interface NextTry {
  dataDir: string
  /** False where the folder is remembered, so that it is known only once the family's work is found there. */
  isFolderSure: boolean
  /** The parent goes on although the keychain is locked. */
  isWithoutKeychain: boolean
  /** The parent goes back to the newest good backup. */
  isBackupWanted: boolean
}

/** Does what a failure screen's button says. @returns how to try again; never resolves when the app quits */
export async function takeWayOut(
  way: WayOut,
  last: NextTry,
  { window, updates }: { window: BrowserWindow | undefined; updates: Updates },
): Promise<NextTry> {
  // A backup is wanted for one try: what stands in the way of the next one may be something else.
  const now = { ...last, isBackupWanted: way === 'use-backup' }
  if (way === 'quit') {
    app.quit()
    return new Promise(() => {})
  }
  if (way === 'go-on') return { ...now, isWithoutKeychain: true }
  if (way === 'check-for-updates') await tellUpdateState(await updates.check())
  if (way === 'start-afresh') await startAfresh(now.dataDir)
  if (way === 'choose-backup' && window) await restoreBackup(window, now.dataDir)
  if (way === 'usual-folder') return { ...now, dataDir: defaultDataDir(), isFolderSure: true }
  if (way === 'choose-folder' && window) {
    const dataDir = await chooseFolder(window)
    return dataDir === undefined ? now : { ...now, dataDir, isFolderSure: true }
  }
  return now
}

/** A folder that holds other things gets one of its own for Stepwise. */
async function chooseFolder(window: BrowserWindow): Promise<string | undefined> {
  const { canceled, filePaths } = await dialog.showOpenDialog(window, {
    title: 'Choose a folder for your family’s work',
    properties: ['openDirectory', 'createDirectory'],
  })
  const [folder] = filePaths
  if (canceled || folder === undefined) return undefined
  const names = readNames(folder)
  const isThere = names.includes('stepwise.db')
  const chosen = names.length === 0 || isThere ? folder : join(folder, 'Stepwise')
  return (await isFit(window, chosen)) ? chosen : chooseFolder(window)
}

/** Tells what speaks against a folder. @returns whether it is taken nonetheless */
async function isFit(window: BrowserWindow, folder: string): Promise<boolean> {
  if (isTooDeep(folder, process.platform)) {
    await dialog.showMessageBox(window, {
      type: 'warning',
      message: 'This folder lies too deep',
      detail:
        'With so many folders in one another, Windows can’t open what is in them. Please choose one that is nearer to the top.',
      buttons: ['Choose another folder'],
    })
    return false
  }
  const service = serviceOf(folder, process.platform)
  if (service === undefined) return true
  const { response } = await dialog.showMessageBox(window, {
    type: 'warning',
    message: 'This folder is copied to the internet',
    detail: `${service} copies it while Stepwise is working in it. That can damage your family’s work, and sends it to a company. A folder on this computer alone is safer; a copy of a backup may lie anywhere.`,
    buttons: ['Choose another folder', 'Use it anyway'],
    defaultId: 0,
    cancelId: 0,
  })
  return response === 1
}

function readNames(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

async function restoreBackup(window: BrowserWindow, dataDir: string): Promise<void> {
  const backup = await chooseBackup(window)
  if (backup === undefined) return
  const [{ restoreChosen }, { migrations }] = await Promise.all([
    import('#server/db/recover.ts'),
    import('#server/db/migrations/index.ts'),
  ])
  const file = join(dataDir, 'stepwise.db')
  if (restoreChosen({ file, backup, migrations, now: new Date() })) return
  await dialog.showMessageBox(window, {
    type: 'warning',
    message: 'This file can’t be used',
    detail:
      'It is no backup of Stepwise, it is damaged, or a newer version made it. Nothing has been changed; choose another one.',
    buttons: ['OK'],
  })
}

async function startAfresh(dataDir: string): Promise<void> {
  const { setAside } = await import('#server/db/recover.ts')
  setAside(join(dataDir, 'stepwise.db'), new Date())
}
