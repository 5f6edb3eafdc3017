import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type AutoUpdater, app, dialog } from 'electron'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { UpdateState } from '#contract/desktop.ts'

/** The part of electron-updater that is used. */
export interface Updater {
  /** @returns the newer version, or undefined when this one is the newest */
  check(): Promise<string | undefined>
  download(onProgress: (percent: number) => void): Promise<void>
  /** Does what can be done while the app is open. @throws when it can't be installed; the app is as it was then */
  prepare(): Promise<void>
  /** Ends the app, installs and starts it again. */
  install(): void
}

/** Where macOS runs the app: from a disk image, or where it was downloaded to, it can't be replaced. */
export interface Place {
  isGood(): boolean
  /** Moves the app to Applications, and opens it there. @returns false when it stays */
  move(): boolean
}

/** Asks the parent a question with two answers. @returns true for the first */
export type Ask = (question: { message: string; detail: string; yes: string; no: string }) => Promise<boolean>

export interface Updates {
  state(): UpdateState
  /** Looks for an update and asks the parent before each further step. Never rejects. */
  check(): Promise<UpdateState>
}

/**
 * Updates are looked for when the parent asks for that, downloaded and installed when they agree.
 * @param options `load` is undefined when updates are off; `save` saves what is open, before the installer starts
 */
export function updatesWith(options: {
  load: (() => Promise<Updater>) | undefined
  ask: Ask
  save: () => Promise<void>
  place?: Place
  log: Logger
}): Updates {
  const { load, ask, save, place, log } = options
  let state: UpdateState = { state: load ? 'idle' : 'off' }
  let underWay: Promise<UpdateState> | undefined

  async function run(open: () => Promise<Updater>): Promise<UpdateState> {
    try {
      const updater = await open()
      let version = state.state === 'ready' ? state.version : undefined
      if (version === undefined) {
        state = { state: 'checking' }
        version = await updater.check()
        if (version === undefined) return { state: 'current' }
        const found = version
        state = { state: 'available', version }
        if (place && !place.isGood()) return await offerToMove(version, place)
        if (!(await ask(downloadQuestion(version)))) return state
        state = { state: 'downloading', version, percent: 0 }
        await updater.download(percent => {
          state = { state: 'downloading', version: found, percent: Math.round(percent) }
        })
      }
      state = { state: 'ready', version }
      if (await ask(installQuestion(version))) {
        await updater.prepare()
        await save()
        updater.install()
      }
      return state
    } catch (error) {
      log.warn({ err: error }, 'looking for an update failed')
      return { state: 'failed' }
    }
  }

  async function offerToMove(version: string, place: Place): Promise<UpdateState> {
    if (!(await ask(moveQuestion(version)))) return { state: 'available', version }
    try {
      if (place.move()) return { state: 'available', version }
    } catch (error) {
      log.warn({ err: error }, 'the app could not be moved')
    }
    return { state: 'misplaced', version }
  }

  return {
    state: () => state,
    check() {
      if (!load) return Promise.resolve(state)
      underWay ??= run(load)
        .then(end => {
          state = end
          return end
        })
        .finally(() => {
          underWay = undefined
        })
      return underWay
    },
  }
}

const downloadQuestion = (version: string) => ({
  message: `Stepwise ${version} is there`,
  detail: 'Do you want to download it now? You can go on working meanwhile.',
  yes: 'Download',
  no: 'Not now',
})

const moveQuestion = (version: string) => ({
  message: `Stepwise ${version} is there`,
  detail:
    'To be updated, Stepwise has to be in the Applications folder. It can move there by itself, and opens again from there. Your family’s work stays where it is.',
  yes: 'Move to Applications',
  no: 'Not now',
})

const installQuestion = (version: string) => ({
  message: `Stepwise ${version} is ready`,
  detail: 'Stepwise closes, installs it and opens again. Everything is saved first.',
  yes: 'Install now',
  no: 'Later',
})

/** @returns electron-updater's part, or undefined when this app is not packaged, signed and given an address */
export function trustedUpdater(): (() => Promise<Updater>) | undefined {
  if (!app.isPackaged || !canTrustUpdates()) return undefined
  return async () => {
    const { autoUpdater } = (await import('electron-updater')).default
    const { autoUpdater: squirrel } = await import('electron')
    autoUpdater.autoDownload = false
    autoUpdater.autoInstallOnAppQuit = false
    // Its lines name addresses and folders; what went wrong is logged here.
    autoUpdater.logger = null
    return {
      async check() {
        const found = await autoUpdater.checkForUpdates()
        return found?.isUpdateAvailable ? found.updateInfo.version : undefined
      },
      async download(onProgress) {
        autoUpdater.on('download-progress', ({ percent }) => onProgress(percent))
        await autoUpdater.downloadUpdate()
      },
      async prepare() {
        if (process.platform === 'darwin') await fetchBySquirrel(squirrel)
      },
      install() {
        // Everything is closed by now: what can't be installed leaves the app as it was, opened anew.
        autoUpdater.once('error', () => {
          app.relaunch()
          app.quit()
        })
        autoUpdater.quitAndInstall()
      },
    }
  }
}

/**
 * Lets Squirrel, which replaces apps on macOS, copy and check what electron-updater has downloaded. It takes a while, and
 * may refuse; electron-updater would begin it only once everything is closed.
 */
export function fetchBySquirrel(
  squirrel: Pick<AutoUpdater, 'once' | 'removeListener' | 'checkForUpdates'>,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const done = () => resolve()
  const refuse = () => reject(new Error('Squirrel has found nothing to install'))
  squirrel.once('update-downloaded', done)
  squirrel.once('update-not-available', refuse)
  squirrel.once('error', reject)
  squirrel.checkForUpdates()
  return promise.finally(() => {
    squirrel.removeListener('update-downloaded', done)
    squirrel.removeListener('update-not-available', refuse)
    squirrel.removeListener('error', reject)
  })
}

/** Only macOS runs apps from where they can't be replaced. */
export function placeOfApp(platform = process.platform): Place | undefined {
  if (platform !== 'darwin') return undefined
  return { isGood: () => app.isInApplicationsFolder(), move: () => app.moveToApplicationsFolder() }
}

/** Packaging writes into the app's package.json whether it was signed and where its updates are. */
function canTrustUpdates(): boolean {
  const schema = z.object({ hasTrustedUpdates: z.literal(true) })
  try {
    return schema.safeParse(JSON.parse(readFileSync(join(app.getAppPath(), 'package.json'), 'utf8'))).success
  } catch {
    return false
  }
}

/** A question as a dialog of the system. */
export const askByDialog: Ask = async ({ message, detail, yes, no }) => {
  const { response } = await dialog.showMessageBox({
    type: 'question',
    message,
    detail,
    buttons: [yes, no],
    defaultId: 0,
    cancelId: 1,
  })
  return response === 0
}

/** What the menu tells when there was nothing to ask about. */
export async function tellUpdateState({ state }: UpdateState): Promise<void> {
  const words: Partial<Record<UpdateState['state'], string>> = {
    off: 'This Stepwise doesn’t look for updates by itself. Install a newer version over this one; your family’s work stays.',
    current: `Stepwise ${app.getVersion()} is the newest version.`,
    failed: 'The update didn’t work. Check the internet connection and try again.',
    misplaced:
      'Stepwise couldn’t move to the Applications folder. Quit it, drag it there in the Finder, and open it from there. Then look for updates again.',
  }
  const detail = words[state]
  if (detail) await dialog.showMessageBox({ type: 'info', message: 'Updates', detail, buttons: ['OK'] })
}
