import type { Part } from './layers.ts'
import type { Net } from './network.ts'
import learnt from './weights.json' with { type: 'json' }

/** What has been learnt, as it is kept: every weight in a byte, each row of a part with its own step. */
export interface Kept {
  words: readonly string[]
  /** Of each part its name, how many rows and columns it has, and the step of each row. */
  parts: readonly { name: string; rows: number; columns: number; steps: readonly number[] }[]
  /** For each net the bytes of its parts, one behind the other, in base 64. */
  weights: string
}

let nets: readonly Net[] | undefined

/** The nets that have learnt from `tests/corpus/stories/`. */
export function learntNets(): readonly Net[] {
  nets ??= (learnt as readonly Kept[]).map(netOf)
  return nets
}

/** A net as it reckons. */
export function netOf({ words, parts, weights }: Kept): Net {
  const bytes = Uint8Array.from(atob(weights), each => each.charCodeAt(0))
  const signed = new Int8Array(bytes.buffer)
  const known = new Map<string, Part>()
  let from = 0
  for (const { name, rows, columns, steps } of parts) {
    const values = new Float32Array(rows * columns)
    for (let i = 0; i < values.length; i++)
      values[i] = (signed[from + i] ?? 0) * (steps[Math.floor(i / columns)] ?? 0)
    known.set(name, { rows, columns, values })
    from += values.length
  }
  const part = (name: string): Part => {
    const found = known.get(name)
    if (!found) throw new RangeError(`The net has no part ${name}.`)
    return found
  }
  return { words: new Map(words.map((word, i) => [word, i])), part }
}
