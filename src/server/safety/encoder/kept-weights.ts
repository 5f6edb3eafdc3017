import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs'
import type { Concern } from '../../shared/concerns.ts'
import type { EncoderFiles } from './encoder-files.ts'
import type { Pieces } from './word-pieces.ts'

/** What is told of the encoder beside its numbers. */
interface Described {
  /** Its word pieces, in the order of their numbers. */
  pieces: readonly string[]
  /** Of what it tells the odds, behind those of danger and of harm at home. */
  concerns: readonly Concern[]
  /** Name, kind and length of each array, in their order; those of whole steps stand first. */
  arrays: readonly (readonly [name: string, kind: 'int8' | 'float32', length: number])[]
}

export interface KeptWeights {
  pieces: Pieces
  concerns: readonly Concern[]
  /** Each array is read when it is asked for, and kept by nobody. @throws where there is none of the name */
  steps(name: string): Int8Array
  floats(name: string): Float32Array
}

/** Reads what `write_encoder.py` has written. */
export function keptWeights(files: EncoderFiles): KeptWeights {
  const { pieces, concerns, arrays } = JSON.parse(readFileSync(files.described, 'utf8')) as Described
  const places = new Map<string, { from: number; length: number }>()
  let from = 0
  for (const [name, kind, length] of arrays) {
    places.set(name, { from, length })
    from += length * (kind === 'int8' ? 1 : Float32Array.BYTES_PER_ELEMENT)
  }
  if (from !== statSync(files.weights).size) throw new Error('The encoder is not as long as it is described')
  const placeOf = (name: string) => {
    const place = places.get(name)
    if (!place) throw new Error(`The encoder has no ${name}`)
    return place
  }
  return {
    pieces: new Map(pieces.map((piece, number) => [piece, number])),
    concerns,
    steps(name) {
      const { from: begin, length } = placeOf(name)
      return new Int8Array(read(files.weights, begin, length))
    },
    floats(name) {
      const { from: begin, length } = placeOf(name)
      return new Float32Array(read(files.weights, begin, length * Float32Array.BYTES_PER_ELEMENT))
    },
  }
}

/** So many bytes of a file from a place on. */
function read(path: string, from: number, length: number): ArrayBuffer {
  const bytes = new Uint8Array(length)
  const file = openSync(path, 'r')
  try {
    if (readSync(file, bytes, 0, length, from) < length) throw new Error('The encoder is cut off')
  } finally {
    closeSync(file)
  }
  return bytes.buffer
}
