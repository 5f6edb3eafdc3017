import type { Assessment } from '#contract/evaluations.ts'
import { LONGEST_MARKED } from '#contract/text.ts'
import { withoutMarkup } from '../answers/markup.ts'
import type { MarkedQuestion } from '../domain/marked.ts'
import { markQuestion } from '../kinds/doors.ts'
import { withPointsOfAnswer } from '../notation/raised-points.ts'
import { asEntered, hasTooLongNumber, TOO_LONG_NUMBER } from '../questions/as-entered.ts'
import { type HowRead, readTyped } from '../typed/read-typed.ts'
import { askBack } from './ask-back.ts'
import { describe, hintFor } from './assessment.ts'
import { givesUp } from './gives-up.ts'
import { splitAnswers } from './split-answers.ts'
import { ASK_FOR_HINT, workedSteps } from './unknown.ts'

/** A text of questions, each marked with its part of the answer. */
export interface MarkedAnswer {
  marked: MarkedQuestion[]
  /** What to ask the child where a part can't be read, or is not known; then nothing is scored. */
  asked?: string | undefined
  /** All that is asked is whether to try with a hint: answered by no, what is not known can be scored, with nothing. */
  isUnknown?: boolean
}

/** Marks an answer to every question of a text; undefined when the questions can't be read. */
export function markAnswer(question: string, typed: string, how: HowRead = {}): MarkedAnswer | undefined {
  const questions = readTyped(question, how)
  if (!questions) return undefined
  const answer = asEntered(typed)
  if (answer.length > LONGEST_MARKED || hasTooLongNumber(answer))
    return { marked: questions.map(each => markQuestion(each, '')), asked: tooMuch(answer) }
  const answers = splitAnswers(questions, withPointsOfAnswer(withoutMarkup(answer)))
  /** Said once for all questions. */
  const isAllUnknown = answers.every(each => each.trim() === '') && givesUp(answer)
  const marked = questions.map((each, index): MarkedQuestion => {
    const own = answers[index] ?? ''
    const made = markQuestion(each, own)
    const isNothing = ['unread', 'unclear'].includes(made.verdict) && !made.earned.includes(true)
    return isNothing && (isAllUnknown || givesUp(own)) ? { ...made, isUnknown: true } : made
  })
  const unread = askBack(marked, answers)
  if (unread !== undefined) return { marked, asked: unread }
  const unknown = marked.flatMap(({ isUnknown, question: { label } }, index) =>
    isUnknown ? [label ?? String(index + 1)] : [],
  )
  if (unknown.length === 0) return { marked }
  const isSome = unknown.length < marked.length
  return {
    marked,
    asked: isSome ? `Question ${unknown.join(', ')}: ${ASK_FOR_HINT}` : ASK_FOR_HINT,
    isUnknown: true,
  }
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
  const worked = workedSteps(marked)
  const hint = hintFor(marked)
  return {
    overallAssessment: describe(marked),
    score,
    totalScore,
    ...(worked.length > 0 && { steps: worked }),
    ...(hint !== undefined && { hint }),
  }
}
