/** What the other rooms see of the answer page: marking by what a family's answer page says, with nobody else asked. */
export { findingsOfPage, partOfConcept } from './findings.ts'
export { assessmentOf, markByPage } from './mark.ts'
export type { AnswerOnPage, PageMark } from './page-mark.ts'
export { practiceOfPage } from './practice/make-questions.ts'
export type { PageFact } from './practice/wrong-answers.ts'
export { schemeOfPage } from './scheme.ts'
export { goodOfWorking, hintOfSlip } from './words-for-child.ts'
