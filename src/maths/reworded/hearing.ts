import type { KeptWeights } from '#weights/kept-weights.ts'
import { add, rowOf, type Transformer, WIDTH } from '#weights/transformer.ts'
import { numberOf } from '#weights/word-pieces.ts'
import type { Embedding } from './embedding.ts'
import type { Piece } from './pieces.ts'
import type { Attended } from './writer-layer.ts'

/** What a text says, piece by piece. */
export interface Heard {
  texts: readonly string[]
  /** What each piece has become: the mean of its word pieces. */
  seen: readonly Float32Array[]
  /** What each layer of the writer finds in it. */
  attended: readonly Attended[]
}

/** So many word pieces of a text are heard. */
export const LONGEST_TEXT = 160

interface Parts {
  kept: KeptWeights
  transformer: Transformer
  meant: Embedding
  layers: number
  /** What each layer of the writer finds in so many rows. */
  attended: (x: Float32Array, rows: number) => Attended[]
}

/** What hears the pieces of a text: each word piece takes something of all others, layer by layer. */
export function makeHearing({ kept, transformer, meant, layers, attended }: Parts) {
  const places = kept.floats('places')
  const first = transformer.norm('first')
  const reckon = Array.from({ length: layers }, (_, at) => transformer.layer(String(at)))
  const [begins, ends] = [numberOf('[CLS]', kept.pieces), numberOf('[SEP]', kept.pieces)]
  const x = new Float32Array(LONGEST_TEXT * WIDTH)

  return (pieces: readonly Piece[]): Heard => {
    const numbers = [begins]
    const spans = pieces.map(({ text }) => {
      const from = numbers.length
      numbers.push(...meant.numbersOf(text).slice(0, LONGEST_TEXT - 1 - from))
      return { from, to: numbers.length }
    })
    numbers.push(ends)
    const rows = numbers.length
    x.set(places.subarray(0, rows * WIDTH))
    for (const [row, number] of numbers.entries()) meant.add(rowOf(x, row), number)
    const spelt = meant.spelt(pieces)
    for (const [at, { from, to }] of spans.entries())
      for (let row = from; row < to; row++) add(rowOf(x, row), rowOf(spelt, at), WIDTH)
    first(x, rows * WIDTH)
    for (const layer of reckon) layer(x, rows)
    return {
      texts: pieces.map(({ text, isNumber }) => (isNumber ? text.replaceAll(',', '') : text)),
      seen: spans.map(({ from, to }) => {
        const sum = new Float32Array(WIDTH)
        for (let row = from; row < to; row++) add(sum, rowOf(x, row), WIDTH)
        return sum.map(each => each / Math.max(1, to - from))
      }),
      attended: attended(x, rows),
    }
  }
}
