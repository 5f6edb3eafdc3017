import { solve } from '../marking/solve.ts'
import type { Misconception } from '../misconceptions/misconception.ts'
import type { Question } from '../questions/question.ts'
import { workThrough } from './work-through.ts'

/** What is written where there is no answer. */
export const IMPOSSIBLE = 'It can’t be done'

/**
 * The way to the answer in steps, and what went wrong where the practised misconception's option was chosen; markdown
 * that reads well after a right answer and after a wrong one.
 * @param options the right option, and that of the misconception
 */
export function explain(
  question: Question,
  practised: Misconception,
  { answer, own }: { answer: string; own: string },
): string {
  const solution = solve(question)
  const steps = solution.steps.filter(step => !step.isChoice).map(({ done }) => done)
  const isShort = steps.length === 1 && question.kind === 'calculate'
  const lines = isShort ? [...workThrough(question), ...steps] : steps
  const list = lines.map((line, at) => `${at + 1}. ${line}`).join('\n')
  const result = solution.value ? `The answer is ${answer}.` : `${IMPOSSIBLE}: there is no answer.`
  return `${list}\n\n**${result}**\n\nIf you chose ${own}: ${practised.explanation}`
}
