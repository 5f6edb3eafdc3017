import type { ArithmeticQuestion } from '../../../domain/arithmetic-question.ts'
import { solve } from '../solve.ts'
import { workThrough } from './work-through.ts'

/** What is written where there is no answer. */
export const IMPOSSIBLE = 'It can’t be done'

/**
 * The way to the answer in steps; markdown that reads well after a right answer and after a wrong one.
 * @param answer the right option
 */
export function explain(question: ArithmeticQuestion, answer: string): string {
  const solution = solve(question)
  const steps = solution.steps.filter(step => !step.isChoice).map(({ done }) => done)
  const isShort = steps.length === 1 && question.kind === 'calculate'
  const lines = isShort ? [...workThrough(question), ...steps] : steps
  const list = lines.map((line, at) => `${at + 1}. ${line}`).join('\n')
  const result = solution.value ? `The answer is ${answer}.` : `${IMPOSSIBLE}: there is no answer.`
  return `${list}\n\n**${result}**`
}
