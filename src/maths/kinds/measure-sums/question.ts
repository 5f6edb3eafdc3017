import type { Rational } from '../../arithmetic/rational.ts'
import type { Question } from '../../domain/question.ts'
import type { Unit } from '../../values/units.ts'
import type { Amount } from '../../wording/unit-amounts.ts'

/** What is asked about amounts with units, all of one dimension. */
export type MeasureTask =
  /** The first amount, then what is added to it or taken off. */
  | { task: 'sum'; terms: { amount: Amount; sign: 1 | -1 }[] }
  | { task: 'times'; amount: Amount; by: Rational }
  | { task: 'share'; amount: Amount; by: Rational }
  /** How often the small amount goes into the big one. */
  | { task: 'fit'; amount: Amount; into: Amount }
  | { task: 'most'; amounts: Amount[]; wants: 'largest' | 'smallest' }
  /** Without a direction either will do. */
  | { task: 'order'; amounts: Amount[]; direction?: 'up' | 'down' }
  | { task: 'sign'; left: Amount; right: Amount }
  | { task: 'statement'; left: Amount; right: Amount; relation: '<' | '>' | '='; isTruth: boolean }

/** Sums with lengths, masses, capacities and times, and which of them is more. */
export type MeasureSumQuestion = Question & {
  kind: 'measure sum'
  /** Every unit that the question names, biggest first. */
  units: [Unit, ...Unit[]]
  /** The unit that the question asks for. */
  wanted?: Unit
} & MeasureTask
