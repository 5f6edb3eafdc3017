import type { Match, Noun } from './nouns.ts'
import type { Quantity, Sort } from './quantity.ts'
import type { Schema } from './schemas.ts'
import type { Dimension } from './vocabulary.ts'

/** Names of evidence, each `of` with a fact behind it, and what they weigh together. */
export interface Bundle {
  of: string
  facts: readonly string[]
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
  /** How its two parts stand to each other; missing of a number alone. */
  pair?: Pair
  /** What contradicts it, here and in its parts. */
  against: readonly string[]
  score: number
}

/** How two terms stand to each other, whichever schema binds them. */
export interface Pair {
  match: Match
  facts: readonly string[]
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
export function leavesOf(term: Term, found: Quantity[] = []): Quantity[] {
  if (term.quantity) found.push(term.quantity)
  else for (const part of term.parts) leavesOf(part, found)
  return found
}

/** What evidence weighs: by what it is of, by its fact. */
export type Weights = ReadonlyMap<string, ReadonlyMap<string, number>>

/** Weighs evidence and keeps what it came to for the length of one story. */
export class Scale {
  readonly #weights: Weights
  readonly #kept = new Map<string, Bundle>()

  constructor(weights: Weights) {
    this.#weights = weights
  }

  weigh(of: string, facts: readonly string[]): Bundle {
    const weights = this.#weights.get(of)
    let score = 0
    if (weights) for (const fact of facts) score += weights.get(fact) ?? 0
    return { of, facts, score }
  }

  kept(key: string, of: string, facts: () => readonly string[]): Bundle {
    let bundle = this.#kept.get(key)
    if (!bundle) {
      bundle = this.weigh(of, facts())
      this.#kept.set(key, bundle)
    }
    return bundle
  }
}
