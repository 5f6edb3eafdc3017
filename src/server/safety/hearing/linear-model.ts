import { inflateRawSync } from 'node:zlib'

/**
 * A linear model over hashed features: each feature falls into one of 2^bits buckets, each bucket has a weight, and
 * the sum of a text's weights says how likely the text is of the kind (logistic regression).
 */
export interface LinearModel {
  bits: number
  bias: number
  /** What one step of a weight is worth. */
  scale: number
  /** The weights in whole steps, one signed byte each, deflated, in base64. */
  weights: string
}

/** The log-odds that a text with these features is of the model's kind: above 0 it is more likely than not. */
export type Score = (features: ReadonlySet<number>) => number

/** In which of 2^bits buckets a feature falls; Knuth's multiplicative hash. */
export function findBucket(feature: number, bits: number): number {
  return Math.imul(feature, 0x9e3779b1) >>> (32 - bits)
}

/** A long text has more features than a short one; each counts for less there. */
export function share(features: ReadonlySet<number>): number {
  return 1 / Math.sqrt(Math.max(1, features.size))
}

export function scorer({ bits, bias, scale, weights }: LinearModel): Score {
  const steps = new Int8Array(inflateRawSync(Buffer.from(weights, 'base64')))
  return features => {
    let sum = 0
    for (const feature of features) sum += steps[findBucket(feature, bits)] ?? 0
    return bias + sum * scale * share(features)
  }
}
