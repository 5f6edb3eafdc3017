import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { openDatabase } from '#server/db/database.ts'

const FILE = 'stepwise.db'

/** `stepwise.db` as the first start leaves it, made once for all tests of a process. */
let empty: Promise<Buffer> | undefined

async function makeEmpty(): Promise<Buffer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'stepwise-tables-'))
  try {
    await openDatabase({ dataDir, log: pino({ enabled: false }), now: () => new Date() }).close()
    return readFileSync(join(dataDir, FILE))
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/**
 * Lays the tables into a folder in which there is nothing yet: making them by all migrations is dearer than most tests
 * of what comes after them. Any other folder is left as it is.
 */
export async function layTables(dataDir: string): Promise<void> {
  if (!existsSync(dataDir) || readdirSync(dataDir).length > 0) return
  empty ??= makeEmpty()
  writeFileSync(join(dataDir, FILE), await empty, { mode: 0o600 })
}
