import { EventEmitter } from 'node:events'
import type { BrowserWindowConstructorOptions, BrowserWindow as Real, Rectangle } from 'electron'
import { app, closers } from './app.ts'
import { preventable, strict } from './strict.ts'
import { StandInContents } from './web-contents.ts'

const all = new Set<StandInWindow>()

type Members = Pick<
  Real,
  | 'loadURL'
  | 'show'
  | 'hide'
  | 'focus'
  | 'close'
  | 'restore'
  | 'maximize'
  | 'minimize'
  | 'setBounds'
  | 'getNormalBounds'
  | 'isDestroyed'
  | 'isMaximized'
  | 'isMinimized'
  | 'isVisible'
>

class StandInWindow extends EventEmitter implements Members {
  readonly webContents: StandInContents
  readonly options: BrowserWindowConstructorOptions
  private bounds: Rectangle
  private is = { destroyed: false, maximized: false, minimized: false, visible: false }
  private isReady = false
  private closer = () => this.tryToClose()

  constructor(options: BrowserWindowConstructorOptions = {}) {
    super()
    const { sandbox, contextIsolation, nodeIntegration, preload, additionalArguments } =
      options.webPreferences ?? {}
    if (!sandbox || !contextIsolation || nodeIntegration || !preload) {
      throw new Error('The stand-in runs sandboxed and isolated windows with a preload alone')
    }
    this.options = options
    const { x = 0, y = 0, width = 800, height = 600, show = true } = options
    this.bounds = { x, y, width, height }
    this.is.visible = show
    const contents = new StandInContents(preload, { width, height }, additionalArguments)
    contents.self = strict('webContents', contents)
    this.webContents = contents.self
    this.webContents.once('dom-ready', () => {
      this.isReady = true
      this.emit('ready-to-show')
    })
    all.add(this)
    closers.add(this.closer)
  }

  static getAllWindows(): StandInWindow[] {
    return [...all]
  }

  loadURL(url: string): Promise<void> {
    return this.webContents.loadURL(url)
  }

  close(): void {
    this.tryToClose()
  }

  show(): void {
    this.is.visible = true
    this.emit('show')
  }

  hide(): void {
    this.is.visible = false
  }

  focus(): void {
    this.emit('focus')
  }

  restore(): void {
    this.is.minimized = false
  }

  minimize(): void {
    this.is.minimized = true
  }

  /** This shows the window too. */
  maximize(): void {
    if (!this.isReady) throw new Error('The window would be shown while it is blank')
    this.is.maximized = true
    this.is.visible = true
  }

  setBounds(bounds: Partial<Rectangle>): void {
    this.bounds = { ...this.bounds, ...bounds }
  }

  getNormalBounds = () => this.bounds
  isDestroyed = () => this.is.destroyed
  isMaximized = () => this.is.maximized
  isMinimized = () => this.is.minimized
  isVisible = () => this.is.visible

  private tryToClose(): boolean {
    const event = preventable({})
    this.emit('close', event)
    if (event.defaultPrevented) return false
    this.is.destroyed = true
    all.delete(this)
    closers.delete(this.closer)
    void this.webContents.close().catch(() => {})
    this.emit('closed')
    if (all.size === 0) app.emit('window-all-closed')
    return true
  }
}

export const BrowserWindow = new Proxy(StandInWindow, {
  construct: (target, [options]) => strict('BrowserWindow', new target(options)),
})
