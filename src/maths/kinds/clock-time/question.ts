import type { Question } from '../../domain/question.ts'
import type { ClockForm } from '../../values/clock-time.ts'

/**
 * What is asked about times of day; all in minutes, from midnight or as a length of time. `every` is how often something
 * leaves that has left so many times after `from`; `zone` how much later it is where a flight of `by` has ended.
 */
export type TimeTask =
  | { task: 'between'; from: number; to: number; asked?: 'min' | 'h'; form: ClockForm }
  | { task: 'after'; from: number; by: number; form: ClockForm; every?: number; zone?: number }
  | { task: 'before'; from: number; by: number; form: ClockForm }
  | { task: 'to 24 hours'; from: number }
  | { task: 'to 12 hours'; from: number }
  /** What the two hands of a clock show. */
  | { task: 'on hands'; from: number; form: ClockForm }
  | { task: 'in digits'; from: number; form: ClockForm }

/** A question about times of day. */
export type TimeQuestion = Question & { kind: 'time' } & TimeTask
