import type { Part } from './layers.ts'

/** What a net has learnt, as it is kept: every weight in a byte, each row of a part with its own step. */
export interface Kept {
  words: readonly string[]
  /** Of each part its name, how many rows and columns it has, and the step of each row. */
  parts: readonly { name: string; rows: number; columns: number; steps: readonly number[] }[]
  /** The bytes of its parts, one behind the other, in base 64. */
  weights: string
}

/** A net that has learnt: its words in their order, and its parts by name. */
export interface Net {
  words: ReadonlyMap<string, number>
  part: (name: string) => Part
}

/** A net as it reckons. */
export const netOf = (kept: Kept): Net => ({
  words: new Map(kept.words.map((word, i) => [word, i])),
  part: partsOf(kept),
})

/** The bytes of base 64, each from −128 to 127: a loop, since calling a function for each of millions takes a second. */
export function signedBytes(base64: string): Int8Array {
  const text = atob(base64)
  const bytes = new Int8Array(text.length)
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i)
  return bytes
}

/** The parts of a net as it reckons, by their names. */
export function partsOf({ parts, weights }: Kept): (name: string) => Part {
  const bytes = signedBytes(weights)
  const known = new Map<string, Part>()
  let from = 0
  for (const { name, rows, columns, steps } of parts) {
    const values = new Float32Array(rows * columns)
    for (let row = 0; row < rows; row++) {
      const step = steps[row] ?? 0
      const first = row * columns
      for (let i = first; i < first + columns; i++) values[i] = (bytes[from + i] as number) * step
    }
    known.set(name, { rows, columns, values })
    from += values.length
  }
  return name => {
    const found = known.get(name)
    if (!found) throw new RangeError(`The net has no part ${name}.`)
    return found
  }
}
