import { keptRows } from '#weights/kept-rows.ts'
import { type KeptWeights, keptWeights, type WeightFiles } from '#weights/kept-weights.ts'
import { makeTransformer, rowOf, WIDTH } from '#weights/transformer.ts'
import { numberOf, type Pieces, pieceNumbers } from '#weights/word-pieces.ts'
import type { Concern } from '../../shared/concerns.ts'

/** What the encoder makes of a text, in log-odds. */
export interface Encoded {
  /** That there is something to worry about. */
  danger: number
  /** If so, that a grown-up of the child's own home does harm. */
  home: number
  /** If so, what it is; comparable with each other. */
  odds: ReadonlyMap<Concern, number>
}

export type Encoder = (text: string) => Encoded

const LAYERS = 6
/** So many pieces at once are read; it has learnt from no longer texts. */
const LONGEST = 64
/** With one at each end. */
const MOST_PIECES = LONGEST - 2
/** Each doubling of the parts makes it likelier that one of them sounds like something by chance. */
const OF_MORE_PARTS = 0.5

/** Loads the encoder, which takes some 30 MB of memory. */
export function openEncoder(files: WeightFiles): Encoder {
  const kept = keptWeights<{ concerns: readonly Concern[] }>(files)
  const transform = meanOf(kept)
  const told = { weights: kept.floats('told'), bias: kept.floats('told.bias') }
  const oddsOf = (part: readonly number[]): Encoded => {
    const mean = transform(part)
    const [danger = 0, home = 0, ...kinds] = Array.from(told.bias, (bias, row) =>
      mean.reduce((sum, each, at) => sum + each * (told.weights[row * WIDTH + at] ?? 0), bias),
    )
    return {
      danger,
      home,
      odds: new Map(kept.described.concerns.map((concern, at) => [concern, kinds[at] ?? 0])),
    }
  }
  return text => {
    const parts = inParts(pieceNumbers(text, kept.pieces))
    const read = parts.map(part => oddsOf(framed(part, kept.pieces)))
    const loudest = read.reduce((most, each) => (each.danger > most.danger ? each : most))
    return { ...loudest, danger: loudest.danger - OF_MORE_PARTS * Math.log2(parts.length) }
  }
}

/** What six layers make of a text's pieces, on an average of them all. */
function meanOf(kept: KeptWeights): (pieces: readonly number[]) => Float32Array {
  const { norm, layer } = makeTransformer(kept, LONGEST)
  const addWord = keptRows(kept, 'words', WIDTH)
  const places = kept.floats('places')
  const first = norm('first')
  const layers = Array.from({ length: LAYERS }, (_, at) => layer(String(at)))
  const x = new Float32Array(LONGEST * WIDTH)
  return pieces => {
    const rows = pieces.length
    const size = rows * WIDTH
    x.set(places.subarray(0, size))
    for (const [row, piece] of pieces.entries()) addWord(rowOf(x, row), piece)
    first(x, size)
    for (const reckon of layers) reckon(x, rows)
    const mean = new Float32Array(WIDTH)
    for (let k = 0; k < size; k++) mean[k % WIDTH] = (mean[k % WIDTH] as number) + (x[k] as number) / rows
    return mean
  }
}

/**
 * Of a long text how it begins and how it ends: nobody types so much in a message, and twelve of them may have to be heard
 * within a second.
 */
function inParts(numbers: readonly number[]): (readonly number[])[] {
  return numbers.length <= MOST_PIECES
    ? [numbers]
    : [numbers.slice(0, MOST_PIECES), numbers.slice(-MOST_PIECES)]
}

const framed = (numbers: readonly number[], pieces: Pieces) => [
  numberOf('[CLS]', pieces),
  ...numbers,
  numberOf('[SEP]', pieces),
]
