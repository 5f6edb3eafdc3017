import type { Assessment, Resource } from '#contract/evaluations.ts'
import { splitAnswers } from '#maths/answers/split-answers.ts'
import { markQuestion } from '#maths/kinds/doors.ts'
import { askBack } from '#maths/marking/ask-back.ts'
import { describe } from '#maths/marking/assessment.ts'
import { findingsOf } from '#maths/marking/findings.ts'
import type { MarkedQuestion } from '#maths/marking/marked.ts'
import { makeScheme } from '#maths/marking/scheme.ts'
import { makePracticeQuestions } from '#maths/practice/make-questions.ts'
import type { Question } from '#maths/questions/question.ts'
import { readQuestions } from '#maths/questions/read-questions.ts'
import { activitiesFor } from '#maths/topics.ts'
import { HttpError } from '../../../shared/http-error.ts'
import { tutorFailure } from '../../../shared/tutor-failure.ts'
import type { Tutor } from '../../tutor.ts'
import { AREAS } from './areas.ts'

const MOST_RESOURCES = 6

function questionsIn(text: string): Question[] {
  const questions = readQuestions(text)
  if (questions) return questions
  throw tutorFailure(
    'ai_not_connected',
    `I can’t read this question on my own. Without an AI I can mark school maths: ${AREAS}, such as “What is 3/4 + 1/8?” or “Solve 2x + 3 = 11”. For other questions, a parent can connect an AI in Settings.`,
  )
}

/** Marks an answer to every question of a text. Throws `ai_not_connected` when the question can't be read. */
export function markAnswer(question: string, answer: string): MarkedQuestion[] {
  const questions = questionsIn(question)
  return markEach(questions, splitAnswers(questions, answer))
}

function markEach(questions: Question[], answers: string[]): MarkedQuestion[] {
  return questions.map((each, index) => markQuestion(each, answers[index] ?? ''))
}

/** @throws HttpError 422 `answer_unread` with a kind question when an answer can't be read */
function assess(question: string, answer: string, totalPossibleScore: number): Assessment {
  const questions = questionsIn(question)
  const answers = splitAnswers(questions, answer)
  const marked = markEach(questions, answers)
  const asked = askBack(marked, answers)
  if (asked) throw new HttpError(422, 'answer_unread', asked)
  const earned = marked.reduce((sum, each) => sum + each.earned.filter(Boolean).length, 0)
  const total = marked.reduce((sum, each) => sum + each.earned.length, 0)
  // Another total than the scheme's own scales; rounding down keeps the full score for a right answer.
  const score = earned === total ? totalPossibleScore : Math.floor((earned * totalPossibleScore) / total)
  return { overallAssessment: describe(marked), score, totalScore: totalPossibleScore }
}

function recommend(concepts: string[]): Resource[] {
  return [...new Set(concepts)].flatMap(activitiesFor).slice(0, MOST_RESOURCES)
}

/** The tutor that is always there: no network, no key. It marks school maths exactly and says so when it can't. */
export const builtinTutor: Tutor = {
  async makeMarkingScheme({ question }) {
    return makeScheme(questionsIn(question))
  },
  async assess({ question, answer, totalPossibleScore }) {
    return assess(question, answer, totalPossibleScore)
  },
  async findGaps({ question, answer }) {
    return findingsOf(markAnswer(question, answer))
  },
  async recommendResources(gaps) {
    return recommend(gaps.map(({ concept }) => concept))
  },
  async makeQuestions(input) {
    const questions = makePracticeQuestions(input)
    if (questions) return questions
    throw tutorFailure(
      'ai_not_connected',
      `I can’t make questions about “${input.concept}” on my own: without an AI I practise school maths. A parent can connect an AI in Settings; then come back here for your questions.`,
    )
  },
}
