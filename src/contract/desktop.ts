import { z } from 'zod'

/** What happened to a backup or a restore; `cancelled` when the parent closed the dialog. */
const outcomeSchema = z.discriminatedUnion('outcome', [
  /** `file` is the one written or read. */
  z.object({ outcome: z.literal('done'), file: z.string() }),
  z.object({ outcome: z.literal('cancelled') }),
  /** `message` is one sentence for people. */
  z.object({ outcome: z.literal('failed'), message: z.string() }),
])
export type Outcome = z.infer<typeof outcomeSchema>

const updateStateSchema = z.discriminatedUnion('state', [
  /** Not packaged, or not signed, so that an update could not be trusted. */
  z.object({ state: z.literal('off') }),
  z.object({ state: z.literal('idle') }),
  z.object({ state: z.literal('checking') }),
  z.object({ state: z.literal('current') }),
  z.object({ state: z.literal('available'), version: z.string() }),
  /** 0 to 100. */
  z.object({ state: z.literal('downloading'), version: z.string(), percent: z.number() }),
  z.object({ state: z.literal('ready'), version: z.string() }),
  /** There is a newer one, but the app runs from a place where it can't be replaced. */
  z.object({ state: z.literal('misplaced'), version: z.string() }),
  z.object({ state: z.literal('failed') }),
])
export type UpdateState = z.infer<typeof updateStateSchema>

/** What a failure screen's buttons ask for. */
const wayOutSchema = z.enum([
  'retry',
  'choose-folder',
  'usual-folder',
  'use-backup',
  'choose-backup',
  'start-afresh',
  'go-on',
  'check-for-updates',
  'quit',
])
export type WayOut = z.infer<typeof wayOutSchema>

interface DesktopCall {
  /** Whose page may call: the app's own or the start screen. */
  page: 'app' | 'start'
  arguments: z.ZodType<unknown[]>
  answer: z.ZodType
}

/** The calls between a page and the desktop. */
export const desktopCalls = {
  /** Shows the folder with the family's data in the computer's own file manager. */
  openDataFolder: { page: 'app', arguments: z.tuple([]), answer: z.void() },
  /** Writes this family's data into a file that the parent names in a dialog. */
  backUpNow: { page: 'app', arguments: z.tuple([]), answer: outcomeSchema },
  /** Goes back to a backup file that the parent chooses in a dialog; the page should load its data anew then. */
  restore: { page: 'app', arguments: z.tuple([]), answer: outcomeSchema },
  /** Writes the page as it is shown into a PDF file; `title` becomes the name that the dialog proposes. */
  printToPDF: { page: 'app', arguments: z.tuple([z.string().min(1).max(200)]), answer: outcomeSchema },
  /** Every folder on this computer that Stepwise has written to and that is still there. */
  ownFolders: { page: 'app', arguments: z.tuple([]), answer: z.array(z.string()) },
  /** Deletes all of them and quits, once the server has allowed it. */
  deleteEverything: { page: 'app', arguments: z.tuple([]), answer: outcomeSchema },
  updateState: { page: 'app', arguments: z.tuple([]), answer: updateStateSchema },
  checkForUpdates: { page: 'app', arguments: z.tuple([]), answer: updateStateSchema },
  takeWayOut: { page: 'start', arguments: z.tuple([wayOutSchema]), answer: z.void() },
} as const satisfies Record<string, DesktopCall>

export type DesktopCalls = typeof desktopCalls

type BridgeCalls = {
  [Name in keyof DesktopCalls as DesktopCalls[Name]['page'] extends 'app' ? Name : never]: (
    ...given: z.infer<DesktopCalls[Name]['arguments']>
  ) => Promise<z.infer<DesktopCalls[Name]['answer']>>
}

/** What the app's pages have as `window.desktop` in the desktop window; in a browser there is none. */
export interface DesktopBridge extends BridgeCalls {
  version: string
  /** `win32`, `darwin` or `linux`. */
  platform: string
  /** How the system writes dates and numbers, such as `de-DE`; empty where it doesn't say. */
  systemLocale: string
}

/** The name under which a call travels between the processes. */
export type Channel = `desktop:${keyof DesktopCalls}`

/**
 * What the desktop tells a page by itself: the computer has woken, or its screen is unlocked; Stepwise was started once
 * more, whose one window is this.
 */
export type DesktopNews = 'desktop:woke' | 'desktop:started-again'
