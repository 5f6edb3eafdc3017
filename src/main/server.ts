import { join } from 'node:path'
import { app } from 'electron'
import { type RunningServer, startServer } from '#server/index.ts'

/** Starts the embedded server on the data folder that Electron names for this user. */
export function startOwnServer(): Promise<RunningServer> {
  return startServer({
    dataDir: app.getPath('userData'),
    port: 0,
    staticDir: join(import.meta.dirname, '../renderer'),
  })
}
