import type { WayOut } from '#contract/desktop.ts'
import { defaultDataDir } from '#server/data-dir.ts'
import type { Desktop } from '../desktop.ts'
import { askByDialog } from '../updates.ts'
import { createProblem, DesktopError, problemQuestion } from './problems.ts'
import { refuseToForget } from './refuse-to-forget.ts'
import { type NextTry, takeWayOut } from './take-way-out.ts'

/** Starts the server and shows its page, as often as a person wants to try it. */
export async function untilShown(desktop: Desktop): Promise<void> {
  for (;;) {
    const failure = await start(desktop)
    if (failure === undefined) return
    await takeFailure(desktop, failure)
  }
}

/** Tells what stands in the way, and does what a person chooses. */
export async function takeFailure(desktop: Desktop, failure: unknown): Promise<void> {
  desktop.log.error({ err: failure }, 'the app can not be shown')
  desktop.standing.next = await takeNext(desktop, failure)
}

/** Goes through the steps that are still to do. @returns what stands in the way, if anything does */
async function start(desktop: Desktop): Promise<unknown> {
  const { given, times, log, settings, keys, window, code, standing } = desktop
  const { next } = standing
  try {
    if (!next.isFolderSure) refuseToForget(settings)
    await times.step('keychain', async () => {
      if (next.isWithoutKeychain) return
      if (keys.isDamaged()) throw new DesktopError('keys')
      if (!(await keys.isKeychainOpen())) throw new DesktopError('keychain')
    })
    const { startOwnServer } = await times.step('code', () => code)
    const { dataDir, isBackupWanted } = next
    standing.server ??= await times.step('server', () =>
      startOwnServer({ dataDir, isBackupWanted, port: given.port, secrets: keys, settings, log }),
    )
    const { server } = standing
    await times.step('window', () => window.show({ what: 'app', server }))
    return undefined
  } catch (error) {
    return error
  }
}

async function takeNext(desktop: Desktop, failure: unknown): Promise<NextTry> {
  const { log, settings, keys, window, updates } = desktop
  const { next } = desktop.standing
  const way = await askWayOut(desktop, failure)
  const taken = await takeWayOut(way, next, { window: window.current(), updates }).catch(async error => {
    log.error({ err: error, way }, 'the way out is closed')
    return next
  })
  if (taken.isFolderSure && !next.isFolderSure) settings.beginAnew()
  if (taken.dataDir !== next.dataDir || taken.isFolderSure !== next.isFolderSure) {
    settings.change({ dataDir: taken.dataDir })
  }
  if (taken.isWithoutKeychain && keys.isDamaged()) keys.beginAnew()
  return taken
}

/** Shows what stands in the way; in a dialog of the system where even that page doesn't load. */
async function askWayOut(desktop: Desktop, failure: unknown): Promise<WayOut> {
  const { folders, log, window, wayOut, crashes, standing } = desktop
  const problem = createProblem(failure, {
    dataDir: standing.next.dataDir,
    usualDir: defaultDataDir(),
    logs: folders.logs,
  })
  const chosen = wayOut.next()
  const isGone = crashes.next().then(() => undefined)
  try {
    await Promise.race([window.show({ what: 'problem', problem }), isGone])
    const way = await Promise.race([chosen, isGone])
    if (way !== undefined) return way
  } catch (error) {
    log.error({ err: error }, 'the failure screen can not be shown')
  }
  return (await askByDialog(problemQuestion(problem))) ? 'retry' : 'quit'
}
