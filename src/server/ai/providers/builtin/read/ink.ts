import { type Box, cutOut, type Grey } from './grey.ts'

/** In pixels, how high a line is looked at. */
const HEIGHT = 64
/** Paler than this is a line of the paper. */
const DARK = 0.45

/** Ink that hangs together: how many pixels, and where in the line. */
export interface Stroke {
  size: number
  left: number
  right: number
  top: number
  bottom: number
}

/** A line's ink, 0 where there is paper and 1 where it is darkest, with the strokes that hang together. */
export interface Inked {
  width: number
  height: number
  ink: Float32Array
  /** Which stroke each pixel belongs to, from 1 on; 0 is none. */
  strokeOf: Int32Array
  strokes: Stroke[]
}

/** The ink within a box, drawn 64 pixels high, with its strokes. */
export function inkOf(page: Grey, box: Box): Inked {
  const drawn = inkIn(page, box, HEIGHT)
  return { ...drawn, ...strokesOf(drawn.ink, drawn.width) }
}

/** The ink within a box, 0 where there is paper and 1 where it is darkest, drawn so many pixels high. */
export function inkIn(page: Grey, box: Box, height: number): Pick<Inked, 'width' | 'height' | 'ink'> {
  const width = Math.max(8, Math.round((height * box.width) / box.height))
  const { data } = cutOut(page, box, { width, height })
  const sorted = Uint8Array.from(data).sort()
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 255
  const [darkest, paper] = [at(0.01), at(0.8)]
  const ink = Float32Array.from(data, value =>
    Math.min(1, Math.max(0, (paper - value) / Math.max(LEAST_CONTRAST, paper - darkest))),
  )
  return { width, height, ink }
}

/** Of 255: paler ink than this is none. */
const LEAST_CONTRAST = 60

function strokesOf(ink: Float32Array, width: number) {
  const strokeOf = new Int32Array(ink.length)
  const strokes: Stroke[] = []
  const open: number[] = []
  for (let start = 0; start < ink.length; start++) {
    if (strokeOf[start] || (ink[start] ?? 0) < DARK) continue
    const stroke: Stroke = { size: 0, left: width, right: 0, top: Infinity, bottom: 0 }
    const name = strokes.push(stroke)
    strokeOf[start] = name
    open.push(start)
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)]
      stroke.size++
      stroke.left = Math.min(stroke.left, x)
      stroke.right = Math.max(stroke.right, x)
      stroke.top = Math.min(stroke.top, y)
      stroke.bottom = Math.max(stroke.bottom, y)
      const beside = [...(x > 0 ? [at - 1] : []), ...(x < width - 1 ? [at + 1] : [])]
      for (const next of [at - width, at + width, ...beside]) {
        if (next < 0 || next >= ink.length || strokeOf[next] || (ink[next] ?? 0) < DARK) continue
        strokeOf[next] = name
        open.push(next)
      }
    }
  }
  return { strokeOf, strokes }
}
