import type { Question } from '#maths/domain/question.ts'
import { solve } from '#maths/kinds/doors.ts'
import { readQuestions } from '#maths/questions/read-questions.ts'

/** The one question of a book's text that can be solved, and is neither a story nor a choice; undefined for any other. */
export function questionOf(text: string): Question | undefined {
  const [question, ...others] = readQuestions(text) ?? []
  if (!question || others.length > 0 || question.kind === 'story' || question.choices) return undefined
  try {
    solve(question)
    return question
  } catch {
    return undefined
  }
}
