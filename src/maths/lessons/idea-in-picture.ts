import type { Question } from '../domain/question.ts'
import { saysAnswer, topicOf } from '../kinds/doors.ts'
import { lessonFor } from './index.ts'

/**
 * The idea behind a question in a picture, with other numbers than its own.
 * @returns markdown; undefined where there is no picture, or each would say the answer
 */
export function ideaInPicture(question: Question): string | undefined {
  const shown = lessonFor(topicOf(question))?.shown.find(
    each => !saysAnswer(`${each.words} ${each.picture}`, question),
  )
  return shown && `For example: ${shown.words}\n\n\`\`\`picture\n${shown.picture}\n\`\`\``
}

/** A hint with the idea below it. */
export function withIdea(hint: string, question: Question | undefined): string {
  const idea = question && ideaInPicture(question)
  return idea === undefined ? hint : `${hint}\n\n${idea}`
}
