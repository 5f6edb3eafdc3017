import { keptWeights, type WeightFiles } from '#weights/kept-weights.ts'
import { makeTransformer } from '#weights/transformer.ts'
import { embeddingOf } from './embedding.ts'
import { type Heard, LONGEST_TEXT, makeHearing } from './hearing.ts'
import { type Forms, formsOf } from './known-forms.ts'
import type { Piece } from './pieces.ts'
import { makeWriting, type Next, type Written } from './writing.ts'

/** A net that has learnt to say a question in a book's words: an encoder, and a decoder that may copy what it hears. */
export interface Reworder {
  /** How it may write. */
  forms: Forms
  hear(pieces: readonly Piece[]): Heard
  /** How likely each piece comes behind what is written, for some wordings at once. */
  next(heard: Heard, written: readonly Written[]): Next[]
}

/** What is told of it beside its numbers. */
interface Told {
  /** What it may write of its own. */
  words: readonly string[]
  /** As `formOf` has them. */
  forms: readonly string[]
  /** So many layers has the encoder, and so many the decoder. */
  layers: number
  writers: number
}

/** Loads what `learn_reworder.py` has written, which takes some 60 MB of memory and a tenth of a second. */
export function openReworder(files: WeightFiles): Reworder {
  const kept = keptWeights<Told>(files)
  const { words, forms, layers, writers } = kept.described
  const transformer = makeTransformer(kept, LONGEST_TEXT, words.length)
  const meant = embeddingOf(kept, transformer)
  const writing = makeWriting({ kept, transformer, meant, words, layers: writers })
  return {
    forms: formsOf(forms),
    hear: makeHearing({ kept, transformer, meant, layers, attended: writing.attended }),
    next: writing.next,
  }
}
