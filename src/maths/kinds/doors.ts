import type { MarkedQuestion, Solution } from '../marking/marked.ts'
import type { Question } from '../questions/question.ts'
import { kinds } from './index.ts'
import type { Kind } from './kind.ts'
import type { Topic } from './topic.ts'

const byName = new Map<string, Kind>(kinds.map(kind => [kind.name, kind]))

/** @throws RangeError for a question that no kind has read */
export function kindOf({ kind }: Question): Kind {
  const found = byName.get(kind)
  if (!found) throw new RangeError(`There is no kind of question called ${kind}`)
  return found
}

/** The worked steps to the answer, one mark each; the same for the same question. */
export function solve(question: Question): Solution {
  return kindOf(question).solve(question)
}

/** What a question practises. */
export function topicOf(question: Question): Topic {
  return kindOf(question).topicOf(question)
}

/** A question in words, maths between dollar signs: what it was taken for. */
export function writeQuestion(question: Question): string {
  return kindOf(question).write(question)
}

/** Marks one answer to one question. */
export function markQuestion(question: Question, answer: string): MarkedQuestion {
  return kindOf(question).mark(question, answer)
}

/** Whether a text says the answer to a question, in whatever form. */
export function saysAnswer(text: string, question: Question): boolean {
  return kindOf(question).isSaidIn(text, question)
}

/** Whether a child has found the answer itself: said it as its answer, or named it among few others. */
export function hasFound(text: string, question: Question): boolean {
  return kindOf(question).isFoundIn(text, question)
}
