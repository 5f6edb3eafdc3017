import { numberOf, type Polynomial } from '../algebra/polynomial.ts'
import type { Rational } from '../arithmetic/rational.ts'

/** What the sentences before a question say about a letter: a number, or what a function does. */
export interface Given {
  name: string
  /** The letter in the brackets behind a function's name; a number has none. */
  parameter?: string
  /** A number, or for a function a polynomial in its letter. */
  polynomial: Polynomial
}

/** Everything said so far, by name. */
export type Givens = ReadonlyMap<string, Given>

/** The number that a letter stands for; undefined for a function. */
export function numberOfGiven({ parameter, polynomial }: Given): Rational | undefined {
  return parameter === undefined ? numberOf(polynomial) : undefined
}
