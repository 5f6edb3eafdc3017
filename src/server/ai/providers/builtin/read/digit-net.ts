import learnt from './digit-weights.json' with { type: 'json' }

/** A digit is seen in a square of so many pixels, itself 20 high or wide, its middle in the square's. */
export const SIDE = 28
const KERNEL = 5
const FIRST = 8
const SECOND = 16
const AFTER_FIRST = SIDE - KERNEL + 1
const HALF = AFTER_FIRST / 2
const AFTER_SECOND = HALF - KERNEL + 1
const QUARTER = AFTER_SECOND / 2
const SEEN = SECOND * QUARTER * QUARTER
/** The ten digits, and what is none. */
export const CLASSES = 11
export const NO_DIGIT = 10

/** How many weights each part has, in the order in which they are kept. */
export const PARTS = [
  FIRST * KERNEL * KERNEL,
  FIRST,
  SECOND * FIRST * KERNEL * KERNEL,
  SECOND,
  CLASSES * SEEN,
  CLASSES,
] as const

export interface DigitNet {
  kernels1: Float32Array
  biases1: Float32Array
  kernels2: Float32Array
  biases2: Float32Array
  kernels3: Float32Array
  biases3: Float32Array
}

/** @param weights all of them, one part after the other */
export function netOf(weights: Float32Array): DigitNet {
  let from = 0
  const next = (part: number) => {
    const length = PARTS[part] ?? 0
    from += length
    return weights.subarray(from - length, from)
  }
  return {
    kernels1: next(0),
    biases1: next(1),
    kernels2: next(2),
    biases2: next(3),
    kernels3: next(4),
    biases3: next(5),
  }
}

/** What each layer made of an image, for who reads and for who learns. */
export interface Layers {
  one: Float32Array
  onePooled: Float32Array
  oneFrom: Int32Array
  two: Float32Array
  twoPooled: Float32Array
  twoFrom: Int32Array
  likelihoods: Float32Array
}

export const newLayers = (): Layers => ({
  one: new Float32Array(FIRST * AFTER_FIRST ** 2),
  onePooled: new Float32Array(FIRST * HALF ** 2),
  oneFrom: new Int32Array(FIRST * HALF ** 2),
  two: new Float32Array(SECOND * AFTER_SECOND ** 2),
  twoPooled: new Float32Array(SEEN),
  twoFrom: new Int32Array(SEEN),
  likelihoods: new Float32Array(CLASSES),
})

/** How likely an image is each digit or none. @param image 28 × 28, 0 is paper and 1 is ink */
export function seeDigit(net: DigitNet, image: Float32Array, layers: Layers = newLayers()): Float32Array {
  convolve(image, 1, SIDE, net.kernels1, net.biases1, layers.one, FIRST)
  pool(layers.one, FIRST, AFTER_FIRST, layers.onePooled, layers.oneFrom)
  convolve(layers.onePooled, FIRST, HALF, net.kernels2, net.biases2, layers.two, SECOND)
  pool(layers.two, SECOND, AFTER_SECOND, layers.twoPooled, layers.twoFrom)
  const { likelihoods, twoPooled } = layers
  let most = -Infinity
  for (let each = 0; each < CLASSES; each++) {
    let sum = net.biases3[each] ?? 0
    for (let at = 0; at < SEEN; at++) sum += (net.kernels3[each * SEEN + at] ?? 0) * (twoPooled[at] ?? 0)
    likelihoods[each] = sum
    most = Math.max(most, sum)
  }
  let total = 0
  for (let each = 0; each < CLASSES; each++) {
    likelihoods[each] = Math.exp((likelihoods[each] ?? 0) - most)
    total += likelihoods[each] ?? 0
  }
  for (let each = 0; each < CLASSES; each++) likelihoods[each] = (likelihoods[each] ?? 0) / total
  return likelihoods
}

/** Each kernel over each place; what is less than nothing is nothing. */
function convolve(
  input: Float32Array,
  channels: number,
  side: number,
  kernels: Float32Array,
  biases: Float32Array,
  output: Float32Array,
  count: number,
): void {
  const after = side - KERNEL + 1
  for (let each = 0; each < count; each++) {
    for (let y = 0; y < after; y++) {
      for (let x = 0; x < after; x++) {
        let sum = biases[each] ?? 0
        for (let channel = 0; channel < channels; channel++) {
          let kernel = (each * channels + channel) * KERNEL * KERNEL
          for (let row = 0; row < KERNEL; row++) {
            const from = channel * side * side + (y + row) * side + x
            for (let column = 0; column < KERNEL; column++)
              sum += (kernels[kernel++] as number) * (input[from + column] as number)
          }
        }
        output[(each * after + y) * after + x] = sum > 0 ? sum : 0
      }
    }
  }
}

/** The most of each four, and where it came from. */
function pool(
  input: Float32Array,
  channels: number,
  side: number,
  output: Float32Array,
  from: Int32Array,
): void {
  const half = side / 2
  for (let channel = 0; channel < channels; channel++) {
    for (let y = 0; y < half; y++) {
      for (let x = 0; x < half; x++) {
        const first = (channel * side + 2 * y) * side + 2 * x
        let best = first
        for (const at of [first + 1, first + side, first + side + 1]) {
          if ((input[at] as number) > (input[best] as number)) best = at
        }
        const to = (channel * half + y) * half + x
        output[to] = input[best] as number
        from[to] = best
      }
    }
  }
}

/** The sizes that who learns needs. */
export const SIZES = { KERNEL, FIRST, SECOND, AFTER_FIRST, HALF, AFTER_SECOND, QUARTER, SEEN } as const

/** The net that comes with Stepwise. Its weights are kept as bytes, each part with what one of them stands for. */
export function digitNet(): DigitNet {
  const bytes = Int8Array.from(Buffer.from(learnt.weights, 'base64'))
  const steps = PARTS.flatMap((length, part) => new Array<number>(length).fill(learnt.steps[part] ?? 0))
  return netOf(Float32Array.from(bytes, (value, at) => value * (steps[at] ?? 0)))
}
