import { z } from 'zod'
import type { ModelRequest } from '#server/ai/model-request.ts'

/** The smallest request that an adapter can be tried with. */
export const sumRequest: ModelRequest<{ sum: number }> = {
  name: 'sum',
  instruction: 'Add.',
  content: [{ text: 'two and two' }],
  schema: z.object({ sum: z.number() }),
}

/** A signal that never aborts. */
export const live = () => new AbortController().signal
