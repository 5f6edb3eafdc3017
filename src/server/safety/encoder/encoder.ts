import type { Concern } from '../../shared/concerns.ts'
import type { EncoderFiles } from './encoder-files.ts'
import { keptWeights } from './kept-weights.ts'
import { LONGEST, makeTransformer, WIDTH } from './transformer.ts'
import { numberOf, type Pieces, pieceNumbers } from './word-pieces.ts'

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

/** So many pieces it reads at once, with one at each end. */
const MOST_PIECES = LONGEST - 2
/** Each doubling of the parts makes it likelier that one of them sounds like something by chance. */
const OF_MORE_PARTS = 0.5

/** Loads the encoder, which takes some 30 MB of memory. */
export function openEncoder(files: EncoderFiles): Encoder {
  const kept = keptWeights(files)
  const transform = makeTransformer(kept)
  const told = { weights: kept.floats('told'), bias: kept.floats('told.bias') }
  const oddsOf = (part: readonly number[]): Encoded => {
    const mean = transform(part)
    const [danger = 0, home = 0, ...kinds] = Array.from(told.bias, (bias, row) =>
      mean.reduce((sum, each, at) => sum + each * (told.weights[row * WIDTH + at] ?? 0), bias),
    )
    return { danger, home, odds: new Map(kept.concerns.map((concern, at) => [concern, kinds[at] ?? 0])) }
  }
  return text => {
    const parts = inParts(pieceNumbers(text, kept.pieces))
    const read = parts.map(part => oddsOf(framed(part, kept.pieces)))
    const loudest = read.reduce((most, each) => (each.danger > most.danger ? each : most))
    return { ...loudest, danger: loudest.danger - OF_MORE_PARTS * Math.log2(parts.length) }
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
