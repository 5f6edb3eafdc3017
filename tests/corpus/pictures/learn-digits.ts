// Learns anew how people write digits, and writes what the reader of pictures knows of it: see README.md beside this file.
import { writeFileSync } from 'node:fs'
import {
  CLASSES,
  type DigitNet,
  netOf,
  newLayers,
  PARTS,
  SIDE,
  SIZES,
  seeDigit,
} from '#server/ai/providers/builtin/read/digit-net.ts'
import { seededNumbers } from '../safety/seeded-numbers.ts'
import { digitsToLearn, type Example } from './digits-to-learn.ts'

const { KERNEL, FIRST, SECOND, AFTER_FIRST, HALF, AFTER_SECOND, SEEN } = SIZES
const ROUNDS = 9
const BATCH = 32
const RATE = 0.002
const WEIGHTS = new URL('../../../src/server/ai/providers/builtin/read/digit-weights.json', import.meta.url)

const chance = seededNumbers(5)
const spread = () => Math.sqrt(-2 * Math.log(chance() + 1e-9)) * Math.cos(2 * Math.PI * chance())
const total = PARTS.reduce((sum, part) => sum + part, 0)

/** What one image teaches each weight: the likelihoods' error, led back through the layers. */
function learnFrom(
  net: DigitNet,
  taught: DigitNet,
  image: Float32Array,
  digit: number,
  layers = newLayers(),
) {
  const likelihoods = seeDigit(net, image, layers)
  const [two, one] = [new Float32Array(SEEN), new Float32Array(layers.onePooled.length)]
  for (let each = 0; each < CLASSES; each++) {
    const error = (likelihoods[each] ?? 0) - (each === digit ? 1 : 0)
    add(taught.biases3, each, error)
    for (let at = 0; at < SEEN; at++) {
      add(taught.kernels3, each * SEEN + at, error * (layers.twoPooled[at] ?? 0))
      add(two, at, error * (net.kernels3[each * SEEN + at] ?? 0))
    }
  }
  const behindTwo = led(two, layers.twoPooled, layers.twoFrom, layers.two.length)
  const second = { kernels: net.kernels2, taught: taught.kernels2, biases: taught.biases2, count: SECOND }
  leadBack(behindTwo, AFTER_SECOND, second, layers.onePooled, FIRST, HALF, one)
  const behindOne = led(one, layers.onePooled, layers.oneFrom, layers.one.length)
  const first = { kernels: net.kernels1, taught: taught.kernels1, biases: taught.biases1, count: FIRST }
  leadBack(behindOne, AFTER_FIRST, first, image, 1, SIDE)
}

const add = (list: Float32Array, at: number, value: number) => {
  list[at] = (list[at] ?? 0) + value
}

/** Errors led to the places that were pooled. */
function led(errors: Float32Array, pooled: Float32Array, from: Int32Array, length: number): Float32Array {
  const behind = new Float32Array(length)
  for (let at = 0; at < errors.length; at++)
    if ((pooled[at] ?? 0) > 0) add(behind, from[at] ?? 0, errors[at] ?? 0)
  return behind
}

interface Convolution {
  kernels: Float32Array
  taught: Float32Array
  biases: Float32Array
  count: number
}

function leadBack(
  errors: Float32Array,
  after: number,
  { kernels, taught, biases, count }: Convolution,
  input: Float32Array,
  channels: number,
  side: number,
  behind?: Float32Array,
) {
  for (let place = 0; place < count * after * after; place++) {
    const error = errors[place] as number
    if (error === 0) continue
    const each = Math.floor(place / (after * after))
    const [y, x] = [Math.floor(place / after) % after, place % after]
    add(biases, each, error)
    for (let channel = 0; channel < channels; channel++) {
      let kernel = (each * channels + channel) * KERNEL * KERNEL
      for (let row = 0; row < KERNEL; row++) {
        const from = channel * side * side + (y + row) * side + x
        for (let column = 0; column < KERNEL; column++, kernel++) {
          taught[kernel] = (taught[kernel] as number) + error * (input[from + column] as number)
          if (behind) add(behind, from + column, error * (kernels[kernel] as number))
        }
      }
    }
  }
}

/** The same image turned, sheared, of another size, place and thickness. */
function varied(image: Float32Array): Float32Array {
  const within = (width: number) => (chance() - 0.5) * width
  const [angle, shear, across, down] = [within(0.44), within(0.5), within(4), within(4)]
  const [wide, high, thick] = [0.85 + chance() * 0.35, 0.85 + chance() * 0.3, 0.7 + chance() * 0.9]
  const [cos, sin, middle] = [Math.cos(angle), Math.sin(angle), (SIDE - 1) / 2]
  const at = (x: number, y: number) =>
    x < 0 || y < 0 || x >= SIDE || y >= SIDE ? 0 : (image[y * SIDE + x] ?? 0)
  return Float32Array.from({ length: SIDE * SIDE }, (_, place) => {
    const x = ((place % SIDE) - middle - across) * wide
    const y = (Math.floor(place / SIDE) - middle - down) * high
    const [fromX, fromY] = [cos * x - sin * y + shear * y + middle, sin * x + cos * y + middle]
    const [left, top] = [Math.floor(fromX), Math.floor(fromY)]
    const [right, below] = [fromX - left, fromY - top]
    const above = at(left, top) * (1 - right) + at(left + 1, top) * right
    const under = at(left, top + 1) * (1 - right) + at(left + 1, top + 1) * right
    return Math.max(0, above * (1 - below) + under * below) ** thick
  })
}

function learn({ learnt, held }: { learnt: Example[]; held: Example[] }): Float32Array {
  const inputs = [KERNEL ** 2, 0, FIRST * KERNEL ** 2, 0, SEEN, 0]
  const weights = Float32Array.from(
    PARTS.flatMap((length, part) =>
      Array.from({ length }, () => (inputs[part] ? spread() * Math.sqrt(2 / (inputs[part] ?? 1)) : 0)),
    ),
  )
  const net = netOf(weights)
  const [means, squares] = [new Float32Array(total), new Float32Array(total)]
  let steps = 0
  for (let round = 0; round < ROUNDS; round++) {
    const order = learnt.map(example => ({ example, place: chance() })).sort((a, b) => a.place - b.place)
    const rate = RATE * 0.7 ** Math.max(0, round - 1)
    for (let from = 0; from + BATCH <= order.length; from += BATCH) {
      const sums = new Float32Array(total)
      const taught = netOf(sums)
      for (const { example } of order.slice(from, from + BATCH))
        learnFrom(net, taught, varied(example.image), example.digit)
      steps++
      // Adam, as it is usual.
      for (let at = 0; at < total; at++) {
        const slope = (sums[at] ?? 0) / BATCH
        means[at] = 0.9 * (means[at] ?? 0) + 0.1 * slope
        squares[at] = 0.999 * (squares[at] ?? 0) + 0.001 * slope * slope
        const step = (means[at] ?? 0) / (1 - 0.9 ** steps)
        weights[at] =
          (weights[at] ?? 0) - (rate * step) / (Math.sqrt((squares[at] ?? 0) / (1 - 0.999 ** steps)) + 1e-8)
      }
    }
    const right = held.filter(({ image, digit }) => {
      const seen = seeDigit(net, image)
      return seen.indexOf(Math.max(...seen)) === digit
    })
    process.stdout.write(
      `round ${round + 1}: ${((100 * right.length) / held.length).toFixed(2)} % of those held out\n`,
    )
  }
  return weights
}

/** Bytes, each part with what one of them stands for. */
function kept(weights: Float32Array) {
  let from = 0
  const steps: number[] = []
  const bytes = PARTS.flatMap(length => {
    const part = weights.slice(from, from + length)
    from += length
    const step = Number((Math.max(...part.map(Math.abs)) / 127).toPrecision(6))
    steps.push(step)
    return [...part].map(weight => Math.round(weight / step))
  })
  return { steps, weights: Buffer.from(Int8Array.from(bytes).buffer).toString('base64') }
}

writeFileSync(WEIGHTS, `${JSON.stringify(kept(learn(await digitsToLearn())), null, 2)}\n`)
