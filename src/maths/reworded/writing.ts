import type { KeptWeights } from '#weights/kept-weights.ts'
import { add, rowOf, type Transformer, WIDTH } from '#weights/transformer.ts'
import { product, sharesOf, sigmoid } from '../net/layers.ts'
import { BEGINS, type Embedding } from './embedding.ts'
import type { Heard } from './hearing.ts'
import { type Attended, makeWriterLayer, NOTHING_ATTENDED, WIDTH_OF_BEAM } from './writer-layer.ts'

/** So many pieces are written at most. */
export const LONGEST_WORDING = 60

/** A wording as far as it is written. */
export interface Written {
  pieces: readonly string[]
  /** What each layer keeps of the pieces before the last one. */
  before: readonly Attended[]
}
export interface Next {
  /** How likely each piece comes now. */
  chances: Map<string, number>
  /** What each layer keeps. */
  kept: readonly Attended[]
}

interface Parts {
  kept: KeptWeights
  transformer: Transformer
  meant: Embedding
  /** What it may write of its own. */
  words: readonly string[]
  layers: number
}
const LEAST_CHANCE = 1e-4
/** Raised and lowered ones as well: what is learnt takes them for numbers. */
const STARTS_WITH_DIGIT = /^[\d⁰¹²³⁴-⁹₀-₉]/
const COPY_SCALE = Math.sqrt(WIDTH)

/** What writes on, piece by piece: a word of its own, or one that it copies of what was heard (See and others, 2017). */
export function makeWriting({ kept, transformer, meant, words, layers: count }: Parts) {
  const places = kept.floats('writtenPlaces')
  const first = transformer.norm('firstWritten')
  const layers = Array.from({ length: count }, (_, at) => makeWriterLayer(transformer, `w${at}`))
  const [toWords, toCopy] = [transformer.linear('out'), transformer.linear('copy')]
  const [gate, gateBias, hint] = [kept.floats('gate'), kept.floats('gateBias')[0] ?? 0, kept.floats('hint')]
  const y = new Float32Array(WIDTH_OF_BEAM * WIDTH)
  const wanted = new Float32Array(WIDTH_OF_BEAM * WIDTH)
  const scores = new Float32Array(WIDTH_OF_BEAM * words.length)

  function next(heard: Heard, written: readonly Written[]): Next[] {
    const rows = written.length
    const last = written.map(({ pieces }) => pieces.at(-1) ?? BEGINS)
    y.set(meant.spelt(last.map(text => ({ text, isNumber: STARTS_WITH_DIGIT.test(text) }))))
    for (const [row, text] of last.entries()) {
      const numbers = meant.numbersOf(text)
      for (const number of numbers) meant.add(rowOf(y, row), number, 1 / numbers.length)
      add(rowOf(y, row), rowOf(places, written[row]?.pieces.length ?? 0), WIDTH)
    }
    first(y, rows * WIDTH)
    const keeps = layers.map((layer, at) =>
      layer.write(
        y,
        written.map(({ before }) => before[at] ?? NOTHING_ATTENDED),
        heard.attended[at] ?? NOTHING_ATTENDED,
      ),
    )
    toWords(y, rows, scores)
    toCopy(y, rows, wanted)
    return written.map(({ pieces }, row) => ({
      chances: chancesOf(heard, pieces, row),
      kept: keeps.map(each => each[row] ?? NOTHING_ATTENDED),
    }))
  }

  function chancesOf({ texts, seen }: Heard, written: readonly string[], row: number): Map<string, number> {
    const hints = hintsOf(hint, texts, written)
    const copied = sharesOf(
      seen.map((each, i) => product(each, rowOf(wanted, row)) / COPY_SCALE + (hints[i] ?? 0)),
    )
    const writes = sigmoid(product(gate, rowOf(y, row)) + gateBias)
    const chances = new Map<string, number>()
    for (const [i, share] of likelyIn(scores.subarray(row * words.length, (row + 1) * words.length)))
      chances.set(words[i] ?? '', writes * share)
    for (const [i, text] of texts.entries())
      chances.set(text, (chances.get(text) ?? 0) + (1 - writes) * (copied[i] ?? 0))
    return chances
  }

  return {
    next,
    /** What each layer finds in what was heard. */
    attended: (x: Float32Array, rows: number) => layers.map(layer => layer.attended(x, rows)),
  }
}

/** Of thousands of scores the shares (as `sharesOf` has them) that are worth going after, each with its place. */
function likelyIn(scores: Float32Array): [at: number, share: number][] {
  let [top, total] = [Number.NEGATIVE_INFINITY, 0]
  for (let i = 0; i < scores.length; i++) top = Math.max(top, scores[i] as number)
  for (let i = 0; i < scores.length; i++) total += Math.exp((scores[i] as number) - top)
  const least = Math.log(LEAST_CHANCE * total) + top
  const likely: [number, number][] = []
  for (let i = 0; i < scores.length; i++)
    if ((scores[i] as number) > least) likely.push([i, Math.exp((scores[i] as number) - top) / total])
  return likely
}

/** For each piece of the text what its place beside what is written so far adds to its being copied. */
function hintsOf(hint: Float32Array, texts: readonly string[], written: readonly string[]): number[] {
  const [behind = 0, again = 0, times = 0, further = 0] = hint
  const last = written.at(-1)
  return texts.map((text, i) => {
    const often = written.reduce((count, each) => count + (each === text ? 1 : 0), 0)
    return (
      (last !== undefined && texts[i - 1] === last ? behind : 0) +
      (text === last ? again : 0) +
      often * times +
      (last !== undefined && texts[i - 2] === last ? further : 0)
    )
  })
}
