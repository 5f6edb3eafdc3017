import type { Rational } from '../../arithmetic/rational.ts'
import type { Question } from '../../domain/question.ts'
import type { Currency } from '../../values/money.ts'

/** So many things of one price, or coins of one value. */
export interface Item {
  count: Rational
  /** What one is, in pounds, dollars or euros. */
  each: Rational
  /** Said in pence or cents. */
  isSmall: boolean
  /** A coin or a note by its name, such as `dime` or `20p coin`. */
  coin?: string
}

export type MoneyTask =
  | { task: 'total'; items: Item[] }
  | { task: 'difference'; from: Rational; items: Item[] }
  /** What is given back of `from`. */
  | { task: 'change'; from: Rational; items: Item[] }
  | { task: 'divide'; amount: Rational; by: Rational }
  /** The same amount in pence or cents, or in pounds, dollars or euros. */
  | { task: 'convert'; amount: Rational }
  /** How many coins or notes of one value make an amount. */
  | { task: 'count'; amount: Rational; coin: Item }

/** What is asked about money; all amounts are in pounds, dollars or euros. */
export type MoneyQuestion = Question & {
  kind: 'money'
  currency: Currency
  /** The answer is to be in pence or cents. */
  isSmall: boolean
  /** The question says in which of the two. */
  isFixed: boolean
  /** Cents alone, of a dollar or of a euro. */
  isAnySign: boolean
} & MoneyTask
