import { EventEmitter } from 'node:events'
import type { WebContents } from 'electron'
import type { CDPSession, Page } from 'playwright'
import { browser, newPage } from './browser.ts'
import { preparePage } from './in-page.ts'
import { preventable } from './strict.ts'

type OpenHandler = Parameters<WebContents['setWindowOpenHandler']>[0]

/** A page as Electron's main process sees it: it loads, reports what the page wants to do, and can crash. */
export class StandInContents extends EventEmitter {
  readonly preload: string
  private readonly size: { width: number; height: number }
  /** What the app knows it by; the sender of its page's calls. */
  self: StandInContents = this
  private openHandler: OpenHandler | undefined
  private opening: Promise<{ page: Page; devtools: CDPSession }>
  private loads = 0
  private isClosed = false

  constructor(preload: string, size: { width: number; height: number }) {
    super()
    this.preload = preload
    this.size = size
    this.opening = this.openPage()
    // A page that could not be opened is told by the first load.
    this.opening.catch(() => {})
  }

  async loadURL(url: string): Promise<void> {
    const { page } = await this.opening
    this.loads++
    try {
      await page.goto(url)
    } catch (error) {
      const code = /interrupted|ERR_ABORTED|closed/.test(String(error))
        ? 'ERR_ABORTED'
        : (/net::(ERR_\w+)/.exec(String(error))?.[1] ?? 'ERR_FAILED')
      throw Object.assign(new Error(`${code} loading '${url}'`), { code, url })
    } finally {
      this.loads--
    }
  }

  reload(): void {
    void this.opening.then(({ page }) => page.reload()).catch(() => {})
  }

  async printToPDF(): Promise<Buffer> {
    const { page } = await this.opening
    return page.pdf({ format: 'A4', printBackground: true })
  }

  forcefullyCrashRenderer(): void {
    // The answer never comes.
    void this.opening.then(({ devtools }) => devtools.send('Page.crash')).catch(() => {})
  }

  setWindowOpenHandler(handler: OpenHandler): void {
    this.openHandler = handler
  }

  async close(): Promise<void> {
    this.isClosed = true
    const { page } = await this.opening
    await page.close()
  }

  private async openPage() {
    const page = await newPage()
    await page.setViewportSize(this.size)
    const devtools = await browser().newCDPSession(page)
    await preparePage(page, this.preload, this)
    await this.watchNavigation(devtools)
    page.on('domcontentloaded', () => this.emit('dom-ready'))
    page.on('crash', () => {
      // Playwright is done with a crashed page; Electron goes on in a new renderer, so here comes a new page.
      this.opening = this.openPage()
      void this.opening.then(() => page.close())
      void this.opening.then(() => this.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 139 }))
    })
    page.on('close', () => {
      if (!this.isClosed) this.emit('destroyed')
    })
    return { page, devtools }
  }

  /** Stops every document before it is asked for and lets the app's listeners decide. */
  private async watchNavigation(devtools: CDPSession): Promise<void> {
    await devtools.send('Page.enable')
    const { frameTree } = await devtools.send('Page.getFrameTree')
    devtools.on('Fetch.requestPaused', event => {
      const { requestId, request, frameId, redirectedRequestId } = event
      const isMainFrame = frameId === frameTree.frame.id
      const isOwnLoad = isMainFrame && this.loads > 0 && !redirectedRequestId
      const isRefused =
        !isOwnLoad && this.isRefused(request.url, isMainFrame, redirectedRequestId !== undefined)
      const answer = isRefused
        ? devtools.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' })
        : devtools.send('Fetch.continueRequest', { requestId })
      answer.catch(() => {})
    })
    await devtools.send('Fetch.enable', { patterns: [{ resourceType: 'Document', requestStage: 'Request' }] })
    devtools.on('Page.windowOpen', ({ url, windowName }) => {
      const details = { url, frameName: windowName, features: '', disposition: 'foreground-tab' }
      const answer = this.openHandler?.(details as never)
      if (answer?.action !== 'deny') throw new Error('The stand-in opens no further windows')
    })
  }

  private isRefused(url: string, isMainFrame: boolean, isRedirect: boolean): boolean {
    const names = isRedirect
      ? ['will-redirect']
      : ['will-frame-navigate', ...(isMainFrame ? ['will-navigate'] : [])]
    return names
      .map(name => {
        const event = preventable({ url, isMainFrame, isSameDocument: false })
        this.emit(name, event)
        return event.defaultPrevented
      })
      .includes(true)
  }
}
