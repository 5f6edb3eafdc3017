import { withoutInvisible } from '#contract/text.ts'
import { withoutStrangeLinks } from '#contract/vetted-links.ts'
import type { PracticeQuestion, QuestionsToMake } from '#maths/practice/practice-question.ts'
import { tutorFailure } from '../shared/tutor-failure.ts'
import { ask } from './ask.ts'
import { exact } from './engine.ts'
import type { Model } from './model-request.ts'
import { type QuestionsAnswer, questionsRequest } from './prompts/questions.ts'

/** The first time, and twice more for those that did not pass the check. */
const MOST_ASKS = 3
/** Words about so many bad questions are enough to learn from. */
const MOST_PROBLEMS = 5

/**
 * Has a model make questions until as many as are wanted have passed the check.
 * @throws HttpError of `tutor-failure.ts`, `ai_unreadable` when the model makes too few good ones
 */
export async function makeCheckedQuestions(
  model: Model,
  input: QuestionsToMake,
  signal: AbortSignal,
): Promise<PracticeQuestion[]> {
  const made: PracticeQuestion[] = []
  let lastProblems: string[] = []
  for (let asks = 0; asks < MOST_ASKS; asks++) {
    const earlier = [...input.earlier, ...made.map(({ question }) => question)]
    const missing = { ...input, earlier, count: input.count - made.length }
    const { questions } = await ask(model, questionsRequest(missing, lastProblems), signal)
    const { good, problems } = await exact.checkQuestions(questions.map(readQuestion), earlier)
    made.push(...good)
    if (made.length >= input.count) return made.slice(0, input.count)
    lastProblems = problems.slice(0, MOST_PROBLEMS)
  }
  throw tutorFailure('ai_unreadable', undefined, { service: model.service, problems: lastProblems })
}

function readQuestion(written: QuestionsAnswer['questions'][number]): PracticeQuestion {
  return {
    question: clean(written.question),
    answer: withoutLetter(written.rightAnswer),
    wrongAnswers: written.wrongAnswers.map(withoutLetter),
    explanation: clean(written.explanation),
  }
}

const clean = (text: string) => withoutStrangeLinks(withoutInvisible(text)).trim()

/** Some models put a letter before an option all the same. */
function withoutLetter(option: string): string {
  return clean(option).replace(/^\(?[A-D][).:]\s+/, '')
}
