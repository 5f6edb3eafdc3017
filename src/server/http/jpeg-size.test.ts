import { expect, test } from 'vitest'
import { tries } from '#support/how-much.ts'
import { headers } from '#support/server/pictures.ts'
import { timesAsMuch } from '#support/times-as-much.ts'
import { isJpeg, jpegSize } from './jpeg-size.ts'

/** In bytes; in full as large as a picture may be. */
const LARGEST = tries(2_000_000, 10_000_000)

/** A JPEG of 2 × 2 pixels with so many segments of so many bytes before its size. */
function padded(count: number, bytes: number): Buffer {
  const segment = Buffer.alloc(2 + bytes)
  segment.writeUInt16BE(0xffe1)
  segment.writeUInt16BE(bytes, 2)
  const parts = Array.from({ length: count }, () => segment)
  return Buffer.concat([headers.jpeg.subarray(0, 20), ...parts, headers.jpeg.subarray(20)])
}

test.each([
  ['as it is', headers.jpeg],
  ['behind what a camera writes', padded(40, 65_535)],
  [
    'behind fill bytes',
    Buffer.concat([headers.jpeg.subarray(0, 20), Buffer.alloc(9, 0xff), headers.jpeg.subarray(20)]),
  ],
])('the size is found %s', (_, bytes) => {
  expect(isJpeg(bytes)).toBe(true)
  expect(jpegSize(bytes)).toEqual({ width: 2, height: 2 })
})

test.each([
  ['tiny segments', padded(LARGEST / 4, 2)],
  ['fill bytes', Buffer.concat([headers.jpeg.subarray(0, 2), Buffer.alloc(LARGEST, 0xff)])],
  [
    'segments of no length',
    Buffer.concat([headers.jpeg.subarray(0, 2), Buffer.alloc(LARGEST, Buffer.from('ffe10000', 'hex'))]),
  ],
  ['noise', Buffer.concat([headers.jpeg.subarray(0, 3), Buffer.alloc(LARGEST, 0x41)])],
  ['nothing', headers.jpeg.subarray(0, 3)],
  ['a cut size', headers.jpeg.subarray(0, 27)],
])('a file padded with %s is none, and that is known at once', async (_, bytes) => {
  expect(jpegSize(bytes)).toBeUndefined()
  // No more than it takes to look at each byte a few times.
  const lookedAt = Buffer.alloc(LARGEST)
  expect(
    await timesAsMuch(
      () => jpegSize(bytes),
      () => lookedAt.findIndex(byte => byte !== 0),
      25,
    ),
  ).toBeLessThan(25)
})
