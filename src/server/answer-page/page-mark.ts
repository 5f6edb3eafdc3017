import type { WorkingRead } from '#maths/working/working-lines.ts'
import type { Compared } from './compare.ts'
import type { AskedPart } from './split-parts.ts'

/** Marks that each part is worth: one for the answer, one for a good way to it. */
export const MARKS_PER_PART = 2

export interface AnswerOnPage {
  question: string
  answer: string
  expectedAnswer: string
  /** What the child says not to know is marked, with nothing. */
  marksUnknown?: boolean | undefined
}

/** One part with what it earned. */
export interface PartMark extends AskedPart, Compared {
  /** Out of `MARKS_PER_PART`. */
  earned: number
  /** A grown-up's word on it, or what the working is worth beside a wrong answer. */
  isPartly: boolean
  /** The child says no more than not to know. */
  isUnknown?: boolean
}

/** All parts of an answer, held against the answer page. */
export interface PageMark {
  parts: PartMark[]
  working: WorkingRead
  isUndecided: boolean
}
