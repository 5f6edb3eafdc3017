import type { WebContents } from 'electron'
import type { Logger } from 'pino'
import { openLink } from './links.ts'

/**
 * Keeps a window on the app's own pages: other addresses, redirects to them, new windows and webviews are refused.
 * @param isOwn whether an address is of the app itself
 */
export function guardNavigation(contents: WebContents, isOwn: (url: string) => boolean, log: Logger): void {
  const refuse = (event: { preventDefault(): void; url: string }) => {
    if (isOwn(event.url)) return false
    event.preventDefault()
    return true
  }
  // It comes before `will-navigate`, which is not asked any more once this has refused.
  contents.on('will-frame-navigate', event => {
    if (refuse(event) && event.isMainFrame) openLink(event.url, log)
  })
  contents.on('will-redirect', refuse)
  contents.setWindowOpenHandler(({ url }) => {
    openLink(url, log)
    return { action: 'deny' }
  })
  contents.on('will-attach-webview', event => event.preventDefault())
  // A page that asks to stay would keep the whole app from quitting.
  contents.on('will-prevent-unload', event => event.preventDefault())
}

/** Whether an address is of this origin; one that is not readable is not. */
export function isOfOrigin(url: string, origin: string | undefined): boolean {
  return origin !== undefined && URL.canParse(url) && new URL(url).origin === origin
}
