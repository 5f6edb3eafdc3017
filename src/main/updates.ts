import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { app, dialog } from 'electron'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { UpdateState } from '#contract/desktop.ts'

/** The part of electron-updater that is used. */
export interface Updater {
  /** @returns the newer version, or undefined when this one is the newest */
  check(): Promise<string | undefined>
  download(onProgress: (percent: number) => void): Promise<void>
  /** Ends the app, installs and starts it again. */
  install(): void
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
 * @param options `load` is undefined when updates are off; `prepare` saves what is open, before the installer starts
 */
export function updatesWith(options: {
  load: (() => Promise<Updater>) | undefined
  ask: Ask
  prepare: () => Promise<void>
  log: Logger
}): Updates {
  const { load, ask, prepare, log } = options
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
        if (!(await ask(downloadQuestion(version)))) return state
        state = { state: 'downloading', version, percent: 0 }
        await updater.download(percent => {
          state = { state: 'downloading', version: found, percent: Math.round(percent) }
        })
      }
      state = { state: 'ready', version }
      if (await ask(installQuestion(version))) {
        await prepare()
        updater.install()
      }
      return state
    } catch (error) {
      log.warn({ err: error }, 'looking for an update failed')
      return { state: 'failed' }
    }
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
    failed: 'Stepwise couldn’t look for updates. Check the internet connection and try again.',
  }
  const detail = words[state]
  if (detail) await dialog.showMessageBox({ type: 'info', message: 'Updates', detail, buttons: ['OK'] })
}
