import type { Grade } from '#contract/grades.ts'

export interface GapToPractise {
  concept: string
  description: string
  /** A standard's code such as `5.NF.A.1`. */
  standard: string | null
  /** Of the answer that showed the gap. */
  grade: Grade
  /** The text that showed the gap, one question or several: practice looks like it. */
  question?: string
}

export interface QuestionsToMake extends GapToPractise {
  count: number
  /** The texts of the questions that this gap has had, oldest first: none of them is wanted again. */
  earlier: string[]
  /** Two went wrong just now: smaller numbers first. */
  isEasier?: boolean
}

/** A multiple-choice question; texts are Markdown with maths between dollar signs. The options have no order yet. */
export interface PracticeQuestion {
  question: string
  answer: string
  /** Three. */
  wrongAnswers: string[]
  /** Why the answer is right, step by step. */
  explanation: string
  /** What went wrong where this one of the wrong answers was chosen. */
  note?: { wrongAnswer: string; words: string }
}
