import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { randomSecret } from './http/launch.ts'
import { readText, renameFile } from './shared/held-files.ts'

const FILE = 'stepwise.browser.json'

const homeSchema = z.object({
  /** A host name that nobody else on this computer has. */
  name: z.string().regex(/^stepwise-[0-9a-f]{24}\.localhost$/),
  /** Where the app was last, and may still be. */
  port: z.int().min(1).max(65_535).optional(),
  /** Proves a second start to the first one; see `linkRequests`. */
  secret: z.string().min(43),
})

/** Where the app lives when it is opened in a browser. Kept with the data, so that sign-ins and permissions last. */
export type BrowserHome = z.infer<typeof homeSchema>

/** The home that the data folder names, or a new one where it names none that is readable. */
export function readBrowserHome(dataDir: string): BrowserHome {
  try {
    return homeSchema.parse(JSON.parse(readText(join(dataDir, FILE))))
  } catch {
    return { name: `stepwise-${randomBytes(12).toString('hex')}.localhost`, secret: randomSecret() }
  }
}

/** Writes it whole or not at all, for this user's eyes. */
export function keepBrowserHome(dataDir: string, home: BrowserHome): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const file = join(dataDir, FILE)
  writeFileSync(`${file}.new`, JSON.stringify(home), { mode: 0o600, flush: true })
  renameFile(`${file}.new`, file)
}
