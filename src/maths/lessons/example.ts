import type { Random } from '../domain/misconception.ts'
import type { Question } from '../domain/question.ts'
import { saysAnswer } from '../kinds/doors.ts'
import { kinds } from '../kinds/index.ts'
import { misconceptions } from '../kinds/misconceptions.ts'

/** A question that is worked out to its end; markdown with maths between dollar signs. */
export interface WorkedExample {
  question: string
  /** A numbered list, and the answer below it. */
  steps: string
}

interface ExampleOptions {
  /** The questions that the child has not answered yet: none of their answers is said. */
  open: readonly Question[]
  random: Random
  /** School grade, 0 for kindergarten. */
  grade: number
}

/** Of so many the plainest is taken. */
const WANTED = 3
const MOST_DRAWS = 16

/** A worked example of a topic with numbers of its own; undefined where none came up that keeps the answers. */
export function workedExampleOf(
  concept: string,
  { open, random, grade }: ExampleOptions,
): WorkedExample | undefined {
  const makers = misconceptions.filter(({ topic }) => topic.concept === concept)
  const kind = kinds.find(each => makers.some(maker => each.misconceptions.includes(maker)))
  const found: WorkedExample[] = []
  for (let draw = 0; draw < MOST_DRAWS && found.length < WANTED; draw++) {
    const practised = makers[Math.floor(random() * makers.length)]
    const draft = practised && kind?.draft({ practised, random, grade })
    if (!draft) continue
    const example = { question: draft.question, steps: draft.explain() }
    const text = `${example.question}\n${example.steps}`
    if (!open.some(question => saysAnswer(text, question) || isSame(question, example))) found.push(example)
  }
  return found.sort((a, b) => weight(a) - weight(b))[0]
}

/** Long numbers and many of them make an example hard to follow. */
function weight({ question, steps }: WorkedExample): number {
  const numbers = question.match(/\d+/g) ?? []
  return numbers.reduce((sum, number) => sum + number.length ** 2, 0) + steps.length / 40
}

/** Whether the numbers are those of the child's own question. */
function isSame(open: Question, { question }: WorkedExample): boolean {
  const numbers = (text: string) => (text.match(/\d+/g) ?? []).sort().join(' ')
  return numbers(open.text) === numbers(question)
}
