import { open, stat } from 'node:fs/promises'

/** More than any model has; a changed head claims more, and the engine goes through them for minutes. */
const MOST_PARTS = 5_000
const HEAD = 24

/** What a model's file is at a first look: its head alone is read. */
export type LookedAt = { is: 'model'; bytes: number; changed: number } | { is: 'missing' } | { is: 'foreign' }

/** Looks whether a file is a GGUF file, of a version that the engine reads. Never throws. */
export async function lookAtModelFile(path: string): Promise<LookedAt> {
  const found = await stat(path).catch(() => undefined)
  if (!found) return { is: 'missing' }
  // A folder; or a pipe, which would be waited for.
  if (!found.isFile()) return { is: 'foreign' }
  const file = await open(path).catch(() => undefined)
  if (!file) return { is: 'foreign' }
  try {
    const head = Buffer.alloc(HEAD)
    const { bytesRead } = await file.read(head, 0, HEAD, 0)
    const isOurs =
      bytesRead === HEAD &&
      head.toString('latin1', 0, 4) === 'GGUF' &&
      [2, 3].includes(head.readUInt32LE(4)) &&
      [8, 16].every(at => head.readBigUInt64LE(at) > 0n && head.readBigUInt64LE(at) < MOST_PARTS)
    return isOurs ? { is: 'model', bytes: found.size, changed: found.mtimeMs } : { is: 'foreign' }
  } catch {
    // A drive that fails.
    return { is: 'foreign' }
  } finally {
    await file.close().catch(() => {})
  }
}
