import { type KeptClasses, loudnessOf } from '#tutor/classes/network.ts'
import { shuffled } from '../../safety/fit.ts'
import { seededNumbers } from '../../safety/seeded-numbers.ts'
import { Slopes } from './slopes.ts'

/** A message by its features, and the class that it belongs to. */
export interface Example {
  features: readonly number[]
  is: string
}

export interface Learning {
  /** All classes, in the order in which the net gives their chances. */
  classes: readonly string[]
  /** Of what was learnt from, kept with what was learnt. */
  corpus: string
  /** By how many numbers each feature is known; 32 unless given. */
  size?: number
  /** How often all examples are gone through; 12 unless given. */
  rounds?: number
  /** How much of each example is left to all other classes, so that nothing is ever quite sure; nothing unless given. */
  softness?: number
}

/** The most frequent features are known. */
const MOST_FEATURES = 8192
/** What stands in fewer messages says nothing of others. */
const FEWEST = 2
const AT_ONCE = 32
const RATE = 0.01
/** The rate falls to so much of it with each round. */
const SLOWER = 0.82
/** So many of the features are left out by chance each time, so that none is relied on alone. */
const LEFT_OUT = 0.4

interface Seen {
  places: readonly number[]
  is: number
}

/** Learns to tell from its features what a message belongs to; the same examples give the same net. */
export function learn(
  all: readonly Example[],
  { classes, corpus, size = 32, rounds = 12, softness = 0 }: Learning,
): KeptClasses {
  const features = frequent(all.map(each => each.features))
  const places = new Map(features.map((feature, at) => [feature, at]))
  const numbers = new Map(classes.map((each, at) => [each, at]))
  const random = seededNumbers(1)
  const known = new Slopes(features.length, size, () => (random() - 0.5) * 0.35)
  const output = new Slopes(classes.length, size, () => (random() - 0.5) * 0.35)
  const bias = new Slopes(classes.length, 1, () => 0)
  let seen: Seen[] = all.map(each => ({
    places: each.features.flatMap(feature => places.get(feature) ?? []),
    is: numbers.get(each.is) ?? -1,
  }))
  for (let round = 0; round < rounds; round++) {
    seen = shuffled(seen, random)
    for (let from = 0; from < seen.length; from += AT_ONCE) {
      const together = seen.slice(from, from + AT_ONCE)
      for (const each of together) lookAt(each, together.length)
      for (const part of [known, output, bias]) part.step(RATE * SLOWER ** round)
    }
  }
  return kept(features, { features: known.turned(), output, bias }, { classes, corpus })

  function lookAt({ places: own, is }: Seen, among: number) {
    const left = own.filter(() => random() >= LEFT_OUT)
    const used = left.length > 0 ? left : own
    const loudness = loudnessOf(used.length)
    const sum = new Float32Array(size)
    for (const place of used)
      for (let i = 0; i < size; i++) sum[i] = (sum[i] ?? 0) + known.at(place, i) * loudness
    const powers = classes.map((_, at) => {
      let score = bias.at(at, 0)
      for (let i = 0; i < size; i++) score += output.at(at, i) * (sum[i] ?? 0)
      return Math.exp(score)
    })
    const total = powers.reduce((one, other) => one + other, 0)
    const back = new Float32Array(size)
    for (const [at, power] of powers.entries()) {
      const wanted = (at === is ? 1 - softness : 0) + softness / classes.length
      const wrong = (power / total - wanted) / among
      bias.add(at, 0, wrong)
      for (let i = 0; i < size; i++) {
        output.add(at, i, wrong * (sum[i] ?? 0))
        back[i] = (back[i] ?? 0) + wrong * output.at(at, i)
      }
    }
    for (const place of used) for (let i = 0; i < size; i++) known.add(place, i, (back[i] ?? 0) * loudness)
  }
}

/** The features of most messages, by their hash. */
function frequent(all: readonly (readonly number[])[]): number[] {
  const times = new Map<number, number>()
  for (const features of all) for (const each of features) times.set(each, (times.get(each) ?? 0) + 1)
  return [...times]
    .filter(([, often]) => often >= FEWEST)
    .sort(([one, often], [other, oftener]) => oftener - often || one - other)
    .slice(0, MOST_FEATURES)
    .map(([feature]) => feature)
}

interface Values {
  rows: number
  columns: number
  values: Float32Array
}

function kept(
  features: readonly number[],
  parts: Record<string, Values>,
  { classes, corpus }: Learning,
): KeptClasses {
  const bytes: Buffer[] = []
  const described = Object.entries(parts).map(([name, { rows, columns, values }]) => {
    const steps = Array.from({ length: rows }, (_, row) => {
      const own = values.subarray(row * columns, (row + 1) * columns)
      const step = Number(
        (own.reduce((most, each) => Math.max(most, Math.abs(each)), 1e-6) / 127).toPrecision(5),
      )
      bytes.push(
        Buffer.from(Int8Array.from(own, each => Math.max(-127, Math.min(127, Math.round(each / step))))),
      )
      return step
    })
    return { name, rows, columns, steps }
  })
  return {
    corpus,
    words: [...classes],
    parts: described,
    features: Buffer.from(features.flatMap(each => [each >> 16, (each >> 8) & 255, each & 255])).toString(
      'base64',
    ),
    weights: Buffer.concat(bytes).toString('base64'),
  }
}
