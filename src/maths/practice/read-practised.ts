import type { Question } from '../domain/question.ts'
import { readQuestions } from '../questions/read-questions.ts'

/** LaTeX that the reader of questions does not know. */
export function withPlainLatex(text: string): string {
  return text
    .replaceAll('{,}', ',')
    .replace(/\\text\s*\{([^{}]*)\}/g, '$1')
    .replace(/\\[dt]?frac\s*\{([a-z])\}\s*\{(\d+)\}/g, '$1/$2')
}

/** Reads the words of a practice question; undefined for several questions, or one that the tutor can't read. */
export function readPractised(text: string): Question | undefined {
  const [question, ...others] = readQuestions(withPlainLatex(text)) ?? []
  return others.length === 0 ? question : undefined
}
