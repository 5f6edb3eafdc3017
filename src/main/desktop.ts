import type { Logger } from 'pino'
import type { WayOut } from '#contract/desktop.ts'
import type { RunningServer } from '#server/index.ts'
import type { Arguments } from './arguments.ts'
import type { DesktopSettings } from './desktop-settings.ts'
import type { Folders } from './folders.ts'
import type { keysOfDesktop } from './keys/keys-of-desktop.ts'
import type { NextTry } from './start/take-way-out.ts'
import type { StartTimes } from './start/time-start.ts'
import type { Updates } from './updates.ts'
import type { Waiting } from './waiting.ts'
import type { AppWindow } from './window.ts'

/** How far the start has come: the server once it runs, and how it is tried next. */
export interface Standing {
  server: RunningServer | undefined
  next: NextTry
}

/** What the desktop is made of. */
export interface Desktop {
  given: Arguments
  folders: Folders
  times: StartTimes
  log: Logger
  settings: DesktopSettings
  keys: ReturnType<typeof keysOfDesktop>
  updates: Updates
  window: AppWindow
  /** Read while Electron itself is still starting. */
  code: Promise<typeof import('./own-server.ts')>
  wayOut: Waiting<WayOut>
  crashes: Waiting<void>
  standing: Standing
}
