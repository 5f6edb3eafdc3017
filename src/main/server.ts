import { join } from 'node:path'
import { pino } from 'pino'
import { defaultDataDir } from '#server/data-dir.ts'
import { type RunningServer, startServer } from '#server/index.ts'

/** Starts the embedded server on the family's data folder, the same one that `npm run serve` uses. */
export function startOwnServer(): Promise<RunningServer> {
  return startServer({
    dataDir: defaultDataDir(),
    port: 0,
    staticDir: join(import.meta.dirname, '../renderer'),
    log: pino({ base: undefined }, pino.destination({ fd: 2 })),
  })
}
