import type { Rational } from '../../arithmetic/rational.ts'
import type { Question } from '../../domain/question.ts'
import type { Rounding } from '../../values/rounding.ts'
import type { Unit } from '../../values/units.ts'
import type { Group } from './read-grouped.ts'

export type Measure = 'mean' | 'median' | 'mode' | 'range'

export type Spread = 'mean absolute deviation' | 'interquartile range' | 'lower quartile' | 'upper quartile'

export type AveragesTask =
  | { task: Measure; numbers: Rational[] }
  | { task: 'spread'; spread: Spread; numbers: Rational[] }
  /** More than one of them at once. */
  | { task: 'several'; measures: Measure[]; numbers: Rational[] }
  /** One number of a list whose mean is known. */
  | { task: 'missing'; numbers: Rational[]; mean: Rational }
  /** The mean of numbers of which only the groups are known that they are in. */
  | { task: 'grouped'; groups: Group[] }
  /** What numbers add up to, whose mean is known. */
  | { task: 'total'; count: bigint; mean: Rational }

/** What is asked about the averages of a list of numbers. */
export type AveragesQuestion = Question & {
  kind: 'averages'
  /** Undefined where no unit is given. */
  unit?: Unit
  /** The numbers come with how often each of them is there. */
  isTable?: true
  rounding?: Rounding
} & AveragesTask
