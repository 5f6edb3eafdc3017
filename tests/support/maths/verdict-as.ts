import { markAnswer } from '#maths/marking/mark-answer.ts'

/** The verdict on an answer, where the question is read as one of that kind and nothing else; undefined elsewhere. */
export function verdictAs(kind: string, question: string, answer: string): string | undefined {
  const [marked, ...others] = markAnswer(question, answer)?.marked ?? []
  return others.length === 0 && marked?.question.kind === kind ? marked.verdict : undefined
}
