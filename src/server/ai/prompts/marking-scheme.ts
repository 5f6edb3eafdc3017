import { z } from 'zod'
import type { MarkingScheme } from '#contract/evaluations.ts'
import type { ModelRequest } from '../model-request.ts'
import type { QuestionToMark } from '../tutor.ts'
import { FENCE_RULE, fenced, pictured } from './fence.ts'
import { STYLE, studentWords } from './student.ts'

const schema = z.object({
  markingScheme: z
    .string()
    .min(1)
    .describe('The scheme in markdown: each point with its marks, and the answer'),
  totalScore: z.number().describe('The sum of all marks, a whole number from 1 to 100'),
  calculation: z
    .string()
    .nullable()
    .describe(
      'Where one calculation with the numbers of the question gives the whole answer: that calculation alone, such as 24 - 9 or (3 + 4) * 2.5, without words, units and result; else null',
    ),
  calculationResult: z
    .string()
    .nullable()
    .describe('What that calculation comes to, the number alone; else null'),
  readQuestion: z.string().nullable().describe('The question as it stands in the pictures, else null'),
})

export type MarkingSchemeAnswer = MarkingScheme & {
  readQuestion: string | null
  calculation: string | null
  calculationResult: string | null
}

/**
 * Asks for the marks that a right answer earns, step by step.
 * @param fact what exact arithmetic says that the answer is
 */
export function markingSchemeRequest(
  input: QuestionToMark,
  fact?: string,
): ModelRequest<MarkingSchemeAnswer> {
  const { question, grade, questionPictures = [] } = input
  return {
    name: 'marking_scheme',
    instruction: [
      'You are an experienced, fair teacher who writes the marking scheme for one question.',
      studentWords(grade),
      'Work the question out yourself first. Then list what earns marks, step by step: method and result apart, so that good work before a slip still earns something. Say what the right answer is, and which other forms of it count as right. Ask for nothing that the question does not ask for.',
      'Where a story or word problem is answered by one calculation, put it into calculation, and what it comes to into calculationResult; else null into both.',
      'Simple questions have few marks: one to five for a single calculation, up to 20 for a long text.',
      questionPictures.length > 0
        ? 'Put the question, copied word for word from the pictures, into readQuestion; describe a drawing in one sentence.'
        : 'Put null into readQuestion.',
      ...(fact ? [`This has been worked out exactly and is certain: ${fact}`] : []),
      FENCE_RULE,
      STYLE,
    ].join('\n\n'),
    content: [fenced('QUESTION', question), ...pictured('the question', questionPictures)],
    schema,
  }
}
