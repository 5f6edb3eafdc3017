import type { Grade } from '#contract/grades.ts'
import { areas } from '#maths/checkup/areas.ts'
import { checkupFindings, checkupScheme, markCheckupAnswer } from '#maths/checkup/checkup.ts'
import { writtenOut } from '#maths/notation/latex.ts'
import { answerOf, makeTypedQuestions, markTyped, topicsToChoose } from '#maths/practice/typed-questions.ts'
import { group } from '../engine/group.ts'

/** Practice by choice: its topics, questions and marks. Where a question is none of these, a mark is undefined. */
export const topicTasks = group('topic-practice', {
  topics(grade: Grade) {
    const names = new Map(areas.map(({ id, name }) => [id, name]))
    return topicsToChoose(grade).map(({ area, ...topic }) => ({ ...topic, area: names.get(area) ?? area }))
  },
  makeQuestions: (wanted: Parameters<typeof makeTypedQuestions>[0]) => makeTypedQuestions(wanted),
  /** The same for a sheet of paper, each with what stands on its answer page. */
  makeForPaper: (wanted: Parameters<typeof makeTypedQuestions>[0]) =>
    makeTypedQuestions(wanted).map(question => ({ question, solution: answerOf(question) })),
  mark: (question: string, answer: string, isLast: boolean) =>
    ofMine(() => markTyped(question, answer, isLast)),
  /** What each answer of a round shows, in their order. */
  finish: (answered: { question: string; answer: string }[]) =>
    ofMine(() => {
      const marks = answered.map(({ question, answer }) => markCheckupAnswer(question, answer))
      const { ofAnswers } = checkupFindings(answered)
      return answered.map(({ question }, at) => ({
        // As a family types it: in lists it stands as plain text.
        question: writtenOut(question).replace(/ {2,}/g, ' '),
        markingScheme: checkupScheme(question),
        mark: marks[at],
        knowledgeGaps: ofAnswers[at]?.knowledgeGaps ?? [],
      }))
    }),
})

/** The page sends back what it was asked; anything else was never asked. */
function ofMine<T>(mark: () => T): T | undefined {
  try {
    return mark()
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return undefined
  }
}
