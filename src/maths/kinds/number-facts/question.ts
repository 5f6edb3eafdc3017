import type { Rational } from '../../arithmetic/rational.ts'
import type { Question } from '../../domain/question.ts'

export type Parity = 'even' | 'odd'

export type FactTask =
  | { task: 'parity' | 'is composite' | 'is square' | 'is cube'; number: bigint }
  | { task: 'is parity'; number: bigint; wants: Parity }
  | { task: 'which parity'; among: bigint[]; wants: Parity }
  | { task: 'divides'; number: bigint; by: bigint }
  | { task: 'reciprocal' | 'absolute value' | 'opposite'; value: Rational }

/** What is true of a single number. */
export type FactQuestion = Question & { kind: 'number fact' } & FactTask
