import { chmodSync, truncateSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { z } from 'zod'
import { readText, removeFile } from '../shared/held-files.ts'
import { StartError } from '../start-error.ts'
import { momentInWords } from './stamp.ts'

/** What runs the server: the desktop app, or the server with no window. */
export type Host = 'desktop' | 'serve'

const ownerSchema = z.object({
  pid: z.number().int(),
  since: z.iso.datetime(),
  host: z.enum(['desktop', 'serve']),
  computer: z.string(),
})
type Owner = z.infer<typeof ownerSchema>

/** How long to wait for an owner that is just closing, in milliseconds. */
const PATIENCE = 1_000

const HOSTS: Record<Host, string> = {
  desktop: 'in a window of its own',
  serve: 'without a window, for a browser',
}

/**
 * Makes this process the one owner of a data folder. The lock is SQLite's own on an empty file: the system takes it
 * back when the process ends, however it ends. Never open `stepwise.lock` in this process in another way: on Linux
 * and macOS, closing it there would give the lock away.
 * @returns what gives the folder free again
 * @throws StartError `owned` when another process has the folder, `folder` when the folder can't be locked
 */
export function ownFolder(dataDir: string, host: Host, now: Date): () => void {
  const card = join(dataDir, 'stepwise.owner.json')
  const lock = takeLock(dataDir, card)
  const owner: Owner = { pid: process.pid, since: now.toISOString(), host, computer: hostname() }
  try {
    writeFileSync(card, `${JSON.stringify(owner)}\n`, { mode: 0o600 })
  } catch {
    // It only tells others who we are; a full disk has its own words elsewhere.
  }
  return () => {
    if (!lock.open) return
    removeFile(card)
    lock.close()
  }
}

function takeLock(dataDir: string, card: string): SQLite.Database {
  const file = join(dataDir, 'stepwise.lock')
  try {
    return tryLock(file)
  } catch (error) {
    if (isCode(error, 'SQLITE_BUSY')) throw ownedBy(readOwner(card), dataDir, error)
    if (!isCode(error, 'SQLITE_NOTADB') && !isCode(error, 'SQLITE_CORRUPT')) throw cannotLock(dataDir, error)
  }
  // Nobody has it, or it would have been busy, and its bytes mean nothing. A new file could be locked beside this one.
  try {
    truncateSync(file, 0)
    return tryLock(file)
  } catch (error) {
    throw isCode(error, 'SQLITE_BUSY') ? ownedBy(readOwner(card), dataDir, error) : cannotLock(dataDir, error)
  }
}

function tryLock(file: string): SQLite.Database {
  const sqlite = new SQLite(file, { timeout: PATIENCE })
  try {
    // Nothing is ever written, so it needs no journal beside it.
    sqlite.pragma('journal_mode = memory')
    sqlite.exec('begin exclusive')
    if (process.platform !== 'win32') chmodSync(file, 0o600)
    return sqlite
  } catch (error) {
    sqlite.close()
    throw error
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof SQLite.SqliteError && error.code.startsWith(code)
}

function readOwner(card: string): Owner | undefined {
  try {
    return ownerSchema.parse(JSON.parse(readText(card)))
  } catch {
    return undefined
  }
}

function ownedBy(owner: Owner | undefined, dataDir: string, cause: unknown): StartError {
  const who = owner ? describe(owner) : undefined
  return new StartError(
    `Another Stepwise ${who ? `(${who}) ` : ''}is already using the data folder ${dataDir}; close that one and start again, or choose another folder with --data-dir.`,
    { cause, obstacle: 'owned', ...(who && { detail: `It is open ${who}.` }) },
  )
}

function describe({ host, pid, since, computer }: Owner): string {
  const where = computer === hostname() ? '' : ` on the computer ${computer}`
  return `${HOSTS[host]}${where}, since ${momentInWords(new Date(since))}, process ${pid}`
}

function cannotLock(dataDir: string, cause: unknown): StartError {
  return new StartError(
    `Stepwise can't keep other programs out of its data folder ${dataDir}, which happens on some network drives and on media that can't be written to; choose a folder on a disk of this computer, for example with --data-dir.`,
    { cause, obstacle: 'folder' },
  )
}
