import { strict } from './strict.ts'

type Handler = (event: unknown, ...given: unknown[]) => unknown
const handlers = new Map<string, Handler>()

export const ipcMain = strict('ipcMain', {
  handle(channel: string, handler: Handler) {
    if (handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`)
    handlers.set(channel, handler)
  },
  /** Brings a page's call to its handler; a failure arrives in Electron's words. */
  async deliver(
    channel: string,
    event: object,
    given: unknown[],
  ): Promise<{ value?: unknown; error?: string }> {
    try {
      const handler = handlers.get(channel)
      if (!handler) throw new Error(`No handler registered for '${channel}'`)
      return { value: await handler(strict('IpcMainInvokeEvent', event), ...given) }
    } catch (error) {
      return { error: `Error invoking remote method '${channel}': ${error}` }
    }
  },
})
