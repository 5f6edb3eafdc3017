import type { Formula } from '../../algebra/formula.ts'
import type { Rational } from '../../arithmetic/rational.ts'
import type { Question } from '../../domain/question.ts'

export type PowersTask =
  /** `written` is one power of the base. */
  | { task: 'single power'; written: Formula; base: bigint; exponent: Rational; letter?: string }
  /** A broken power, or one that is negative. */
  | { task: 'evaluate'; base: Rational; exponent: Rational }
  /** `left = right`, one power of a number on each side. */
  | { task: 'find exponent'; left: Formula; right: Formula; base: bigint; letter: string; value: Rational }

/** The laws of powers with numbers. */
export type PowersQuestion = Question & { kind: 'powers' } & PowersTask
