import { join } from 'node:path'
import { pino } from 'pino'
import { defaultDataDir } from '#server/data-dir.ts'
import { type RunningServer, startServer } from '#server/index.ts'
import { secretsOfThisComputer } from '#server/secrets/of-this-computer.ts'

/** Starts the embedded server on the family's data folder, the same one that `npm run serve` uses. */
export function startOwnServer(): Promise<RunningServer> {
  const log = pino({ base: undefined }, pino.destination({ fd: 2 }))
  return startServer({
    dataDir: defaultDataDir(),
    port: 0,
    staticDir: join(import.meta.dirname, '../renderer'),
    log,
    secrets: secretsOfThisComputer(log),
    environment: process.env,
  })
}
