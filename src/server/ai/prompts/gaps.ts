import { z } from 'zod'
import type { ModelRequest } from '../model-request.ts'
import type { AssessedAnswer } from '../tutor.ts'
import { FENCE_RULE, fenced } from './fence.ts'
import { STYLE, studentWords } from './student.ts'

const schema = z.object({
  knowledgeGaps: z.array(
    z.object({
      concept: z.string().min(1).describe('Two to five words, such as "Adding unlike fractions"'),
      description: z
        .string()
        .min(1)
        .describe('What the answer shows is not understood yet, and what to practise'),
      relevantStandard: z.string().nullable().describe('A code such as 5.NF.A.1, or null'),
    }),
  ),
  knowledgeMasteries: z.array(
    z.object({
      concept: z.string().min(1).describe('Two to five words'),
      description: z.string().min(1).describe('What the answer shows is understood'),
    }),
  ),
})

export type GapsAnswer = z.infer<typeof schema>

/** Asks what an assessed answer shows to be missing and to be understood. */
export function gapsRequest(input: AssessedAnswer): ModelRequest<GapsAnswer> {
  return {
    name: 'knowledge_gaps',
    instruction: [
      'You are a teacher who looks through one marked answer for what the student understands and what not yet.',
      studentWords(input.grade),
      'A gap is a misunderstanding or missing knowledge that this very answer shows; a slip alone is none, and a right answer has none. At most four gaps and four masteries, the most important first, none twice.',
      "Name each gap's United States standard by its official code where there is one (Common Core for maths and English such as 4.OA.A.3 or RI.5.1, NGSS for science such as 5-PS1-1, C3 for social studies); null when you are not certain.",
      FENCE_RULE,
      STYLE,
    ].join('\n\n'),
    content: [
      fenced('QUESTION', input.question),
      fenced("STUDENT'S ANSWER", input.answer),
      fenced('ASSESSMENT', input.assessment),
    ],
    schema,
  }
}
