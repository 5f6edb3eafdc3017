import { add, attend, rowOf, type Transformer, WIDTH } from '#weights/transformer.ts'

/** So many wordings are written beside each other. */
export const WIDTH_OF_BEAM = 4

/** Keys and values, a row each. */
export interface Attended {
  keys: readonly Float32Array[]
  values: readonly Float32Array[]
}
export const NOTHING_ATTENDED: Attended = { keys: [], values: [] }

/** A layer of the writer (a transformer's decoder): it looks at what is written so far, then at what was heard. */
export function makeWriterLayer({ linear, norm, widened }: Transformer, name: string) {
  const of = (part: string) => linear(`${name}.${part}`)
  const [toQkv, ofWritten] = [of('qkv'), of('o')]
  const [toQuery, toKeys, toValues, ofHeard] = [of('cq'), of('ck'), of('cv'), of('co')]
  const [afterWritten, afterHeard] = [norm(`${name}.ln1`), norm(`${name}.lnc`)]
  const widen = widened(name)
  const qkv = new Float32Array(WIDTH_OF_BEAM * 3 * WIDTH)
  const taken = new Float32Array(WIDTH_OF_BEAM * WIDTH)
  const made = new Float32Array(WIDTH_OF_BEAM * WIDTH)
  return {
    /** What it finds in what was heard. */
    attended(x: Float32Array, rows: number): Attended {
      const [keys, values] = [new Float32Array(rows * WIDTH), new Float32Array(rows * WIDTH)]
      toKeys(x, rows, keys)
      toValues(x, rows, values)
      const inRows = (all: Float32Array) => Array.from({ length: rows }, (_, row) => rowOf(all, row))
      return { keys: inRows(keys), values: inRows(values) }
    },
    /** Changes a row of each wording, in place. @returns what is kept of each wording, its last piece among them */
    write(y: Float32Array, before: readonly Attended[], heard: Attended): Attended[] {
      const rows = before.length
      toQkv(y, rows, qkv)
      taken.fill(0)
      const kept = before.map(({ keys, values }, row) => {
        const all = {
          keys: [...keys, rowOf(qkv, 3 * row + 1).slice()],
          values: [...values, rowOf(qkv, 3 * row + 2).slice()],
        }
        attend(rowOf(qkv, 3 * row), all.keys, all.values, rowOf(taken, row))
        return all
      })
      ofWritten(taken, rows, made)
      add(y, made, rows * WIDTH)
      afterWritten(y, rows * WIDTH)
      toQuery(y, rows, made)
      taken.fill(0)
      for (let row = 0; row < rows; row++)
        attend(rowOf(made, row), heard.keys, heard.values, rowOf(taken, row))
      ofHeard(taken, rows, made)
      add(y, made, rows * WIDTH)
      afterHeard(y, rows * WIDTH)
      widen(y, rows)
      return kept
    },
  }
}
