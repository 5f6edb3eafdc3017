import { findBucket, type LinearModel, share } from '#server/safety/hearing/linear-model.ts'
import { FEWEST, packed, shuffled } from './fit.ts'
import { seededNumbers } from './seeded-numbers.ts'

export interface OfAKind {
  features: ReadonlySet<number>
  kind: string
}

const ROUNDS = 8
const RATE = 0.15
/** Holds the weights small, so that no message is learnt by heart. */
const SMALLER = 3e-3
/** What is so nearly right already moves nothing. */
const RIGHT_ENOUGH = 1e-4

/**
 * Fits one model a kind, all at once (softmax regression by AdaGrad), so that their log-odds can be compared. Each kind
 * counts for the same, however many messages there are of it: the likeliest kind is not the one with most lines.
 */
export function fitKinds(examples: readonly OfAKind[], bits: number): Record<string, LinearModel> {
  const kinds = [...new Set(examples.map(({ kind }) => kind))].toSorted()
  const count = kinds.length
  const times = new Map<number, number>()
  for (const { features } of examples) {
    for (const feature of features) times.set(feature, (times.get(feature) ?? 0) + 1)
  }
  const ofKind = Map.groupBy(examples, ({ kind }) => kind)
  const known = examples.map(({ features, kind }) => ({
    right: kinds.indexOf(kind),
    weight: examples.length / count / (ofKind.get(kind)?.length ?? 1),
    part: share(features),
    rows: [...features]
      .filter(feature => (times.get(feature) ?? 0) >= FEWEST)
      .map(feature => findBucket(feature, bits) * count),
  }))
  // One row a bucket, with the weights of all kinds beside each other.
  const weights = new Float64Array(count << bits)
  const pace = new Float64Array(count << bits).fill(1e-8)
  const bias = new Float64Array(count)
  const biasPace = new Float64Array(count).fill(1e-8)
  const random = seededNumbers(1)
  for (let round = 0; round < ROUNDS; round++) {
    for (const { right, weight, part, rows } of shuffled(known, random)) {
      const likely = shares(bias, weights, rows, part)
      for (let kind = 0; kind < count; kind++) {
        const wrong = ((likely[kind] ?? 0) - (kind === right ? 1 : 0)) * weight
        biasPace[kind] = (biasPace[kind] ?? 0) + wrong * wrong
        bias[kind] = (bias[kind] ?? 0) - (RATE * wrong) / Math.sqrt(biasPace[kind] ?? 1)
        if (Math.abs(wrong) < RIGHT_ENOUGH) continue
        for (const row of rows) {
          const at = row + kind
          const slope = wrong * part + SMALLER * (weights[at] ?? 0)
          pace[at] = (pace[at] ?? 0) + slope * slope
          weights[at] = (weights[at] ?? 0) - (RATE * slope) / Math.sqrt(pace[at] ?? 1)
        }
      }
    }
  }
  return Object.fromEntries(
    kinds.map((kind, at) => {
      const own = Float64Array.from({ length: 1 << bits }, (_, bucket) => weights[bucket * count + at] ?? 0)
      return [kind, packed(own, bias[at] ?? 0, bits)]
    }),
  )
}

/** How likely each kind is. */
function shares(
  bias: Float64Array,
  weights: Float64Array,
  rows: readonly number[],
  part: number,
): Float64Array {
  const sums = Float64Array.from(bias)
  for (const row of rows) {
    for (let kind = 0; kind < sums.length; kind++) {
      sums[kind] = (sums[kind] ?? 0) + (weights[row + kind] ?? 0) * part
    }
  }
  const most = Math.max(...sums)
  const odds = sums.map(sum => Math.exp(sum - most))
  const all = odds.reduce((total, each) => total + each, 0)
  return odds.map(each => each / all)
}
