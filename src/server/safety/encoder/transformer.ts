import type { KeptWeights } from './kept-weights.ts'
import { makeMultiplier, ROWS_AT_ONCE } from './multiply.ts'

const LAYERS = 6
/** So many numbers stand for a piece. */
export const WIDTH = 384
const INNER = 4 * WIDTH
const HEADS = 12
const HEAD = WIDTH / HEADS
/** So many pieces at once are read; it has learnt from no longer texts. */
export const LONGEST = 64
/** Numbers are multiplied in so many steps to either side of 0; the sums of a row stay below 2³¹. */
const STEPS = 8_191
/** Where the multiplier has what it gives, and the weights, behind what it is given; in bytes. */
const OUT = LONGEST * INNER * Int16Array.BYTES_PER_ELEMENT
const WEIGHTS = OUT + LONGEST * INNER * Int32Array.BYTES_PER_ELEMENT

/** Bytes of a layer's weights: to queries, keys and values, from what was attended, to four times as wide and back. */
const OF_A_LAYER = (3 + 1 + 4 + 4) * WIDTH ** 2

/** What a layer of weights makes of so many rows, put into `out`. */
type Linear = (x: Float32Array, rows: number, out: Float32Array) => void

/** The layers of a BERT (Devlin and others, 2018): what they make of a text's pieces, on an average of them all. */
export function makeTransformer(kept: KeptWeights): (pieces: readonly number[]) => Float32Array {
  const { memory, multiply } = makeMultiplier(WEIGHTS + LAYERS * OF_A_LAYER)
  const given = new Int16Array(memory, 0, LONGEST * INNER)
  const given32 = new Int32Array(memory, OUT, LONGEST * INNER)
  let free = WEIGHTS

  /** Weights and numbers are multiplied in whole steps, each row and each column with a scale of its own. */
  function linear(name: string): Linear {
    const steps = kept.steps(name)
    const [scale, bias] = [kept.floats(`${name}.scale`), kept.floats(`${name}.bias`)]
    const weights = free
    new Int8Array(memory, weights, steps.length).set(steps)
    free += steps.length
    const columns = scale.length
    const inner = steps.length / columns
    const rowScale = new Float32Array(LONGEST)
    return (x, rows, out) => {
      for (let row = 0; row < rows; row++) {
        let most = 1e-9
        for (let k = row * inner; k < (row + 1) * inner; k++) most = Math.max(most, Math.abs(x[k] as number))
        rowScale[row] = most / STEPS
        const pace = STEPS / most
        for (let k = row * inner; k < (row + 1) * inner; k++) {
          const step = (x[k] as number) * pace
          // Kept as a whole number, what stands behind the point is lost.
          given[k] = step < 0 ? step - 0.5 : step + 0.5
        }
      }
      multiply(0, weights, OUT, Math.ceil(rows / ROWS_AT_ONCE) * ROWS_AT_ONCE, inner, columns)
      for (let row = 0; row < rows; row++) {
        for (let column = 0; column < columns; column++) {
          const place = row * columns + column
          out[place] =
            (given32[place] as number) * (rowScale[row] as number) * (scale[column] as number) +
            (bias[column] as number)
        }
      }
    }
  }

  const norm = (name: string) => normal(kept.floats(`${name}.gain`), kept.floats(`${name}.bias`))
  const words = { steps: kept.steps('words'), scale: kept.floats('words.scale') }
  const places = kept.floats('places')
  const first = norm('first')
  const layers = Array.from({ length: LAYERS }, (_, at) => ({
    toQkv: linear(`${at}.qkv`),
    ofAttended: linear(`${at}.o`),
    afterAttention: norm(`${at}.ln1`),
    toInner: linear(`${at}.i`),
    ofInner: linear(`${at}.u`),
    afterAll: norm(`${at}.ln2`),
  }))

  // Made once: what each text leaves behind would be tidied up too seldom.
  const x = new Float32Array(LONGEST * WIDTH)
  const qkv = new Float32Array(LONGEST * 3 * WIDTH)
  const attended = new Float32Array(LONGEST * WIDTH)
  const inner = new Float32Array(LONGEST * INNER)
  const added = new Float32Array(LONGEST * WIDTH)

  return pieces => {
    const rows = pieces.length
    const size = rows * WIDTH
    for (const [row, piece] of pieces.entries()) {
      const scale = words.scale[piece] ?? 0
      for (let k = 0; k < WIDTH; k++)
        x[row * WIDTH + k] = (words.steps[piece * WIDTH + k] ?? 0) * scale + (places[row * WIDTH + k] ?? 0)
    }
    first(x, size)
    for (const { toQkv, ofAttended, afterAttention, toInner, ofInner, afterAll } of layers) {
      toQkv(x, rows, qkv)
      attend(qkv, rows, attended)
      ofAttended(attended, rows, added)
      add(x, added, size)
      afterAttention(x, size)
      toInner(x, rows, inner)
      for (let k = 0; k < rows * INNER; k++) inner[k] = gelu(inner[k] as number)
      ofInner(inner, rows, added)
      add(x, added, size)
      afterAll(x, size)
    }
    const mean = new Float32Array(WIDTH)
    for (let k = 0; k < size; k++) mean[k % WIDTH] = (mean[k % WIDTH] as number) + (x[k] as number) / rows
    return mean
  }
}

/** Adds the first numbers of another to these, in place. */
function add(sum: Float32Array, other: Float32Array, size: number): void {
  for (let k = 0; k < size; k++) sum[k] = (sum[k] as number) + (other[k] as number)
}

/** So that a row of nothing but one number is divided by something. */
const TINY = 1e-12

/** Each row with a mean of 0 and a variance of 1, then stretched and shifted; in place. */
function normal(gain: Float32Array, bias: Float32Array): (x: Float32Array, size: number) => void {
  return (x, size) => {
    for (let from = 0; from < size; from += WIDTH) {
      let [sum, squares] = [0, 0]
      for (let k = from; k < from + WIDTH; k++) sum += x[k] as number
      const mean = sum / WIDTH
      for (let k = from; k < from + WIDTH; k++) squares += ((x[k] as number) - mean) ** 2
      const deviation = Math.sqrt(squares / WIDTH + TINY)
      for (let k = 0; k < WIDTH; k++)
        x[from + k] =
          (((x[from + k] as number) - mean) / deviation) * (gain[k] as number) + (bias[k] as number)
    }
  }
}

/** The products of two heads are divided by the root of how many there are. */
const ROOT = 1 / Math.sqrt(HEAD)

/**
 * What each piece takes from all, head by head: the mean of their values, weighed by how its query and their keys agree.
 * @param qkv queries, keys and values side by side in each row
 */
function attend(qkv: Float32Array, rows: number, out: Float32Array): void {
  out.fill(0, 0, rows * WIDTH)
  const shares = new Float32Array(rows)
  for (let head = 0; head < HEADS; head++) {
    for (let row = 0; row < rows; row++) {
      const query = row * 3 * WIDTH + head * HEAD
      let most = Number.NEGATIVE_INFINITY
      for (let other = 0; other < rows; other++) {
        const key = other * 3 * WIDTH + WIDTH + head * HEAD
        let [even, odd] = [0, 0]
        for (let k = 0; k < HEAD; k += 2) {
          even += (qkv[query + k] as number) * (qkv[key + k] as number)
          odd += (qkv[query + k + 1] as number) * (qkv[key + k + 1] as number)
        }
        shares[other] = (even + odd) * ROOT
        most = Math.max(most, shares[other] as number)
      }
      let all = 0
      for (let other = 0; other < rows; other++) {
        shares[other] = Math.exp((shares[other] as number) - most)
        all += shares[other] as number
      }
      for (let other = 0; other < rows; other++) {
        const value = other * 3 * WIDTH + 2 * WIDTH + head * HEAD
        const share = (shares[other] as number) / all
        for (let k = 0; k < HEAD; k++) {
          const place = row * WIDTH + head * HEAD + k
          out[place] = (out[place] as number) + share * (qkv[value + k] as number)
        }
      }
    }
  }
}

/** Of the Gaussian error linear unit (Hendrycks and Gimpel, 2016) so many values are kept for each 1 from -8 to 8. */
const FINE = 256
const FAR = 8
const GELU = Float32Array.from({ length: 2 * FAR * FINE + 2 }, (_, at) => {
  const x = at / FINE - FAR
  return 0.5 * x * (1 + erf(x * Math.SQRT1_2))
})

/** Between two values that are kept it is nearly a straight line. */
function gelu(x: number): number {
  if (x >= FAR) return x
  if (x <= -FAR) return 0
  const place = (x + FAR) * FINE
  const at = Math.trunc(place)
  const below = GELU[at] as number
  return below + ((GELU[at + 1] as number) - below) * (place - at)
}

/** The error function to some seven places (Abramowitz and Stegun 7.1.26). */
function erf(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x))
  const tail =
    ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) *
    t *
    Math.exp(-x * x)
  return Math.sign(x) * (1 - tail)
}
