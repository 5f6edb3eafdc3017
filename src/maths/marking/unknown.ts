import { inline } from '../arithmetic/show.ts'
import type { MarkedQuestion } from '../domain/marked.ts'
import { ideaInPicture } from '../lessons/idea-in-picture.ts'

/** Asked once, before "I don't know" counts as an answer. */
export const ASK_FOR_HINT = 'It’s fine not to know yet. Shall we try it with a hint?'

/** What a child reads that has said it twice. */
export const NOT_KNOWN =
  'Thank you for saying so. Nobody is born knowing this, and now we know what to practise.'

const ONE_STEP = 1

/**
 * The worked way of each question that the child does not know, to be opened step by step, the answer last; markdown.
 * A way of one step alone begins with an easier thought, that of a question alone with the idea in a picture.
 */
export function workedSteps(marked: readonly MarkedQuestion[]): string[] {
  const unknown = marked.filter(({ isUnknown }) => isUnknown)
  return unknown.flatMap(({ question, solution, topic }) => {
    const plans = solution.steps.map(({ plan }) => plan)
    const easier = plans.length <= ONE_STEP ? [topic.tips[1]] : []
    const answer = solution.isImpossible ? answerInWords(solution) : `**Answer:** ${answerInWords(solution)}`
    const steps = [...easier, ...plans, answer]
    const idea = ideaInPicture(question)
    return marked.length === 1
      ? [...(idea === undefined ? [] : [idea]), ...steps]
      : steps.map(
          step =>
            `**${question.label ?? marked.findIndex(each => each.question === question) + 1})** ${step}`,
        )
  })
}

/** What is to come out; markdown. */
export function answerInWords({ isImpossible, answer }: MarkedQuestion['solution']): string {
  return isImpossible ? 'It can’t be done.' : inline(answer)
}

const NUMBERED = /^\s*(?:\d+[.)]|[-*•])\s+/
const MARKS = /\s*[([]?\b\d+(?:\.\d+)?\s*(?:marks?|points?|pts?)\b[)\]]?\.?\s*$/i
const TOTAL = /^\W*total\b/i

/** The steps in a marking scheme that somebody else has written, without their marks; all of it where it has none. */
export function stepsInScheme(scheme: string): string[] {
  const lines = scheme
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '' && !TOTAL.test(line))
  const isStep = (line: string) => NUMBERED.test(line) || /^\W*answer\b/i.test(line)
  const steps = lines.filter(isStep).map(line => line.replace(NUMBERED, '').replace(MARKS, ''))
  return steps.some(step => step !== '') ? steps.filter(step => step !== '') : [scheme]
}
