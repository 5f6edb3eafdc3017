import type { ArithmeticQuestion } from '../../domain/arithmetic-question.ts'
import type { Asked } from '../../wording/asked.ts'

/** A question that was read, with what the instruction beside it adds; none that is to be solved and can't be. */
export function asTyped<Q extends ArithmeticQuestion>(
  question: Q | undefined,
  { isSolve, instruction }: Asked,
): Q | undefined {
  if (!question) return undefined
  const isWorkedOut = question.kind === 'calculate' || question.kind === 'solve'
  const { form, isLowest } = instruction
  if (!isWorkedOut && (isSolve || instruction.isSolve || form)) return undefined
  return { ...question, ...(form ? { form } : {}), ...(isLowest ? { isLowest } : {}) }
}
