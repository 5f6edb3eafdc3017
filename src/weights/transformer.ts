import type { KeptWeights } from './kept-weights.ts'
import { AT_ONCE, makeMultiplier, ROWS_AT_ONCE } from './multiply.ts'

/** So many numbers stand for a piece. */
export const WIDTH = 384
const INNER = 4 * WIDTH
const HEADS = 12
const HEAD = WIDTH / HEADS
/** Numbers are multiplied in so many steps to either side of 0; the sums of a row stay below 2³¹. */
const STEPS = 8_191

/** What a layer of weights makes of so many rows, put into `out`. */
type Linear = (x: Float32Array, rows: number, out: Float32Array) => void
/** Changes the first `size` numbers in place. */
type InPlace = (x: Float32Array, size: number) => void

/** What the layers of a transformer (Vaswani and others, 2017) are made of, by the names under which they are kept. */
export interface Transformer {
  /**
   * A layer of weights, kept as a whole step for each weight with `.scale` and `.bias` for each column that it makes.
   * @throws where none is kept, or it is too wide; when called, where there are more rows than the longest
   */
  linear(name: string): Linear
  /** A norm of each row, kept as `.gain` and `.bias`. @throws where none is kept */
  norm(name: string): InPlace
  /** A layer of a BERT (Devlin and others, 2018): changes so many rows in place. */
  layer(name: string): (x: Float32Array, rows: number) => void
  /** The end of each layer: four times as wide, back, and added; in place. */
  widened(name: string): (x: Float32Array, rows: number) => void
}

/**
 * @param longest so many rows at most are reckoned with at once
 * @param widest so many columns at most has a layer of weights
 */
export function makeTransformer(kept: KeptWeights, longest: number, widest = INNER): Transformer {
  const rowsAtMost = Math.ceil(longest / ROWS_AT_ONCE) * ROWS_AT_ONCE
  /** Where the multiplier has what it gives, and the weights, behind what it is given; in bytes. */
  const toOut = rowsAtMost * INNER * Int16Array.BYTES_PER_ELEMENT
  const toWeights = toOut + rowsAtMost * Math.max(widest, INNER) * Int32Array.BYTES_PER_ELEMENT
  const { memory, multiply } = makeMultiplier(toWeights + kept.bytes)
  const given = new Int16Array(memory, 0, rowsAtMost * INNER)
  const made = new Int32Array(memory, toOut, (toWeights - toOut) / Int32Array.BYTES_PER_ELEMENT)
  let free = toWeights

  /** Weights and numbers are multiplied in whole steps, each row and each column with a scale of its own. */
  function linear(name: string): Linear {
    const steps = kept.steps(name)
    const [scale, bias] = [kept.floats(`${name}.scale`), kept.floats(`${name}.bias`)]
    const weights = free
    new Int8Array(memory, weights, steps.length).set(steps)
    free += steps.length
    const columns = scale.length
    const depth = steps.length / columns
    if (columns > Math.max(widest, INNER) || depth > INNER || depth % AT_ONCE !== 0)
      throw new RangeError(`${name} has ${columns} rows of ${depth}`)
    const rowScale = new Float32Array(rowsAtMost)
    return (x, rows, out) => {
      if (rows > rowsAtMost) throw new RangeError(`${rows} rows are more than ${rowsAtMost}`)
      for (let row = 0; row < rows; row++) {
        let most = 1e-9
        for (let k = row * depth; k < (row + 1) * depth; k++) most = Math.max(most, Math.abs(x[k] as number))
        rowScale[row] = most / STEPS
        const pace = STEPS / most
        for (let k = row * depth; k < (row + 1) * depth; k++) {
          const step = (x[k] as number) * pace
          // Kept as a whole number, what stands behind the point is lost.
          given[k] = step < 0 ? step - 0.5 : step + 0.5
        }
      }
      multiply(0, weights, toOut, Math.ceil(rows / ROWS_AT_ONCE) * ROWS_AT_ONCE, depth, columns)
      for (let row = 0; row < rows; row++) {
        for (let column = 0; column < columns; column++) {
          const place = row * columns + column
          out[place] =
            (made[place] as number) * (rowScale[row] as number) * (scale[column] as number) +
            (bias[column] as number)
        }
      }
    }
  }

  const norm = (name: string) => normal(kept.floats(`${name}.gain`), kept.floats(`${name}.bias`))

  // Made once: what each text leaves behind would be tidied up too seldom.
  const qkv = new Float32Array(longest * 3 * WIDTH)
  const attended = new Float32Array(longest * WIDTH)
  const inner = new Float32Array(longest * INNER)
  const added = new Float32Array(longest * WIDTH)

  function widened(name: string): (x: Float32Array, rows: number) => void {
    const [toInner, ofInner, afterAll] = [linear(`${name}.i`), linear(`${name}.u`), norm(`${name}.ln2`)]
    return (x, rows) => {
      toInner(x, rows, inner)
      for (let k = 0; k < rows * INNER; k++) inner[k] = gelu(inner[k] as number)
      ofInner(inner, rows, added)
      add(x, added, rows * WIDTH)
      afterAll(x, rows * WIDTH)
    }
  }

  function layer(name: string): (x: Float32Array, rows: number) => void {
    const [toQkv, ofAttended] = [linear(`${name}.qkv`), linear(`${name}.o`)]
    const [afterAttention, widen] = [norm(`${name}.ln1`), widened(name)]
    return (x, rows) => {
      toQkv(x, rows, qkv)
      attended.fill(0, 0, rows * WIDTH)
      const [keys, values] = [sideBySide(qkv, rows, 1), sideBySide(qkv, rows, 2)]
      for (let row = 0; row < rows; row++) attend(rowOf(qkv, 3 * row), keys, values, rowOf(attended, row))
      ofAttended(attended, rows, added)
      add(x, added, rows * WIDTH)
      afterAttention(x, rows * WIDTH)
      widen(x, rows)
    }
  }
  return { linear, norm, layer, widened }
}

/** The queries, keys or values of rows in which all three stand side by side, without copying. */
const sideBySide = (qkv: Float32Array, rows: number, at: number): Float32Array[] =>
  Array.from({ length: rows }, (_, row) => rowOf(qkv, 3 * row + at))

/** A row of those that stand one behind the other, without copying. */
export const rowOf = (all: Float32Array, row: number): Float32Array =>
  all.subarray(row * WIDTH, (row + 1) * WIDTH)

/** Adds the first numbers of another to these, in place. */
export function add(sum: Float32Array, other: Float32Array, size: number): void {
  for (let k = 0; k < size; k++) sum[k] = (sum[k] as number) + (other[k] as number)
}

/** So that a row of nothing but one number is divided by something. */
const TINY = 1e-12

/** Each row with a mean of 0 and a variance of 1, then stretched and shifted; in place. */
function normal(gain: Float32Array, bias: Float32Array): InPlace {
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

/** Made once: each row of each layer needs one. */
const SHARES = new Float32Array(256)

/** The products of two heads are divided by the root of how many there are. */
const ROOT = 1 / Math.sqrt(HEAD)

/**
 * What a row takes from others, head by head: the mean of their values, weighed by how its query and their keys agree.
 * @param query its first `WIDTH` numbers count
 * @param out is added to
 */
export function attend(
  query: Float32Array,
  keys: readonly Float32Array[],
  values: readonly Float32Array[],
  out: Float32Array,
): void {
  const shares = keys.length <= SHARES.length ? SHARES : new Float32Array(keys.length)
  for (let head = 0; head < WIDTH; head += HEAD) {
    let most = Number.NEGATIVE_INFINITY
    for (let other = 0; other < keys.length; other++) {
      const key = keys[other] as Float32Array
      let [even, odd] = [0, 0]
      for (let k = head; k < head + HEAD; k += 2) {
        even += (query[k] as number) * (key[k] as number)
        odd += (query[k + 1] as number) * (key[k + 1] as number)
      }
      shares[other] = (even + odd) * ROOT
      most = Math.max(most, shares[other] as number)
    }
    let all = 0
    for (let other = 0; other < keys.length; other++) {
      shares[other] = Math.exp((shares[other] as number) - most)
      all += shares[other] as number
    }
    for (let other = 0; other < keys.length; other++) {
      const value = values[other] as Float32Array
      const share = (shares[other] as number) / all
      for (let k = head; k < head + HEAD; k++) out[k] = (out[k] as number) + share * (value[k] as number)
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
