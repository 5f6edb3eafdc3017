import { EventEmitter } from 'node:events'
import type { PrintToPDFOptions, WebContents } from 'electron'
import type { CDPSession, Page } from 'playwright'
import { browser, newPage, openBeforeClosing } from './browser.ts'
import { preparePage } from './in-page.ts'
import { preventable, strict } from './strict.ts'

const WITHOUT_POPUPS =
  'sandbox allow-scripts allow-same-origin allow-forms allow-modals allow-downloads allow-top-navigation allow-top-navigation-to-custom-protocols'

interface PausedRequest {
  requestId: string
  responseStatusCode?: number
  responseHeaders?: { name: string; value: string }[]
}
type OpenHandler = Parameters<WebContents['setWindowOpenHandler']>[0]

/** A page as Electron's main process sees it: it loads, reports what the page wants to do, and can crash. */
export class StandInContents extends EventEmitter {
  readonly preload: string
  /** What the preload script finds on its command line. */
  private readonly words: string[]
  private readonly size: { width: number; height: number }
  /** What the app knows it by; the sender of its page's calls. */
  self: StandInContents = this
  /** Cleared as Electron does it: all entries but the one that is shown. */
  readonly navigationHistory = strict('navigationHistory', {
    clear: () =>
      void this.opening.then(({ devtools }) => devtools.send('Page.resetNavigationHistory')).catch(() => {}),
  } satisfies Partial<WebContents['navigationHistory']>)
  private openHandler: OpenHandler | undefined
  private opening: Promise<{ page: Page; devtools: CDPSession }>
  private loads = 0
  /** The load under way, or the last one, and when that has come or failed. */
  private going = { url: '', isReplaced: false, end: Promise.resolve() }
  /** When the last load that was asked for has ended; those asked for wait for one another. */
  private lastAsked: Promise<void> = Promise.resolve()
  private isClosed = false
  private shown = ''

  constructor(preload: string, size: { width: number; height: number }, words: string[] = []) {
    super()
    this.preload = preload
    this.size = size
    this.words = words
    this.opening = openBeforeClosing(this.openPage())
    // A page that could not be opened is told by the first load.
    this.opening.catch(() => {})
  }

  async loadURL(url: string): Promise<void> {
    const { page } = await this.opening
    this.loads++
    const before = this.lastAsked
    const mine = Promise.withResolvers<void>()
    this.lastAsked = mine.promise
    try {
      // Playwright would take what still comes of the load before for an interruption of this one.
      await before
      const going = { url, isReplaced: false, end: mine.promise }
      this.going = going
      const isOvertaken = () => this.lastAsked !== mine.promise
      if (!isOvertaken()) await page.goto(url)
      if (going.isReplaced || isOvertaken()) throw new Error('ERR_ABORTED')
    } catch (error) {
      const code = /interrupted|ERR_ABORTED|closed/.test(String(error))
        ? 'ERR_ABORTED'
        : (/net::(ERR_\w+)/.exec(String(error))?.[1] ?? 'ERR_FAILED')
      throw Object.assign(new Error(`${code} loading '${url}'`), { code, url })
    } finally {
      this.loads--
      setImmediate(mine.resolve)
    }
  }

  /** The address of the page that is shown. */
  getURL = () => this.shown

  send(channel: string): void {
    void this.opening
      .then(({ page }) => page.evaluate(name => dispatchEvent(new Event(`stand-in:${name}`)), channel))
      .catch(() => {})
  }

  reload(): void {
    void this.opening.then(({ page }) => page.reload()).catch(() => {})
  }

  async printToPDF(options: PrintToPDFOptions): Promise<Buffer> {
    const { pageSize, printBackground, preferCSSPageSize, generateDocumentOutline, ...others } = options
    if (Object.keys(others).length > 0 || typeof pageSize !== 'string') {
      throw new Error(`The stand-in prints with no ${Object.keys(others)} and with a named size alone`)
    }
    const { page } = await this.opening
    return page.pdf({
      format: pageSize,
      printBackground,
      preferCSSPageSize,
      outline: generateDocumentOutline,
    })
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
    await preparePage(page, this.preload, this, this.words)
    await this.watchNavigation(devtools)
    page.on('domcontentloaded', () => this.emit('dom-ready'))
    page.on('crash', () => {
      // Playwright is done with a crashed page; Electron goes on in a new renderer, so here comes a new page.
      this.opening = openBeforeClosing(this.openPage())
      void this.opening.then(() => page.close())
      void this.opening.then(() => this.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 139 }))
    })
    page.on('close', () => {
      if (!this.isClosed) this.emit('destroyed')
    })
    return { page, devtools }
  }

  /**
   * Stops every document before it is asked for and lets the app's listeners decide. What comes may open no windows:
   * Chromium then still tells of the attempt, as Electron does, and nothing of the other page is ever asked for.
   */
  private async watchNavigation(devtools: CDPSession): Promise<void> {
    await devtools.send('Page.enable')
    const { frameTree } = await devtools.send('Page.getFrameTree')
    devtools.on('Fetch.requestPaused', event => {
      const { requestId, request, frameId, redirectedRequestId, responseStatusCode } = event
      if (responseStatusCode !== undefined) {
        void answerWithoutPopups(devtools, event).catch(() => {})
        return
      }
      const isMainFrame = frameId === frameTree.frame.id
      const isOwnLoad = isMainFrame && this.loads > 0 && !redirectedRequestId
      const isRefused =
        !isOwnLoad && this.isRefused(request.url, isMainFrame, redirectedRequestId !== undefined)
      const answer = isRefused
        ? devtools.send('Fetch.failRequest', { requestId, errorReason: 'Aborted' })
        : devtools.send('Fetch.continueRequest', { requestId })
      answer.catch(() => {})
    })
    const patterns = (['Request', 'Response'] as const).map(requestStage => ({
      resourceType: 'Document' as const,
      requestStage,
    }))
    await devtools.send('Fetch.enable', { patterns })
    devtools.on('Page.frameNavigated', ({ frame: { parentId, url } }) => {
      if (parentId) return
      this.shown = url
      // In Electron a load fails as soon as another begins, here only when that has come.
      const isOther = url !== this.going.url
      this.going.isReplaced ||= isOther
      const end = isOther ? this.going.end : Promise.resolve()
      void end.then(() => this.emit('did-navigate', {}, url, 200, 'OK'))
    })
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
    // The first refusal ends it: the listeners of the next name never hear of it.
    return names.some(name => {
      const event = preventable({ url, isMainFrame, isSameDocument: false })
      this.emit(name, event)
      return event.defaultPrevented
    })
  }
}

/** Hands a document on with one header more. A changed header counts only in an answer that is given anew. */
async function answerWithoutPopups(devtools: CDPSession, event: PausedRequest): Promise<void> {
  const { requestId, responseStatusCode: responseCode = 200, responseHeaders = [] } = event
  if (responseCode >= 300 && responseCode < 400) {
    await devtools.send('Fetch.continueRequest', { requestId })
    return
  }
  const { body, base64Encoded } = await devtools.send('Fetch.getResponseBody', { requestId })
  await devtools.send('Fetch.fulfillRequest', {
    requestId,
    responseCode,
    responseHeaders: [
      // The body is handed on unpacked.
      ...responseHeaders.filter(({ name }) => !/^content-(encoding|length)$/i.test(name)),
      { name: 'content-security-policy', value: WITHOUT_POPUPS },
    ],
    body: base64Encoded ? body : Buffer.from(body).toString('base64'),
  })
}
