import { z } from 'zod'
import { WORDED_KINDS } from '#maths/filled/fill.ts'
import type { ModelRequest } from '../model-request.ts'
import { FENCE_RULE, fenced } from './fence.ts'

const idle = z
  .array(z.string())
  .describe('The numbers of the question that are not needed, as they stand there; often none')

const storySchema = z.object({
  calculation: z
    .string()
    .describe(
      'The one calculation that gives what is asked for, such as 24 - 9 or 3 * 4 + 5; never its result',
    ),
  unit: z
    .string()
    .nullable()
    .describe(
      'What is counted or measured, in the word or sign of the question, such as apples, cm or £; else null',
    ),
  idle,
})
const wordedSchema = z.object({
  question: z.string().describe('The same question in the form of the examples; never its answer'),
  idle,
})

const NUMBERS =
  'Use only numbers that stand in the question, each as it stands there. A number in words is written in digits, half is 1/2. If it needs any other number, leave the first field empty.'

/** Asks for the calculation of an everyday story. */
export function storySlotsRequest(question: string): ModelRequest<z.infer<typeof storySchema>> {
  return {
    name: 'story_slots',
    instruction: `A calculator will answer this question of school maths; you only tell it what to work out. Write the calculation with numbers, + - * / and brackets alone. ${NUMBERS}\n\n${FENCE_RULE}`,
    content: [fenced('QUESTION', question)],
    schema: storySchema,
  }
}

/**
 * Asks for a question in the words of a kind.
 * @param name of one of `WORDED_KINDS`
 */
export function wordedSlotsRequest(
  question: string,
  name: string,
): ModelRequest<z.infer<typeof wordedSchema>> {
  const examples = WORDED_KINDS.find(each => each.name === name)?.examples ?? []
  return {
    name: 'worded_slots',
    instruction: `A calculator will answer this question of school maths; it knows only questions such as these:\n${examples.join('\n')}\nWrite the question again in such words. ${NUMBERS}\n\n${FENCE_RULE}`,
    content: [fenced('QUESTION', question)],
    schema: wordedSchema,
  }
}
