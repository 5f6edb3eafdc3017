import { app, session } from 'electron'
import type { Logger } from 'pino'
import type { RunningServer } from '#server/index.ts'

/** The longest that quitting may take, in milliseconds. The server itself cuts off what still writes then. */
const LAST_WAIT = 5_000

/** Makes every way of quitting wait until what is being saved is saved. */
export function quitWhenSaved(server: () => RunningServer | undefined, log: Logger): void {
  let state: 'open' | 'saving' | 'saved' = 'open'
  app.on('before-quit', event => {
    if (state === 'saved') return
    event.preventDefault()
    if (state === 'saving') return
    state = 'saving'
    save()
      .catch((error: unknown) => log.error({ err: error }, 'quitting did not save everything'))
      .finally(() => {
        state = 'saved'
        app.quit()
      })
  })

  async function save() {
    const from = performance.now()
    const late = new Promise<void>(resolve => setTimeout(resolve, LAST_WAIT).unref())
    await Promise.race([server()?.close(), late])
    await session.defaultSession.cookies.flushStore()
    log.info({ ms: Math.round(performance.now() - from) }, 'saved before quitting')
  }
}
