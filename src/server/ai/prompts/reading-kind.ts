import { z } from 'zod'
import { STORY, WORDED_KINDS } from '#maths/filled/fill.ts'
import type { ModelRequest } from '../model-request.ts'
import { FENCE_RULE, fenced } from './fence.ts'

/** None of the kinds: another subject, a reason in words, a drawing. */
export const NO_KIND = 'none'

const schema = z.object({
  kind: z.enum([STORY, ...WORDED_KINDS.map(({ name }) => name), NO_KIND]).describe('One of the kinds'),
})

const kinds = [
  `${STORY}: numbers of an everyday story are added, taken away, multiplied or divided, in one step or several`,
  ...WORDED_KINDS.map(({ name, about }) => `${name}: ${about}`),
  `${NO_KIND}: anything else, a question that wants a reason or a drawing, several questions, or you are not sure`,
].join('\n')

/** Asks which kind a question of maths is; the exact engine works out the rest. */
export function readingKindRequest(question: string): ModelRequest<z.infer<typeof schema>> {
  return {
    name: 'question_kind',
    instruction: `You sort questions of school maths for a calculator. Do not answer the question. Say which kind it is:\n${kinds}\n\n${FENCE_RULE}`,
    content: [fenced('QUESTION', question)],
    schema,
  }
}
