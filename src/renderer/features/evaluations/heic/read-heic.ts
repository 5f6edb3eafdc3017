import { loadPart } from '#lib/load-part.ts'
import type { Decoded } from './decoder.ts'

/** In milliseconds; a photo of 12 million pixels takes a slow computer about ten seconds. */
const LONGEST = 60_000

/** The kinds of HEIF file that phones write, as they stand in the file's first box. */
const BRANDS = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'])

/** Whether a file is a HEIC picture by its first bytes; phones and mail programs rename them. */
export async function isHeic(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(4, 12).arrayBuffer())
  const [kind, brand] = [head.subarray(0, 4), head.subarray(4)].map(part => String.fromCharCode(...part))
  return kind === 'ftyp' && brand !== undefined && BRANDS.has(brand)
}

/**
 * Reads a HEIC picture, which few browsers can, by a decoder that is loaded for the first of them.
 * @returns it upright, to be closed after use; undefined when it can't be read within a minute
 */
export async function readHeic(file: Blob): Promise<ImageBitmap | undefined> {
  const bytes = await file.arrayBuffer()
  const thread = await loadPart(
    async () => new Worker(new URL('./decoder.ts', import.meta.url), { type: 'module' }),
  )
  try {
    return await new Promise<Decoded>(resolve => {
      const timer = setTimeout(resolve, LONGEST)
      thread.onmessage = ({ data }: MessageEvent<Decoded>) => {
        clearTimeout(timer)
        resolve(data)
      }
      thread.onerror = () => {
        clearTimeout(timer)
        resolve(undefined)
      }
      thread.postMessage(bytes, [bytes])
    })
  } finally {
    // Its memory, a few hundred megabytes after a large photo, goes with it.
    thread.terminate()
  }
}
