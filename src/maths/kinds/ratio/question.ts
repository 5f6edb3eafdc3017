import type { Rational } from '../../arithmetic/rational.ts'
import type { Question } from '../../domain/question.ts'
import type { Measured } from '../../values/amount.ts'

/** Which of the shares is asked for: its place in the ratio. */
export type Which = 'all' | 'difference' | number

/** One part by its place, all of them, or how many more the one has than the other. */
export type PartsOf = number | 'all' | { more: number; less: number }

export type RatioTask =
  | {
      task: 'simplify'
      /** All parts in one unit. */
      parts: Rational[]
      /** As they are written, where their units differ. */
      written?: Rational[]
      isAnyForm?: boolean
    }
  /** In the form 1 : n or n : 1. */
  | { task: 'unitary'; parts: Rational[]; oneAt: number }
  | {
      task: 'share'
      amount: Rational
      /** The amount is what is left of it: another part of it is known, and not shared. */
      leftOf?: Rational
      parts: bigint[]
      which: Which
      measured: Measured
      names?: string[]
    }
  /** One part or all of them are known, another part or all of them are asked for: by their place in the ratio. */
  | {
      task: 'known'
      parts: bigint[]
      names: string[]
      known: PartsOf
      amount: Rational
      wanted: number | 'all'
      measured: Measured
    }
  /** Of a : b and b : c, the ratio of all three or of the first to the last. */
  | {
      task: 'chained'
      first: [Rational, Rational]
      second: [Rational, Rational]
      letters: [string, string, string]
      isAll: boolean
    }
  /** Two equal ratios with one term missing, as `3 : 4 = 12 : x`. */
  | { task: 'missing'; known: [Rational, Rational]; given: Rational; at: 0 | 1; isFirst: boolean }
  /** What fraction of all one part is: `at` is its place. */
  | { task: 'fraction'; parts: [bigint, bigint]; names: [string, string]; at: 0 | 1 }
  | { task: 'are equal'; left: Rational[]; right: Rational[] }

/** What is asked about a ratio. */
export type RatioQuestion = Question & { kind: 'ratio' } & RatioTask
