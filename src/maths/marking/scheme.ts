import type { MarkingScheme } from '#contract/evaluations.ts'
import { asMarkdown } from '#text/as-markdown.ts'
import { inline } from '../arithmetic/show.ts'
import type { Solution } from '../domain/marked.ts'
import type { Question } from '../domain/question.ts'
import { solve } from '../kinds/doors.ts'

/** `1 mark`, `2 marks`. */
export function marksText(count: number): string {
  return count === 1 ? '1 mark' : `${count} marks`
}

/** The heading of one question among several. */
export function questionHeading(question: Question, index: number): string {
  return `**${question.label ?? index + 1})** ${asMarkdown(question.text)}`
}

function answerText({ isImpossible, answer }: Solution): string {
  if (isImpossible) return '**Answer:** it can’t be done'
  return `**Answer:** ${inline(answer)}`
}

function schemeOf(question: Question, index: number, isOnly: boolean): string {
  const solution = solve(question)
  const steps = solution.steps.map(({ plan }, at) => `${at + 1}. ${plan} (1 mark)`)
  const lines = [
    ...(isOnly ? [] : [questionHeading(question, index)]),
    steps.join('\n'),
    answerText(solution),
  ]
  return lines.join('\n\n')
}

/** The worked steps with their marks, as markdown; depends on the questions alone. */
export function makeScheme(questions: Question[]): MarkingScheme {
  const totalScore = questions.reduce((sum, question) => sum + solve(question).steps.length, 0)
  const parts = questions.map((question, index) => schemeOf(question, index, questions.length === 1))
  const note = 'A right answer in any equal form earns every mark. Without it, each right step earns its own.'
  return { markingScheme: `${parts.join('\n\n')}\n\n${note}\n\nTotal: ${marksText(totalScore)}`, totalScore }
}
