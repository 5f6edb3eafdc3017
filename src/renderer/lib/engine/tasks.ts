import { topics } from '#maths/kinds/topics.ts'
import { describeStandard } from '#maths/standards/describe-standard.ts'
import { handFor } from '#maths/understood/hand-for.ts'
import { understoodAnswer, understoodQuestion } from '#maths/understood/understood.ts'

/** What the page asks the exact engine for. */
export const tasks = {
  /** What the tutor takes a question for, or an answer to it. */
  understood: (question: string, answer?: string) =>
    answer === undefined ? understoodQuestion(question) : understoodAnswer(question, answer),
  /** How a question can be answered by hand; undefined where it can't. */
  hand: handFor,
  /** The concepts of every topic that can be practised, by their names. */
  concepts: (): readonly string[] => topics.map(({ concept }) => concept).toSorted(),
  standard: describeStandard,
}
export type Tasks = typeof tasks
