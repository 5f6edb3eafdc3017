import type { Resource } from '#contract/evaluations.ts'
import { activitiesFor } from '#maths/kinds/topics.ts'
import { findingsOf } from '#maths/marking/findings.ts'
import { assessMarked, type MarkedAnswer, markAnswer } from '#maths/marking/mark-answer.ts'
import { makeScheme } from '#maths/marking/scheme.ts'
import { makePracticeQuestions } from '#maths/practice/make-questions.ts'
import { hasTooLongNumber, TOO_LONG_NUMBER } from '#maths/questions/as-entered.ts'
import { askedFirst, readTyped } from '#maths/typed/read-typed.ts'
import { AREAS } from '#tutor/areas.ts'
import { HttpError } from '../../../shared/http-error.ts'
import { tutorFailure } from '../../../shared/tutor-failure.ts'
import type { AnswerToAssess, AssessedAnswer, Tutor } from '../../tutor.ts'

const MOST_RESOURCES = 6

function unreadable(question: string): HttpError {
  if (hasTooLongNumber(question)) return tutorFailure('ai_not_connected', TOO_LONG_NUMBER)
  return tutorFailure(
    'ai_not_connected',
    `I can’t read this question on my own. Without an AI I can mark school maths: ${AREAS}, such as “What is 3/4 + 1/8?” or “Solve 2x + 3 = 11”. For other questions, a parent can connect an AI in Settings.`,
  )
}

/** What to say where a question isn't marked: that it can't be read, or what was read, to be asked about. */
function refused(question: string): HttpError {
  const asked = askedFirst(question)
  return asked === undefined ? unreadable(question) : new HttpError(422, 'reading_asked', asked)
}

/** @throws HttpError `ai_not_connected` when the question can't be read, `reading_asked` when somebody has to say so first */
function markOrRefuse({
  question,
  answer,
  isReadRight,
  filled,
}: AssessedAnswer | AnswerToAssess): MarkedAnswer {
  const marked = markAnswer(question, answer, { isReadRight, filled })
  if (marked) return marked
  throw refused(question)
}

function recommend(concepts: string[]): Resource[] {
  return [...new Set(concepts)].flatMap(activitiesFor).slice(0, MOST_RESOURCES)
}

/** The tutor that is always there: no network, no key. It marks school maths exactly and says so when it can't. */
export const builtinTutor: Tutor = {
  async makeMarkingScheme({ question, isReadRight, filled }) {
    const questions = readTyped(question, { isReadRight, filled })
    if (!questions) throw refused(question)
    return makeScheme(questions)
  },
  async assess(input) {
    const { totalPossibleScore, marksUnknown = false } = input
    const { marked, asked, isUnknown = false } = markOrRefuse(input)
    // An answer that can't be read is asked for again, and one that is not known once.
    if (asked && !(isUnknown && marksUnknown))
      throw new HttpError(422, isUnknown ? 'answer_unknown' : 'answer_unread', asked)
    return assessMarked(marked, totalPossibleScore)
  },
  async findGaps(input) {
    return findingsOf(markOrRefuse(input).marked)
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
