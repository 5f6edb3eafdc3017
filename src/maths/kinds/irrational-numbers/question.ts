import type { Question } from '../../domain/question.ts'

/** A number as it was written, and whether it is a fraction of whole numbers. */
export interface Candidate {
  text: string
  isRational: boolean
}

export type IrrationalTask =
  | { task: 'which of both'; candidate: Candidate }
  /** `Is √7 rational?` is answered by yes or no. */
  | { task: 'is so'; candidate: Candidate; wants: boolean }
  | { task: 'which of these'; candidates: Candidate[]; wants: boolean }
  /** The whole numbers next to a root: `under` is no power. */
  | { task: 'between'; under: bigint; degree: 2 | 3 }

/** Which numbers are no fraction, and where they lie between whole numbers. */
export type IrrationalQuestion = Question & { kind: 'irrational numbers' } & IrrationalTask
