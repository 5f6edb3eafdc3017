import { type Kept, partsOf, signedBytes } from '#maths/net/kept.ts'
import { addTo, linear, rowOf, sharesOf } from '#maths/net/layers.ts'

/** The class of what belongs to no other. */
export const NONE = 'none'

/** Longer messages weigh no more than short ones. */
const LOUDNESS = 3

/** What the net has learnt: its words are the classes. */
export interface KeptClasses extends Kept {
  /** Of the examples that it has learnt from. */
  corpus: string
  /** The hashes of the features that it knows, three bytes each, in base 64. */
  features: string
}

/** A net that knows classes by the features of a message; gives the chance of each class, in the order of the kept words. */
export function netOf(kept: KeptClasses): (features: readonly number[]) => number[] {
  const part = partsOf(kept)
  const [known, output, bias] = [turned(part('features')), part('output'), part('bias')]
  const bytes = new Uint8Array(signedBytes(kept.features).buffer)
  const places = new Map<number, number>()
  for (let at = 0; at < bytes.length; at += 3)
    places.set(((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0), at / 3)
  return features => {
    const seen = features.flatMap(feature => places.get(feature) ?? [])
    const sum = new Float32Array(output.columns)
    for (const place of seen) addTo(sum, rowOf(known, place), loudnessOf(seen.length))
    return sharesOf([...linear(output, bias, sum)])
  }
}

/** How much each of so many features counts. */
export const loudnessOf = (features: number) => LOUDNESS / Math.sqrt(Math.max(1, features))

/** Kept by its columns, as each of them has one step; a feature is looked up as a row. */
function turned({ rows, columns, values }: ReturnType<ReturnType<typeof partsOf>>) {
  const into = new Float32Array(values.length)
  for (let row = 0; row < rows; row++)
    for (let at = 0; at < columns; at++) into[at * rows + row] = values[row * columns + at] ?? 0
  return { rows: columns, columns: rows, values: into }
}
