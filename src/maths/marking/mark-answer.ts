import type { Assessment } from '#contract/evaluations.ts'
import { LONGEST_MARKED } from '#contract/text.ts'
import { withoutMarkup } from '../answers/markup.ts'
import { splitAnswers } from '../answers/split-answers.ts'
import { markQuestion } from '../kinds/doors.ts'
import { asEntered, hasTooLongNumber, TOO_LONG_NUMBER } from '../questions/as-entered.ts'
import { withPointsOfAnswer } from '../questions/raised-points.ts'
import { readQuestions } from '../questions/read-questions.ts'
import { askBack } from './ask-back.ts'
import { describe } from './assessment.ts'
import type { MarkedQuestion } from './marked.ts'

/** A text of questions, each marked with its part of the answer. */
export interface MarkedAnswer {
  marked: MarkedQuestion[]
  /** What to ask the child where a part can't be read; then nothing is scored. */
  asked?: string | undefined
}

/** Marks an answer to every question of a text; undefined when the questions can't be read. */
export function markAnswer(question: string, typed: string): MarkedAnswer | undefined {
  const questions = readQuestions(question)
  if (!questions) return undefined
  const answer = asEntered(typed)
  if (answer.length > LONGEST_MARKED || hasTooLongNumber(answer))
    return { marked: questions.map(each => markQuestion(each, '')), asked: tooMuch(answer) }
  const answers = splitAnswers(questions, withPointsOfAnswer(withoutMarkup(answer)))
  const marked = questions.map((each, index) => markQuestion(each, answers[index] ?? ''))
  return { marked, asked: askBack(marked, answers) }
}

function tooMuch(answer: string): string {
  return hasTooLongNumber(answer)
    ? TOO_LONG_NUMBER
    : 'That answer is longer than I can read. Please write only what belongs to the question.'
}

/** @param totalScore what all of it is worth; another total than the scheme's own scales the marks */
export function assessMarked(marked: MarkedQuestion[], totalScore: number): Assessment {
  const steps = marked.flatMap(({ earned }) => earned)
  const earned = steps.filter(Boolean).length
  // Rounding down keeps the full score for a right answer.
  const score = earned === steps.length ? totalScore : Math.floor((earned * totalScore) / steps.length)
  return { overallAssessment: describe(marked), score, totalScore }
}
