import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs'
import type { Pieces } from './word-pieces.ts'

/** Where a net lies, as paths; it comes with the app. */
export interface WeightFiles {
  /** Its numbers, one array after the other. */
  weights: string
  /** Its word pieces, what else is told of it, and which arrays there are, as JSON. */
  described: string
}

/** What is told of a net beside its numbers. */
interface Described {
  /** Its word pieces, in the order of their numbers. */
  pieces: readonly string[]
  /** Name, kind and length of each array, in their order; those of whole steps stand first. */
  arrays: readonly (readonly [name: string, kind: 'int8' | 'float32', length: number])[]
}

/** @template More what else is told of the net */
export interface KeptWeights<More = object> {
  pieces: Pieces
  described: More
  /** How many weights are kept in whole steps, a byte each. */
  bytes: number
  /** Each array is read when it is asked for, and kept by nobody. @throws where there is none of the name */
  steps(name: string): Int8Array
  floats(name: string): Float32Array
}

/** Opens what `kept_weights.py` has written. */
export function keptWeights<More = object>(files: WeightFiles): KeptWeights<More> {
  const described = JSON.parse(readFileSync(files.described, 'utf8')) as Described & More
  const places = new Map<string, { from: number; length: number }>()
  let [from, bytes] = [0, 0]
  for (const [name, kind, length] of described.arrays) {
    places.set(name, { from, length })
    from += length * (kind === 'int8' ? 1 : Float32Array.BYTES_PER_ELEMENT)
    if (kind === 'int8') bytes += length
  }
  if (from !== statSync(files.weights).size) throw new Error('The net is not as long as it is described')
  const placeOf = (name: string) => {
    const place = places.get(name)
    if (!place) throw new Error(`The net has no ${name}`)
    return place
  }
  return {
    pieces: new Map(described.pieces.map((piece, number) => [piece, number])),
    described,
    bytes,
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
    if (readSync(file, bytes, 0, length, from) < length) throw new Error('The net is cut off')
  } finally {
    closeSync(file)
  }
  return bytes.buffer
}
