import type { Misconception } from '../domain/misconception.ts'
import type { Question } from '../domain/question.ts'
import type { Topic } from '../domain/topic.ts'
import { kindOf, markQuestion, topicOf } from '../kinds/doors.ts'
import { readQuestions } from '../questions/read-questions.ts'

/** A question of a check-up with what was answered; blank for "I don't know yet". */
export interface Answered {
  question: string
  answer: string
}

/** What one answer tells about what the child knows. */
export interface Evidence {
  topic: Topic
  outcome: 'right' | 'wrong' | 'skipped'
  /** The misconceptions that would have led to a wrong answer here. */
  tested: readonly Misconception[]
  /** Those that explain the answer. */
  shown: readonly Misconception[]
}

/** Reads a question that is one alone. @throws RangeError for any other text */
export function readOne(text: string): Question {
  const [question, ...others] = readQuestions(text) ?? []
  if (!question || others.length > 0) throw new RangeError(`Not one question: ${text}`)
  return question
}

/** What the misconceptions of a question's kind lead to: the wrong answer of each that applies. */
export function predictionsFor(question: Question): Map<Misconception, string> {
  const predicted = new Map<Misconception, string>()
  for (const misconception of kindOf(question).misconceptions) {
    const answer = misconception.answerTo(question)
    if (answer !== undefined) predicted.set(misconception, answer)
  }
  return predicted
}

/** What is right but not worked out to its end shows neither that it sits nor a misconception. */
export function evidenceOf({ question: text, answer }: Answered): Evidence {
  const question = readOne(text)
  const topic = topicOf(question)
  const tested = [...predictionsFor(question).keys()]
  if (answer.trim() === '') return { topic, outcome: 'skipped', tested, shown: [] }
  const { verdict, explanations } = markQuestion(question, answer)
  const isRight = ['right', 'rounded', 'unfinished'].includes(verdict)
  return { topic, outcome: isRight ? 'right' : 'wrong', tested, shown: isRight ? [] : explanations }
}
