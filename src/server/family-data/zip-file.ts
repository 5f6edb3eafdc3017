import { closeSync, openSync, writeSync } from 'node:fs'
import { constants, deflateRawSync } from 'node:zlib'
// The entry for Node declares a `require` of its own, which the bundled server already has.
import { Zip, ZipPassThrough } from 'fflate/browser'

/** In bytes: enough that each step compresses well, and little to hold. */
const BUFFER = 64 * 1024

/** A zip knows the years 1980 to 2099 alone; a day from either end no time zone leads out of them. */
const [FIRST, LAST] = [Date.UTC(1980, 0, 2), Date.UTC(2099, 11, 30)]

/** A file in the zip: its path and its text, or its bytes, in pieces. */
export type ZipEntry = [path: string, pieces: Iterable<string | Uint8Array>]

/** Writes a zip file while its texts are read, so that it may be larger than the memory. */
export function writeZip(file: string, entries: Iterable<ZipEntry>, mtime: Date): void {
  const moment = new Date(Math.min(Math.max(mtime.getTime(), FIRST), LAST))
  const descriptor = openSync(file, 'w', 0o600)
  try {
    const zip = new Zip((error, bytes) => {
      if (error) throw error
      for (let at = 0; at < bytes.length; ) at += writeSync(descriptor, bytes, at)
    })
    // One for all pieces: a new one for each would fill the memory faster than it is cleared away.
    const bytes = new Uint8Array(BUFFER)
    const encoder = new TextEncoder()
    for (const [path, pieces] of entries) {
      const entry = new Deflated(path)
      entry.mtime = moment
      zip.add(entry)
      let filled = 0
      const add = (piece: string | Uint8Array) => {
        if (typeof piece !== 'string') {
          entry.push(bytes.subarray(0, filled))
          entry.push(piece)
          filled = 0
          return
        }
        for (let rest = piece; rest !== ''; ) {
          const { read, written } = encoder.encodeInto(rest, bytes.subarray(filled))
          filled += written
          rest = rest.slice(read)
          if (rest === '') return
          entry.push(bytes.subarray(0, filled))
          filled = 0
        }
      }
      for (const piece of pieces) add(piece)
      entry.push(bytes.subarray(0, filled), true)
    }
    zip.end()
  } finally {
    closeSync(descriptor)
  }
}

/** Each piece is compressed by itself, at once and by zlib: fflate's own way holds several times as much. */
class Deflated extends ZipPassThrough {
  constructor(path: string) {
    super(path)
    this.compression = 8
  }

  protected override process(piece: Uint8Array, isLast: boolean): void {
    const finishFlush = isLast ? constants.Z_FINISH : constants.Z_SYNC_FLUSH
    this.ondata(null, deflateRawSync(piece, { finishFlush }), isLast)
  }
}
