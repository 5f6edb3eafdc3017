import { constants, crc32, deflateRawSync, deflateSync } from 'node:zlib'
import { seededNumbers } from '../../corpus/safety/seeded-numbers.ts'

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(4)
  frame.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([frame, body, sum])
}

const words = (...numbers: number[]) => {
  const bytes = Buffer.alloc(numbers.length * 4)
  for (const [at, each] of numbers.entries()) bytes.writeUInt32BE(each, at * 4)
  return bytes
}

/** A PNG of greys, with more chunks before and behind its pixels. */
function greyPng(
  [width, height]: [number, number],
  pixels: Buffer,
  { before = [], behind = [] }: { before?: Buffer[]; behind?: Buffer[] } = {},
): Buffer {
  const header = chunk('IHDR', Buffer.concat([words(width, height), Buffer.from([8, 0, 0, 0, 0])]))
  return Buffer.concat([
    SIGNATURE,
    header,
    ...before,
    chunk('IDAT', pixels),
    ...behind,
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** The pixels of a page, by how bright each is. */
function drawn(width: number, height: number, brightness: (x: number, y: number) => number): Buffer {
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) rows[y * (width + 1) + x + 1] = brightness(x, y)
  return deflateSync(rows, { level: 1 })
}

/** A page of noise. */
export function noisePng(): Buffer {
  const chance = seededNumbers(3)
  return greyPng(
    [1600, 1200],
    drawn(1600, 1200, () => Math.floor(chance() * 256)),
  )
}

/** A page with 20,000 small strokes on it. */
export function marksPng(): Buffer {
  const chance = seededNumbers(5)
  const kinds = Array.from({ length: 20_000 }, () => Math.floor(chance() * 4))
  const isInk = (kind: number, x: number, y: number) =>
    [x === 3, y === 4, Math.abs(x - y) < 2, x === 2 || y === 6][kind] ?? false
  return greyPng(
    [2_000, 1_600],
    drawn(2_000, 1_600, (x, y) => {
      const [column, row] = [Math.floor(x / 12.5), Math.floor(y / 12.8)]
      const kind = kinds[row * 160 + column] ?? 0
      return isInk(kind, Math.floor(x % 12.5) - 1, Math.floor(y % 12.8) - 1) ? 20 : 245
    }),
  )
}

/** A strip as narrow as can be. */
export const stripPng = (width: number, height: number) =>
  greyPng(
    [width, height],
    drawn(width, height, (x, y) => ((x + y) % 7 === 0 ? 0 : 255)),
  )

const MEGABYTE = 1_048_576

/** Zeros in a compressed stream that unpacks to so many megabytes, a thousandth as long. */
function bomb(megabytes: number): Buffer {
  // A full flush forgets what came before, so that the same bytes can be said again.
  const one = deflateRawSync(Buffer.alloc(MEGABYTE), { finishFlush: constants.Z_FULL_FLUSH })
  const last = deflateRawSync(Buffer.alloc(0))
  return Buffer.concat([
    Buffer.from([0x78, 0x9c]),
    ...Array.from({ length: megabytes }, () => one),
    last,
    Buffer.alloc(4),
  ])
}

/** A PNG that says it is small, and whose pixels unpack to gigabytes. */
export const bombPng = () => greyPng([100, 100], bomb(3_000))

/** A PNG whose profile of colours unpacks to gigabytes. */
export const profileBombPng = () =>
  greyPng(
    [100, 100],
    drawn(100, 100, () => 255),
    {
      before: [chunk('iCCP', Buffer.concat([Buffer.from('p\0\0', 'latin1'), bomb(3_000)]))],
    },
  )

/** A PNG that says it is animated, with a second picture behind the first. */
export function animatedPng(): Buffer {
  const pixels = drawn(60, 40, () => 255)
  const frame = (sequence: number) =>
    chunk('fcTL', Buffer.concat([words(sequence, 60, 40, 0, 0), Buffer.from([0, 1, 0, 10, 0, 0])]))
  return greyPng([60, 40], pixels, {
    before: [chunk('acTL', words(2, 0)), frame(0)],
    behind: [frame(1), chunk('fdAT', Buffer.concat([words(2), pixels]))],
  })
}

/** One white pixel, as WebP without loss. */
const VP8L = Buffer.from('VlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64')

/** A WebP of two frames. */
export function animatedWebp(): Buffer {
  const riff = (type: string, data: Buffer) => {
    const size = Buffer.alloc(4)
    size.writeUInt32LE(data.length)
    return Buffer.concat([Buffer.from(type, 'latin1'), size, data, Buffer.alloc(data.length % 2)])
  }
  const still = Buffer.concat([VP8L, Buffer.alloc(VP8L.length % 2)])
  const frame = riff('ANMF', Buffer.concat([Buffer.alloc(12), Buffer.from([100, 0, 0, 0]), still]))
  const body = [
    Buffer.from('WEBP', 'latin1'),
    riff('VP8X', Buffer.from([2, 0, 0, 0, 0, 0, 0, 0, 0, 0])),
    riff('ANIM', Buffer.alloc(6)),
    frame,
    frame,
  ]
  return riff('RIFF', Buffer.concat(body))
}

/** A GIF of two frames, of one pixel each. */
export function animatedGif(): Buffer {
  const frame = Buffer.from([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0])
  return Buffer.concat([
    Buffer.from('GIF89a', 'latin1'),
    Buffer.from([1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]),
    frame,
    frame,
    Buffer.from([0x3b]),
  ])
}
