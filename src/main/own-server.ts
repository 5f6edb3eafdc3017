import { join } from 'node:path'
import { app } from 'electron'
import type { Logger } from 'pino'
import { type RunningServer, startServer } from '#server/index.ts'
import { systemCountry, thisSystem } from '#server/safety/region.ts'
import type { SecretStore } from '#server/secrets/secret-store.ts'
import { StartError } from '#server/start-error.ts'
import type { DesktopSettings } from './desktop-settings.ts'
import { startHelper, startHomeAi, startReader } from './helpers-of-electron.ts'
import { askSystemProxy } from './system-proxy.ts'

/**
 * Starts the embedded server. It takes the port of the last start where that is free, so that what the pages have
 * stored for their address is found again.
 * @param port the one that it must take
 * @throws StartError
 */
export async function startOwnServer(options: {
  dataDir: string
  port: number | undefined
  secrets: SecretStore
  settings: DesktopSettings
  isBackupWanted: boolean
  log: Logger
}): Promise<RunningServer> {
  const { port, settings, ...rest } = options
  const staticDir = join(app.getAppPath(), 'out', 'renderer')
  const start = (on: number) =>
    startServer({
      ...rest,
      host: 'desktop',
      port: on,
      staticDir,
      startHelper,
      startReader,
      startHomeAi,
      environment: process.env,
      askSystemProxy,
      region: systemCountry(thisSystem(app.getLocaleCountryCode())),
    })
  if (port !== undefined) return start(port)
  const server = await start(settings.read().port ?? 0).catch((error: unknown) => {
    if (error instanceof StartError && error.obstacle === 'port') return start(0)
    throw error
  })
  settings.change({ port: server.port })
  return server
}
