import { weighFills } from '#maths/filled/weigh-fills.ts'
import { chipsFor } from '#tutor/chips.ts'
import { openingFor } from '#tutor/opening.ts'
import { quizAnswer } from '#tutor/quiz-answer.ts'
import { traced } from '#tutor/tutor-reply.ts'
import { group } from '../engine/group.ts'
import { exactAnswers, markExactly, readCalculation, verdictBy, wrongResult } from './marking/arithmetic.ts'
import { withRightSums, wrongSums } from './marking/wrong-sums.ts'
import { builtinTutor } from './providers/builtin/tutor.ts'
import { checkQuestions } from './question-check.ts'
import type { AnswerToAssess, AssessedAnswer, QuestionToMark, Tutor } from './tutor.ts'

/** In a thread a task is ended from outside. */
const { signal } = new AbortController()

const SUM = { question: 'waht is 3/4 + 1/8?', answer: '6/8 + 1/8 = 7/8', grade: 5 } as const

/** What the builtin tutor does. */
export const tutorTasks = group(
  'tutor',
  {
    makeMarkingScheme: (input: QuestionToMark) => builtinTutor.makeMarkingScheme(input, signal),
    assess: (input: AnswerToAssess) => builtinTutor.assess(input, signal),
    findGaps: (input: AssessedAnswer) => builtinTutor.findGaps(input, signal),
    recommendResources: (gaps: Parameters<Tutor['recommendResources']>[0]) =>
      builtinTutor.recommendResources(gaps, signal),
    makeQuestions: (input: Parameters<Tutor['makeQuestions']>[0]) =>
      builtinTutor.makeQuestions(input, signal),
  },
  () => builtinTutor.assess({ ...SUM, markingScheme: '', totalPossibleScore: 3 }, signal),
)

/** What the builtin tutor says, and reads in a conversation whoever talks. */
export const talkTasks = group('talk', { traced, chipsFor, openingFor, quizAnswer }, () =>
  traced({ childName: '', messages: [{ role: 'child', text: SUM.question }] }),
)

/** What exact arithmetic knows of what an AI has made. */
export const exactTasks = group('exact', {
  exactAnswers,
  markExactly,
  readCalculation,
  wrongResult,
  verdictBy,
  checkQuestions,
  weighFills,
  wrongSums,
  withRightSums,
})
