import { deflateRawSync } from 'node:zlib'
import { findBucket, type LinearModel, share } from '#server/safety/hearing/linear-model.ts'
import { seededNumbers } from './seeded-numbers.ts'

export interface Example {
  features: ReadonlySet<number>
  isOfKind: boolean
  /** How much it counts; once when missing. */
  times?: number
}

const ROUNDS = 20
const RATE = 0.15
/** Holds the weights small, so that no message is learnt by heart. */
const SMALLER = 6e-3
/** A weight is kept as one of so many steps to either side of 0; more would make the file larger and hear no better. */
const STEPS = 31
/** What stands in fewer messages than this says nothing about others. */
export const FEWEST = 2
/** At the most so much more does one of the rarer kind count. */
const MOST_WEIGHT = 2

/** Fits a logistic regression by AdaGrad; the same examples give the same weights. */
export function fitModel(examples: readonly Example[], bits: number): LinearModel {
  const weights = new Float64Array(1 << bits)
  const pace = new Float64Array(1 << bits).fill(1e-8)
  let [bias, biasPace] = [0, 1e-8]
  const times = new Map<number, number>()
  for (const { features } of examples) {
    for (const feature of features) times.set(feature, (times.get(feature) ?? 0) + 1)
  }
  const known = examples.map(({ features, isOfKind, times: counted = 1 }) => ({
    isOfKind,
    counted,
    part: share(features),
    buckets: [...features]
      .filter(feature => (times.get(feature) ?? 0) >= FEWEST)
      .map(feature => findBucket(feature, bits)),
  }))
  const ofKind = known.filter(each => each.isOfKind).length
  const weight = Math.min(MOST_WEIGHT, (known.length - ofKind) / Math.max(1, ofKind))
  const random = seededNumbers(1)
  for (let round = 0; round < ROUNDS; round++) {
    for (const { isOfKind, counted, part, buckets } of shuffled(known, random)) {
      let sum = bias
      for (const bucket of buckets) sum += (weights[bucket] ?? 0) * part
      const likely = 1 / (1 + Math.exp(-sum))
      const wrong = (likely - (isOfKind ? 1 : 0)) * counted * (isOfKind ? weight : 1)
      for (const bucket of buckets) {
        const slope = wrong * part + SMALLER * (weights[bucket] ?? 0)
        pace[bucket] = (pace[bucket] ?? 0) + slope * slope
        weights[bucket] = (weights[bucket] ?? 0) - (RATE * slope) / Math.sqrt(pace[bucket] ?? 1)
      }
      biasPace += wrong * wrong
      bias -= (RATE * wrong) / Math.sqrt(biasPace)
    }
  }
  return packed(weights, bias, bits)
}

/** Weights in whole steps, deflated. */
export function packed(weights: Float64Array, bias: number, bits: number): LinearModel {
  const largest = weights.reduce((most, each) => Math.max(most, Math.abs(each)), 1e-9)
  const scale = largest / STEPS
  const steps = Int8Array.from(weights, each => Math.round(each / scale))
  return {
    bits,
    bias: Number(bias.toFixed(4)),
    scale: Number(scale.toPrecision(6)),
    weights: deflateRawSync(steps, { level: 9 }).toString('base64'),
  }
}

/** @param random numbers from 0 to below 1 */
export function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const mixed = [...items]
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    const [a, b] = [mixed[last], mixed[other]]
    if (a === undefined || b === undefined) continue
    mixed[last] = b
    mixed[other] = a
  }
  return mixed
}
