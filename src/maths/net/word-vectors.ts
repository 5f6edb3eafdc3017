import { signedBytes } from './kept.ts'
import { rowOf } from './layers.ts'
import kept from './word-vectors.json' with { type: 'json' }

const nothing = new Float32Array(kept.columns)
let rows: { at: ReadonlyMap<string, number>; values: Float32Array } | undefined

/**
 * What a word is about, in 50 numbers, alike for words that stand beside the same ones: GloVe (Pennington, Socher and
 * Manning 2014), as `tests/corpus/stories/word_vectors.py` has written it down.
 * @param word in small letters
 * @returns nothing but noughts for a word that it doesn't know
 */
export function wordVector(word: string): Float32Array {
  rows ??= unpacked()
  const row = rows.at.get(word)
  return row === undefined
    ? nothing
    : rowOf({ rows: rows.at.size, columns: kept.columns, values: rows.values }, row)
}

/** Whether it is a word that is known, in small letters. */
export const isKnownWord = (word: string): boolean => wordVector(word) !== nothing

function unpacked() {
  const bytes = signedBytes(kept.vectors)
  const values = new Float32Array(bytes.length)
  for (let i = 0; i < bytes.length; i++) values[i] = (bytes[i] as number) * kept.step
  return { at: new Map(kept.words.split(' ').map((word, i) => [word, i])), values }
}
