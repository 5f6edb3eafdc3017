import { ipcMain } from 'electron'
import type { z } from 'zod'
import { type Channel, type DesktopCalls, desktopCalls } from '#contract/desktop.ts'
import type { AppWindow } from './window.ts'

/** What answers the calls of `window.desktop` and of the start screen. */
export type BridgeHandlers = {
  [Name in keyof DesktopCalls]: (
    ...given: z.infer<DesktopCalls[Name]['arguments']>
  ) => Promise<z.infer<DesktopCalls[Name]['answer']>> | z.infer<DesktopCalls[Name]['answer']>
}

/**
 * Answers the pages' calls. A call counts only from the top frame of the one window, while that shows the page whose
 * call it is, and with arguments of the contract's shape.
 */
export function serveBridge(window: AppWindow, handlers: BridgeHandlers): void {
  for (const name of Object.keys(desktopCalls) as (keyof DesktopCalls)[]) {
    const call = desktopCalls[name]
    // The loop loses which handler belongs to which call; `BridgeHandlers` has checked that.
    const handler = handlers[name] as (...given: unknown[]) => unknown
    ipcMain.handle(`desktop:${name}` satisfies Channel, (event, ...given: unknown[]) => {
      const { senderFrame } = event
      const isFromWindow = event.sender === window.current()?.webContents && senderFrame?.parent === null
      const isFromPage = call.page === 'app' ? window.isApp : window.isStartScreen
      if (!isFromWindow || !isFromPage(senderFrame.url)) throw new Error('This page may not ask for that.')
      const { success, data } = call.arguments.safeParse(given)
      if (!success) throw new Error('This is not how to ask for that.')
      return handler(...data)
    })
  }
}
