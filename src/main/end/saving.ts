import { session } from 'electron'
import type { Logger } from 'pino'
import type { RunningServer } from '#server/index.ts'
import { within } from '#server/shared/within.ts'

/** The longest that saving may take before the app ends, in milliseconds. The server itself cuts off what still writes then. */
const LAST_WAIT = 5_000

/** What is saved before the app ends, whichever way it ends. */
export interface Saving {
  /**
   * Finishes what is being saved and closes the server; once, however often it is asked. Never rejects.
   * @param limit in milliseconds
   * @returns false when it was not done within the limit, or failed
   */
  save(limit?: number): Promise<boolean>
  /** Whether the app is ending: nothing that is shown could be used any more. */
  hasBegun(): boolean
  /** Whether the app may end now: everything is saved, or has had its time. */
  isOver(): boolean
}

export function createSaving(server: () => RunningServer | undefined, log: Logger): Saving {
  let saving: Promise<boolean> | undefined
  let isOver = false

  async function run(): Promise<boolean> {
    const from = performance.now()
    const { cookies } = session.defaultSession
    try {
      // A sign-in first, for it takes no time; then what the last answers have changed of it.
      await Promise.all([server()?.close(), cookies.flushStore()])
      await cookies.flushStore()
      log.info({ ms: Math.round(performance.now() - from) }, 'saved before the end')
      return true
    } catch (error) {
      log.error({ err: error }, 'not everything was saved before the end')
      return false
    }
  }

  return {
    async save(limit = LAST_WAIT) {
      saving ??= run()
      const mine = saving
      const isSaved = await within(limit, () => mine).catch(() => false)
      isOver = true
      return isSaved
    },
    hasBegun: () => saving !== undefined,
    isOver: () => isOver,
  }
}
