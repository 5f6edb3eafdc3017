import { join } from 'node:path'
import { LARGEST_FRAME, SOCKET_PATH } from '#contract/socket.ts'
import { passwordCheck } from './accounts/check-password.ts'
import { keepFailedTries } from './accounts/failed-tries.ts'
import { limitLogins } from './accounts/login-limit.ts'
import { meEndpoints, meHandler } from './accounts/me.ts'
import { grownUpCheck } from './accounts/require-grown-up.ts'
import { createSessions } from './accounts/sessions.ts'
import { createSignIns } from './accounts/sign-ins.ts'
import { createTickets } from './accounts/tickets.ts'
import { originsForCalls } from './ai/origins-for-calls.ts'
import { endReading, readPicturesBy } from './ai/providers/builtin/read/own-reader.ts'
import { endHomeAi, runHomeAiBy } from './ai/providers/home/own-engine.ts'
import { providers as allProviders } from './ai/providers/index.ts'
import { openDatabase } from './db/database.ts'
import { keepDamagedFiles } from './family-data/damaged-files.ts'
import { createErasing } from './family-data/erasing.ts'
import type { FamilyTasks } from './family-data/tasks.ts'
import { helpersOfNode } from './helper/helper-process.ts'
import { createHelpers } from './helper/helpers.ts'
import { createApp } from './http/app.ts'
import { lastingLaunch, namedLaunch } from './http/launch.ts'
import { linkRequests } from './http/link-requests.ts'
import { listen } from './http/listen.ts'
import { routes } from './http/routes.ts'
import { hostSocket } from './http/socket.ts'
import { guardedLog } from './log/log.ts'
import { gateFetch } from './network/fetch-gate.ts'
import { goOutBy } from './network/system-way.ts'
import { createRooms } from './rooms.ts'
import type { RunningServer, ServerOptions } from './running-server.ts'
import { forgetOldFlags } from './safety/flags.ts'
import { memorySecrets } from './secrets/secret-store.ts'
import { readAiEnvironment } from './settings/environment.ts'
import { steadyClock } from './steady-clock.ts'
import { timeSteps } from './time-steps.ts'

const SOURCE_OF_HELPER = join(import.meta.dirname, 'family-data', 'helper.ts')

export type { RunningServer, ServerOptions }

/**
 * Starts the whole of Stepwise's server.
 * @throws StartError with one sentence for people when it can't; nothing is left open or lost then
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { dataDir, port, staticDir, secrets = memorySecrets() } = options
  const { now = () => new Date(), elapsed = () => performance.now() } = options
  const log = guardedLog(options.log)
  const { providers = allProviders } = options
  const environment = readAiEnvironment(options.environment ?? {}, providers)
  gateFetch()
  goOutBy(options.environment ?? {}, options.askSystemProxy)
  if (options.startReader) readPicturesBy(options.startReader)
  if (options.startHomeAi) runHomeAiBy(options.startHomeAi)
  const { browserHome } = options
  const launch = browserHome ? namedLaunch(browserHome.name) : lastingLaunch()
  const step = timeSteps(log)

  const database = step('database', () =>
    openDatabase({ dataDir, log, now, host: options.host, isBackupWanted: options.isBackupWanted }),
  )
  const { db } = database
  const erasing = createErasing()
  const helpers = createHelpers<FamilyTasks>(options.startHelper ?? helpersOfNode(SOURCE_OF_HELPER))

  const steady = steadyClock(now, elapsed)
  const signIns = createSignIns({ db, steady, log })
  await step('sign-ins', () => signIns.settle())
  const tickets = createTickets()
  const sessions = createSessions({ db, signIns, tickets, steady })
  const { accountOf } = sessions
  const limits = limitLogins(keepFailedTries({ db, elapsed, log }))
  const checkPassword = passwordCheck(db, limits)
  const requireGrownUp = grownUpCheck(signIns, checkPassword)
  const rooms = createRooms({
    ...{ options, database, db, log, now, elapsed, secrets, providers, environment, erasing, helpers },
    ...{ signIns, sessions, tickets, limits, checkPassword, requireGrownUp },
  })

  const app = step('app', () =>
    createApp({
      launch,
      beforeLaunch: browserHome && [linkRequests(launch, browserHome.secret)],
      staticDir,
      // Talks go from the window to the service itself.
      connectTo: originsForCalls(providers, environment),
      log,
      api: [routes(meEndpoints, { me: meHandler(db) }, accountOf), ...rooms.api],
    }),
  )

  const http = await step('port', () => listen(app, port, { alsoIPv6: browserHome !== undefined })).catch(
    async (error: unknown) => {
      await database.close()
      throw error
    },
  )
  const socket = hostSocket({
    server: http.server,
    path: SOCKET_PATH,
    largestFrame: LARGEST_FRAME,
    launch,
    ownerOf: async request => {
      const signedIn = await accountOf(request)
      if (!signedIn?.child || signedIn.isLocked) return undefined
      return { ...signedIn, child: signedIn.child }
    },
    log,
    handlers: rooms.socketHandlers,
  })
  void database.backups.backUpIfDue()
  const damagedFiles = keepDamagedFiles({ folder: dataDir, now, log })
  forgetOldFlags(db, now()).catch((error: unknown) => log.error({ err: error }, 'old flags were not deleted'))

  /** Replies first, so that what came of them is stored and told. */
  async function close(): Promise<void> {
    launch.end()
    damagedFiles.stop()
    await rooms.stop()
    await socket.close()
    await Promise.all([helpers.stop(), http.close(), endReading(), endHomeAi()])
    await rooms.close()
    await signIns.close()
    await database.close()
  }

  let closing: Promise<void> | undefined
  const origin = `http://127.0.0.1:${http.port}`
  return {
    port: http.port,
    origin,
    launchToken: launch.doors[0].cookie,
    newLink: lifetime => `${origin}/?token=${launch.newToken(lifetime)}`,
    http: http.server,
    takeErasing: erasing.take,
    close() {
      closing ??= close()
      return closing
    },
  }
}
