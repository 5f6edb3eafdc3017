import { readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { browser } from './browser.ts'
import { ipcMain } from './ipc-main.ts'
import { permissions } from './session.ts'
import { strict } from './strict.ts'
import type { StandInContents } from './web-contents.ts'

/**
 * Puts into every page of the window what Electron has there: the preload script, with a `contextBridge` and an
 * `ipcRenderer` that only it can reach, and permission requests that the app answers. There is no isolated world: the
 * preload runs in a closure of the page's own.
 */
export async function preparePage(
  page: Page,
  preload: string,
  contents: StandInContents,
  words: string[],
): Promise<void> {
  await page.exposeBinding('standInInvoke', async ({ frame }, channel: string, given: unknown[]) => {
    const parent = frame.parentFrame()
    const senderFrame = { url: frame.url(), parent: parent && { url: parent.url() } }
    return ipcMain.deliver(
      channel,
      { sender: contents.self, senderFrame: strict('WebFrameMain', senderFrame) },
      given,
    )
  })
  await page.exposeBinding(
    'standInPermission',
    ({ frame }, permission: string, types: ('audio' | 'video')[]) =>
      askPermission(contents, new URL(frame.url()).origin, permission, types),
  )
  // As text within a function: the page's own policy forbids to run text.
  const script = `(require, process, module, exports) => {${readFileSync(preload, 'utf8')}\n}`
  await page.addInitScript({ content: `(${inPage})(${script}, ${JSON.stringify(words)})` })
}

async function askPermission(
  contents: StandInContents,
  origin: string,
  permission: string,
  mediaTypes: ('audio' | 'video')[],
): Promise<boolean> {
  const isGranted = await new Promise<boolean>(resolve => {
    const { request } = permissions
    if (!request) return resolve(true)
    const details = { requestingUrl: `${origin}/`, securityOrigin: origin, isMainFrame: true, mediaTypes }
    request(contents.self as never, permission as never, resolve, details)
  })
  const isAllowed =
    isGranted &&
    permissions.check?.(contents.self as never, permission as never, origin, {} as never) !== false
  if (isAllowed && permission === 'media') {
    await browser().grantPermissions(['camera', 'microphone'], { origin })
  }
  return isAllowed
}

/** Runs in the page before its own scripts. */
function inPage(
  preload: (require: (name: string) => unknown, ...rest: object[]) => void,
  words: string[],
): void {
  const page = globalThis as unknown as Record<string, (...given: unknown[]) => Promise<never>>
  const { standInInvoke: invoke, standInPermission: permission } = page
  delete page.standInInvoke
  delete page.standInPermission
  if (window.top !== window || !invoke || !permission) return

  const refusal = () => new DOMException('Permission denied', 'NotAllowedError')
  if (navigator.mediaDevices) {
    const real = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    navigator.mediaDevices.getUserMedia = async (wanted = {}) => {
      const types = [...(wanted.video ? ['video'] : []), ...(wanted.audio ? ['audio'] : [])]
      if (!(await permission('media', types))) throw refusal()
      return real(wanted)
    }
  }
  if ('Notification' in window) {
    Notification.requestPermission = async () =>
      (await permission('notifications', [])) ? 'granted' : 'denied'
  }
  if (navigator.geolocation) {
    navigator.geolocation.getCurrentPosition = (_found, failed) =>
      void permission('geolocation', []).then(isGranted => {
        if (isGranted) throw new Error('The stand-in knows no place')
        failed?.({ code: 1, message: 'denied' } as GeolocationPositionError)
      })
  }

  const electron = {
    contextBridge: {
      exposeInMainWorld: (name: string, api: object) =>
        Object.defineProperty(window, name, { value: Object.freeze(api), enumerable: true }),
    },
    ipcRenderer: {
      on: (channel: string, listener: (event: object) => void) =>
        addEventListener(`stand-in:${channel}`, () => listener({})),
      invoke: async (channel: string, ...given: unknown[]) => {
        const answer: { value?: unknown; error?: string } = await invoke(channel, given)
        if (answer.error !== undefined) throw new Error(answer.error)
        return answer.value
      },
    },
  }
  const require = (name: string) => {
    if (name !== 'electron') throw new Error(`A sandboxed preload can't require "${name}"`)
    return electron
  }
  preload(require, { platform: 'linux', argv: ['stand-in', ...words] }, { exports: {} }, {})
}
