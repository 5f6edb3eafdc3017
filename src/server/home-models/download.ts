import { createHash } from 'node:crypto'
import { createReadStream, existsSync, statSync } from 'node:fs'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { patientlyLater } from '../shared/held-files.ts'
import type { ListedFile } from './listed-models.ts'

/** Why a download has ended early, in words for a parent. */
export class DownloadFailed extends Error {
  override readonly name = 'DownloadFailed'
}

const MOST_REDIRECTS = 5
const BROKEN_OFF =
  'The download broke off. Please check the internet connection, then press “Go On”: what is there is kept.'
const CHANGED =
  'The file at its address is not the one that Stepwise knows, so it was stopped. Please try another model.'
const FULL = 'The disk is full. Please make room, then press “Go On”: what is there is kept.'
const UNWRITABLE = 'The folder can’t be written to. Please choose another one, then press “Go On”.'
const DAMAGED = 'What came is damaged, so it was deleted. Please download it again.'

/** What is not whole yet lies beside its place. */
export const partOf = (path: string) => `${path}.part`

/** How much of a file is there, in bytes. */
export function downloaded(path: string): number {
  return statSync(partOf(path), { throwIfNoEntry: false })?.size ?? 0
}

/**
 * Downloads a file, or goes on where it was left. Only the whole file with the right checksum comes to its place.
 * @param onBytes told how many bytes are there
 * @throws DownloadFailed with words; the signal's reason
 */
export async function download(
  send: typeof fetch,
  { address, bytes, sha256 }: ListedFile,
  path: string,
  { signal, onBytes }: { signal: AbortSignal; onBytes(bytes: number): void },
): Promise<void> {
  const part = partOf(path)
  // It came whole the last time, and was held to its checksum then.
  if (existsSync(path) && statSync(path).size === bytes) return
  try {
    await mkdir(dirname(path), { recursive: true })
    if (downloaded(path) > bytes) await rm(part)
    if (downloaded(path) < bytes) await receive()
    if (downloaded(path) < bytes) throw new DownloadFailed(BROKEN_OFF)
    if ((await checksumOf(part, signal)) !== sha256) {
      await rm(part)
      throw new DownloadFailed(DAMAGED)
    }
    await patientlyLater(() => rename(part, path))
  } catch (error) {
    signal.throwIfAborted()
    throw error instanceof DownloadFailed ? error : new DownloadFailed(wordsFor(error))
  }

  async function receive(): Promise<void> {
    const before = downloaded(path)
    const response = await follow(send, address, before, signal)
    if (![200, 206].includes(response.status) || !response.body) {
      await response.body?.cancel()
      throw new DownloadFailed(response.status === 404 ? CHANGED : BROKEN_OFF)
    }
    const begins = response.status === 206 ? before : 0
    const claimed = Number(response.headers.get('content-length') ?? Number.NaN)
    if (begins + claimed > bytes) {
      await response.body.cancel()
      throw new DownloadFailed(CHANGED)
    }
    const file = await open(part, begins === 0 ? 'w' : 'a')
    try {
      let there = begins
      for await (const piece of response.body) {
        there += piece.length
        if (there > bytes) throw new DownloadFailed(CHANGED)
        await file.writeFile(piece)
        onBytes(there)
      }
    } finally {
      await file.close()
    }
  }
}

/** A store of files hands on to where the file lies; never to a less safe place than the first. */
async function follow(
  send: typeof fetch,
  address: string,
  from: number,
  signal: AbortSignal,
): Promise<Response> {
  const headers = new Headers(from > 0 ? [['range', `bytes=${from}-`]] : [])
  let at = new URL(address)
  for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
    const response = await send(at, { headers, signal })
    const next = response.headers.get('location')
    if (response.status < 300 || response.status >= 400 || next === null) return response
    await response.body?.cancel()
    const leads = new URL(next, at)
    if (leads.protocol !== at.protocol) throw new DownloadFailed(CHANGED)
    at = leads
  }
  throw new DownloadFailed(CHANGED)
}

async function checksumOf(path: string, signal: AbortSignal): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of createReadStream(path, { signal, highWaterMark: 1_048_576 })) hash.update(piece)
  return hash.digest('hex')
}

function wordsFor(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG') return FULL
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'ENOTDIR') return UNWRITABLE
  return BROKEN_OFF
}
