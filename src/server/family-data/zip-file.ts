import { closeSync, openSync, writeSync } from 'node:fs'
// The entry for Node declares a `require` of its own, which the bundled server already has.
import { strToU8, Zip, ZipDeflate } from 'fflate/browser'

/** In characters: enough that each step compresses well, and little to hold. */
const PIECE = 64 * 1024

/** A file in the zip: its path and its text in pieces. */
export type ZipEntry = [path: string, pieces: Iterable<string>]

/** Writes a zip file while its texts are read, so that it may be larger than the memory. */
export function writeZip(file: string, entries: Iterable<ZipEntry>, mtime: Date): void {
  const descriptor = openSync(file, 'w', 0o600)
  try {
    const zip = new Zip((error, bytes) => {
      if (error) throw error
      for (let at = 0; at < bytes.length; ) at += writeSync(descriptor, bytes, at)
    })
    for (const [path, pieces] of entries) {
      const entry = new ZipDeflate(path, { level: 6 })
      entry.mtime = mtime
      zip.add(entry)
      let text = ''
      for (const piece of pieces) {
        text += piece
        if (text.length < PIECE) continue
        entry.push(strToU8(text))
        text = ''
      }
      entry.push(strToU8(text), true)
    }
    zip.end()
  } finally {
    closeSync(descriptor)
  }
}
