import { readFileSync } from 'node:fs'
import decodeJpeg, { init as initJpeg } from '@jsquash/jpeg/decode.js'
import decodeWebp, { init as initWebp } from '@jsquash/webp/decode.js'
import { decode as decodePng } from 'fast-png'
import type { PictureType } from '#contract/pictures.ts'
import { type Grey, scaled } from './grey.ts'

/** In pixels, the longer side of what is read: handwriting of a whole page is sharp enough then. */
const LONGEST = 2_200

/** What the decoders, which are made for browsers, hand their pixels over in. */
interface Pixels {
  width: number
  height: number
  data: ArrayLike<number>
  channels: number
  /** What white is. */
  most: number
}

let areReady = false

function bufferOf(file: string): ArrayBuffer {
  return new Uint8Array(readFileSync(file)).buffer
}

/** @param codecs the paths of the decoders' WebAssembly */
function makeReady(codecs: { jpeg: string; webp: string }): void {
  if (areReady) return
  areReady = true
  Object.assign(globalThis, {
    ImageData: function ImageData(this: object, data: Uint8ClampedArray, width: number, height: number) {
      Object.assign(this, { data, width, height })
    },
  })
  void initJpeg({ wasmBinary: bufferOf(codecs.jpeg) })
  void initWebp({ wasmBinary: bufferOf(codecs.webp) })
}

/**
 * A picture's pixels without colours, upright as its camera was held, at most 2,200 px long.
 * @returns undefined where it can't be decoded
 */
export async function decodePicture(
  type: PictureType,
  bytes: Uint8Array,
  codecs: { jpeg: string; webp: string },
): Promise<Grey | undefined> {
  makeReady(codecs)
  const pixels = await decoded(type, bytes).catch(() => undefined)
  if (!pixels) return undefined
  const grey = greyOf(pixels)
  const shrink = Math.min(1, LONGEST / Math.max(grey.width, grey.height))
  return scaled(grey, Math.round(grey.width * shrink) || 1, Math.round(grey.height * shrink) || 1)
}

async function decoded(type: PictureType, bytes: Uint8Array): Promise<Pixels | undefined> {
  // A copy: what comes from another process may lie within a larger buffer.
  const { buffer } = new Uint8Array(bytes)
  if (type === 'image/jpeg')
    return { ...sized(await decodeJpeg(buffer, { preserveOrientation: true })), channels: 4, most: 255 }
  if (type === 'image/webp') return { ...sized(await decodeWebp(buffer)), channels: 4, most: 255 }
  if (type !== 'image/png') return undefined
  const { width, height, data, channels, depth, palette } = decodePng(bytes)
  if (!palette) return { width, height, data, channels, most: 2 ** depth - 1 }
  const colours = new Uint8Array(width * height * 4)
  for (let at = 0; at < width * height; at++) {
    const [red = 0, green = 0, blue = 0, solid = 255] = palette[data[at] ?? 0] ?? []
    colours.set([red, green, blue, solid], at * 4)
  }
  return { width, height, data: colours, channels: 4, most: 255 }
}

const sized = ({ width, height, data }: { width: number; height: number; data: ArrayLike<number> }) => ({
  width,
  height,
  data,
})

/** What can be seen through is paper. */
function greyOf({ width, height, data, channels, most }: Pixels): Grey {
  const grey = new Uint8Array(width * height)
  const hasColours = channels >= 3
  const hasHoles = channels === 2 || channels === 4
  for (let at = 0; at < grey.length; at++) {
    const from = at * channels
    const red = data[from] ?? 0
    const light = hasColours ? 0.3 * red + 0.59 * (data[from + 1] ?? 0) + 0.11 * (data[from + 2] ?? 0) : red
    const solid = hasHoles ? (data[from + channels - 1] ?? most) / most : 1
    grey[at] = 255 * (1 - solid) + ((255 * light) / most) * solid
  }
  return { width, height, data: grey }
}
