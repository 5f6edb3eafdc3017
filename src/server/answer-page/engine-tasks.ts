import type { Judgement } from '#contract/marking.ts'
import { readWorking } from '#maths/working/working-lines.ts'
import { group } from '../engine/group.ts'
import { findingsOfPage, partOfConcept } from './findings.ts'
import { assessmentOf, markByPage } from './mark.ts'
import type { AnswerOnPage } from './page-mark.ts'
import { practiceOfPage } from './practice/make-questions.ts'
import type { PageFact } from './practice/wrong-answers.ts'
import { schemeOfPage } from './scheme.ts'
import { goodOfWorking, hintOfSlip } from './words-for-child.ts'

/** An answer with the marks that its question is worth. */
export type WorthMarks = AnswerOnPage & { totalPossibleScore: number }

/** Marking by what a family's answer page says, with nobody else asked. */
export const pageTasks = group('answer-page', {
  scheme: schemeOfPage,
  assess: (given: WorthMarks) => assessmentOf(markByPage(given), given.totalPossibleScore),
  findings: (given: AnswerOnPage) => findingsOfPage(markByPage({ ...given, marksUnknown: true })),
  /** With what a grown-up says of the parts that are undecided. */
  judge(given: WorthMarks, judgements?: Judgement[]) {
    const marked = markByPage({ ...given, marksUnknown: true }, judgements)
    return {
      assessment: assessmentOf(marked, given.totalPossibleScore),
      findings: findingsOfPage(marked),
      markingScheme: schemeOfPage(given.question, given.expectedAnswer).markingScheme,
    }
  },
  practise(
    { concept, ...own }: { question: string; expected: string; answer: string; concept: string },
    others: PageFact[],
    wanted: { count: number; earlier: string[] },
  ) {
    return practiceOfPage(partOfConcept(own, concept), others, wanted)
  },
  /** What exact arithmetic says of an answer's lines, to stand beside a mark of whoever. */
  working(question: string, answer: string) {
    const working = readWorking(question, answer)
    return { working, good: goodOfWorking(working), hint: hintOfSlip(working) }
  },
})
