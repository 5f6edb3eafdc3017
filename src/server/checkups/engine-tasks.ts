import { areas } from '#maths/checkup/areas.ts'
import { checkupFindings, checkupScheme, markCheckupAnswer } from '#maths/checkup/checkup.ts'
import { chooseTopics } from '#maths/checkup/choose-topics.ts'
import { nextQuestion } from '#maths/checkup/next-question.ts'
import { findTopic } from '#maths/kinds/topics.ts'
import { writtenOut } from '#maths/notation/latex.ts'
import { group } from '../engine/group.ts'

interface Answered {
  question: string
  answer: string
}

/** What is asked in a check-up, and what it finds. */
export const checkupTasks = group('checkups', {
  areas: () => areas.map(({ id, name }) => ({ id, name })),
  /** Those of the concepts that there are questions about, each once. */
  knownConcepts: (concepts: readonly string[]) =>
    [...new Set(concepts)].flatMap(concept => findTopic(concept)?.concept ?? []),
  chooseConcepts: (wanted: Parameters<typeof chooseTopics>[0]) =>
    chooseTopics(wanted, Math.random).map(({ concept }) => concept),
  /** What to ask after these answers; undefined when enough is known. */
  next(grade: number, concepts: readonly string[], answered: Answered[]) {
    const topics = concepts.flatMap(concept => findTopic(concept) ?? [])
    const next = nextQuestion({ grade, topics, answered }, Math.random)
    return next && { question: next.question, concept: next.topic.concept }
  },
  mark: markCheckupAnswer,
  summary(answered: Answered[]) {
    const { sits, wobbles, unsure } = checkupFindings(answered)
    return {
      sits: sits.map(({ concept, mastery }) => ({ concept, description: mastery })),
      wobbles,
      unsure,
    }
  },
  /** All that its answers become when it ends, in their order. */
  finish: (answered: Answered[]) =>
    checkupFindings(answered).ofAnswers.map((findings, at) => {
      const { question = '' } = answered[at] ?? {}
      return {
        // As a family types it: in lists it stands as plain text.
        question: writtenOut(question).replace(/ {2,}/g, ' '),
        markingScheme: checkupScheme(question),
        ...findings,
      }
    }),
})
