import { encode } from 'fast-png'

/** What stands on the page; each sign of it is drawn below. */
export const WRITTEN = '47+38=85'

/** Five points wide and seven high, a number of five bits for each row. */
const SIGNS: Record<string, readonly number[]> = {
  '3': [0b11110, 0b00001, 0b00001, 0b01110, 0b00001, 0b00001, 0b11110],
  '4': [0b00010, 0b00110, 0b01010, 0b10010, 0b11111, 0b00010, 0b00010],
  '5': [0b11111, 0b10000, 0b11110, 0b00001, 0b00001, 0b10001, 0b01110],
  '7': [0b11111, 0b00001, 0b00010, 0b00100, 0b01000, 0b01000, 0b01000],
  '8': [0b01110, 0b10001, 0b10001, 0b01110, 0b10001, 0b10001, 0b01110],
  '+': [0b00000, 0b00100, 0b00100, 0b11111, 0b00100, 0b00100, 0b00000],
  '=': [0b00000, 0b00000, 0b11111, 0b00000, 0b11111, 0b00000, 0b00000],
}
/** In pixels. */
const POINT = 14
const STEP = 7 * POINT
const MARGIN = 80

/** A page of print as clear as it gets, in PNG: who can't read this reads no child's hand. */
export function trialPage(): Buffer {
  const width = 2 * MARGIN + WRITTEN.length * STEP
  const height = 2 * MARGIN + 7 * POINT
  const data = new Uint8Array(width * height).fill(255)
  for (const [at, sign] of [...WRITTEN].entries()) {
    for (const [row, bits] of (SIGNS[sign] ?? []).entries()) {
      for (let column = 0; column < 5; column++) {
        if (bits & (16 >> column)) dot(MARGIN + at * STEP + column * POINT, MARGIN + row * POINT)
      }
    }
  }
  return Buffer.from(encode({ width, height, data, channels: 1, depth: 8 }))

  function dot(left: number, top: number): void {
    for (let y = top; y < top + POINT; y++) data.fill(0, y * width + left, y * width + left + POINT)
  }
}
