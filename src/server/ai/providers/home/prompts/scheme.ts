import { z } from 'zod'
import { pointsOf } from '#text/subjects/points.ts'
import { ask } from '../../../ask.ts'
import type { MarkingSteps } from '../../../marking/steps.ts'
import type { ModelRequest } from '../../../model-request.ts'
import { fenced } from '../../../prompts/fence.ts'
import type { QuestionToMark } from '../../../tutor.ts'
import { DATA, PLAINLY, teacherOf } from './small-words.ts'

const answered = { rightAnswer: z.string().min(1) }
const schema = z.object(answered)
const mathsSchema = z.object({
  calculation: z.string().nullable(),
  ...answered,
})

type SmallScheme = z.infer<typeof schema> & Partial<z.infer<typeof mathsSchema>>

/** Asks what a right answer says, and nothing else. */
function request({ question, grade }: QuestionToMark, fact: string | undefined): ModelRequest<SmallScheme> {
  const { subject } = pointsOf(question, grade)
  return {
    name: 'small_scheme',
    instruction: [
      teacherOf(subject, grade),
      'rightAnswer: what a right answer to the question says, in one to three short sentences, as your best student would say it. Say only what you are sure of.',
      ...(subject === 'maths'
        ? ['calculation: the one calculation that gives it, such as 24 - 9, without its result; else null.']
        : []),
      ...(fact === undefined ? [] : [`This is certain: ${fact}`]),
      DATA,
      PLAINLY,
    ].join(' '),
    content: [fenced('QUESTION', question)],
    schema: subject === 'maths' ? mathsSchema : schema,
  }
}

/** A scheme whose points and marks are ours; the model says what a right answer is. */
export const schemeOfPoints: MarkingSteps['scheme'] = async (model, input, fact, signal) => {
  const { points, total } = pointsOf(input.question, input.grade)
  const { rightAnswer, calculation = null } = await ask(model, request(input, fact), signal)
  const lines = points.map(({ marks, text }) => `- ${text} (${marks} ${marks === 1 ? 'mark' : 'marks'})`)
  return {
    markingScheme: `${lines.join('\n')}\n\n**A right answer:** ${rightAnswer.trim()}`,
    totalScore: total,
    readQuestion: null,
    calculation,
    calculationResult: null,
  }
}
