import type { Question } from '../../domain/question.ts'

export type FactorsTask =
  | { task: 'highest common factor' | 'lowest common multiple' | 'common factors'; numbers: bigint[] }
  | {
      task:
        | 'factors'
        | 'factor pairs'
        | 'prime factors'
        | 'number of factors'
        | 'prime factorisation'
        | 'is prime'
      number: bigint
    }
  | { task: 'multiples'; number: bigint; count: number }
  /** All primes between two numbers, or how many there are. */
  | { task: 'primes between'; low: bigint; high: bigint; isCounted?: true }
  | { task: 'which are prime'; among: bigint[] }
  | { task: 'which are factors' | 'which are multiples'; among: bigint[]; other: bigint }
  | { task: 'is factor' | 'is multiple'; number: bigint; other: bigint }

/** What is asked about factors, multiples and primes of whole numbers. */
export type FactorsQuestion = Question & { kind: 'factors' } & FactorsTask
