import type { Question } from './question.ts'
import type { Topic } from './topic.ts'

/** A source of numbers from 0 up to but not 1; seed it to get the same questions again. */
export type Random = () => number

/** A known wrong way of working that many children share. */
export interface Misconception {
  id: string
  /** For parents and tests, such as `Smaller from larger`. */
  name: string
  topic: Topic
  /** One sentence to the child: what went wrong and what is true instead. */
  explanation: string
  /** One sentence in the third person, unique in the table; it is stored as the gap's description. */
  gap: string
  /** Common Core code. */
  standard: string
  /** It mistakes which operation is asked, so nothing was carried out as asked. */
  isOtherOperation?: boolean
  /** What a child who works so writes down; undefined where it does not apply or happens to come out right. */
  answerTo(question: Question): string | undefined
  /** Words of a question on which it leads to a wrong answer. */
  makeQuestion(random: Random): string
}
