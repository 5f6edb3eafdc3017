import type { Noun } from './nouns.ts'
import type { Quantity, Sort } from './quantities.ts'
import type { Schema } from './schemas.ts'
import type { Dimension } from './vocabulary.ts'

/** Names of evidence with what they weigh together. */
export interface Bundle {
  names: readonly string[]
  score: number
}

/** A number of the story, or a calculation over some of them: an instance of a schema. */
export interface Term {
  value: number
  /** The numbers that stand in it, a bit for each. */
  uses: number
  noun: Noun
  dimension: Dimension
  sort: Sort
  /** What it is for each of; empty where it is no rate, `?` where the thing isn't named. */
  per: string
  /** Whose or what it is, by all its names. */
  about: readonly string[]
  /** Where its first number stands in the story. */
  first: number
  quantity?: Quantity
  schema?: Schema
  parts: readonly Term[]
  /** How many calculations it takes. */
  steps: number
  bundles: readonly Bundle[]
  /** What contradicts it, here and in its parts. */
  against: readonly string[]
  score: number
}

/** A term alone: a number as the story tells it. */
export function leafOf(quantity: Quantity): Term {
  const { noun, owner } = quantity
  const thing = [...noun.mods, noun.head].filter(Boolean).join(' ')
  const isRate = quantity.cues.has('rate')
  return {
    value: quantity.value,
    uses: 1 << quantity.index,
    noun,
    dimension: quantity.dimension,
    sort: quantity.sort,
    per: isRate ? quantity.per || '?' : '',
    about: [owner === 'there' ? '' : owner, thing].filter(Boolean),
    first: quantity.at,
    quantity,
    parts: [],
    steps: 0,
    bundles: [],
    against: [],
    score: 0,
  }
}

/** All numbers in a term, in the order of its parts. */
export function leavesOf(term: Term): Quantity[] {
  return term.quantity ? [term.quantity] : term.parts.flatMap(leavesOf)
}

/** Weighs names of evidence and keeps what they came to for the length of one story. */
export class Scale {
  readonly weights: ReadonlyMap<string, number>
  readonly #kept = new Map<string, Bundle>()

  constructor(weights: ReadonlyMap<string, number>) {
    this.weights = weights
  }

  weigh(names: readonly string[]): Bundle {
    let score = 0
    for (const name of names) score += this.weights.get(name) ?? 0
    return { names, score }
  }

  kept(key: string, names: () => string[]): Bundle {
    let bundle = this.#kept.get(key)
    if (!bundle) {
      bundle = this.weigh(names())
      this.#kept.set(key, bundle)
    }
    return bundle
  }
}
