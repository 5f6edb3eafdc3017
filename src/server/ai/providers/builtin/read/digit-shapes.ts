import { SIDE } from './digit-net.ts'
import type { Inked } from './ink.ts'

/** In pixels, the longer side of a digit in its square. */
const LONGER = 20
/** Of a connected stroke so much lies where its character stands, or it is of another one. */
const MOSTLY = 0.7
/** In pixels: less is dirt or a bit of the paper's squares. */
const FEWEST = 12

/**
 * The strokes that lie between two places of a line, by their names.
 * @param from where it begins and ends, in pixels of the line
 * @returns undefined where nothing stands, or where it hangs together with what stands beside it
 */
export function strokesBetween(
  { width, height, strokeOf, strokes }: Inked,
  from: number,
  to: number,
): Set<number> | undefined {
  const inside = new Map<number, number>()
  for (let y = 0; y < height; y++) {
    for (let x = Math.max(0, Math.floor(from)); x < Math.min(width, to); x++) {
      const stroke = strokeOf[y * width + x] ?? 0
      if (stroke) inside.set(stroke, (inside.get(stroke) ?? 0) + 1)
    }
  }
  const own = new Set<number>()
  for (const [stroke, count] of inside) {
    const size = strokes[stroke - 1]?.size ?? 0
    if (size < FEWEST) continue
    if (count >= MOSTLY * size) own.add(stroke)
    // A part of the next one that reaches over is not of this one.
    else if (count > (1 - MOSTLY) * size) return undefined
  }
  return own.size === 0 ? undefined : own
}

/** The same strokes in a square as the digits' net sees them. */
export function shapeOf({ width, height, ink, strokeOf }: Inked, own: ReadonlySet<number>) {
  const only = new Float32Array(ink.length)
  const isOwn = (place: number) => own.has(strokeOf[place] ?? 0)
  for (let at = 0; at < only.length; at++) {
    // With the paler edge of its strokes.
    if (isOwn(at) || isOwn(at - 1) || isOwn(at + 1) || isOwn(at - width) || isOwn(at + width))
      only[at] = ink[at] ?? 0
  }
  return squareOf(only, width, height)
}

/** What is inked, as large as fits, with its middle in the middle of the square. */
export function squareOf(ink: Float32Array, width: number, height: number): Float32Array | undefined {
  let [left, right, top, bottom] = [width, -1, height, -1]
  let [sum, across, down] = [0, 0, 0]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const value = ink[y * width + x] ?? 0
      sum += value
      across += value * x
      down += value * y
      if (value < 0.3) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  }
  if (right < left) return undefined
  const scale = Math.max(right - left + 1, bottom - top + 1) / LONGER
  const [middleX, middleY] = [across / sum, down / sum]
  const square = new Float32Array(SIDE * SIDE)
  // Several samples a pixel keep thin strokes.
  const samples = Math.max(1, Math.ceil(scale))
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      let value = 0
      for (let row = 0; row < samples; row++) {
        for (let column = 0; column < samples; column++) {
          const fromX = middleX + (x - SIDE / 2 + (column + 0.5) / samples) * scale
          const fromY = middleY + (y - SIDE / 2 + (row + 0.5) / samples) * scale
          value += between(ink, width, height, fromX, fromY)
        }
      }
      square[y * SIDE + x] = Math.min(1, value / samples ** 2)
    }
  }
  return square
}

function between(ink: Float32Array, width: number, height: number, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [right, below] = [x - left, y - top]
  const at = (column: number, row: number) =>
    column < 0 || row < 0 || column >= width || row >= height ? 0 : (ink[row * width + column] ?? 0)
  return (
    (at(left, top) * (1 - right) + at(left + 1, top) * right) * (1 - below) +
    (at(left, top + 1) * (1 - right) + at(left + 1, top + 1) * right) * below
  )
}
