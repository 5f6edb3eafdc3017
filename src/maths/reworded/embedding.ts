import { keptRows } from '#weights/kept-rows.ts'
import type { KeptWeights } from '#weights/kept-weights.ts'
import { type Transformer, WIDTH } from '#weights/transformer.ts'
import { numberOf, pieceNumbers } from '#weights/word-pieces.ts'
import { bucketsOf } from './buckets.ts'
import { CALCULATES } from './calculation.ts'
import { APART, TOGETHER } from './pieces.ts'

/** Before the first piece that is written, behind the last one, and in the place of all where a text is no such question. */
export const BEGINS = '<s>'
export const ENDS = '</s>'
export const NOTHING = '<none>'

/** How what is no word is kept among the word pieces: a wording's ends, that there is none, odd blanks, and that a
 * calculation comes. */
const SPECIAL: ReadonlyMap<string, string> = new Map([
  [BEGINS, '[CLS]'],
  [ENDS, '[SEP]'],
  [NOTHING, '[unused1]'],
  [TOGETHER, '[unused2]'],
  [APART, '[unused3]'],
  [CALCULATES, '[unused4]'],
])

/** So many word pieces of one piece count. */
const MOST_OF_A_PIECE = 12
/** So many numbers stand for the letters of a piece. */
const LETTERS = 64

/** What words mean and how they are spelt, as the net keeps it. */
export interface Embedding {
  /** The numbers of the word pieces of a piece. */
  numbersOf(text: string): readonly number[]
  /** Adds what a word piece means. */
  add(into: Float32Array, number: number, times?: number): void
  /** What the letters of pieces, or the form of numbers, add to it: a row each. */
  spelt(pieces: readonly { text: string; isNumber: boolean }[]): Float32Array
}

export function embeddingOf(kept: KeptWeights, { linear }: Transformer): Embedding {
  const [add, addLetters] = [keptRows(kept, 'words', WIDTH), keptRows(kept, 'letters', LETTERS)]
  const spelt = linear('spelt')
  const unknown = [numberOf('[UNK]', kept.pieces)]
  return {
    numbersOf(text) {
      const special = SPECIAL.get(text)
      if (special) return [numberOf(special, kept.pieces)]
      const own = pieceNumbers(text === '\n' ? '|' : text.replaceAll(/(?<=\d),(?=\d)/g, ''), kept.pieces)
      return own.length > 0 ? own.slice(0, MOST_OF_A_PIECE) : unknown
    },
    add,
    spelt(pieces) {
      const means = new Float32Array(pieces.length * LETTERS)
      for (const [row, { text, isNumber }] of pieces.entries()) {
        const buckets = bucketsOf(text, isNumber)
        const own = means.subarray(row * LETTERS, (row + 1) * LETTERS)
        for (const bucket of buckets) addLetters(own, bucket, 1 / buckets.length)
      }
      const made = new Float32Array(pieces.length * WIDTH)
      spelt(means, pieces.length, made)
      return made
    },
  }
}
