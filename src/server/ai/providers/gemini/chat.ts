import { GoogleGenerativeAIFetchError } from '@google/generative-ai'
import { z } from 'zod'
import { HttpError } from '../../../shared/http-error.ts'
import { tutorFailure } from '../../../shared/tutor-failure.ts'
import { callService } from '../../call-service.ts'
import type { ChatQuestion } from '../../conversation.ts'
import type { Use } from '../../provider.ts'
import { readText } from './answer-text.ts'
import { generateStream } from './client.ts'
import { explain } from './errors.ts'

/** Some errors come in the middle of a stream that began well. */
const partSchema = z.object({
  error: z
    .object({
      code: z.number().optional(),
      message: z.string().optional(),
      details: z.array(z.record(z.string(), z.unknown())).optional(),
    })
    .optional(),
  candidates: z.array(z.object({ finishReason: z.string().nullish() })).default([]),
})

export async function* chat(question: ChatQuestion, use: Use): AsyncGenerator<string> {
  const { signal } = use
  const asked = {
    instruction: question.instruction,
    contents: question.messages.map(({ role, text }) => ({
      role: role === 'child' ? 'user' : 'model',
      parts: [{ text }],
    })),
  }
  const stream = await callService(
    () => generateStream(asked, use),
    error => explain(error, use),
    signal,
  )
  let isFinished = false
  try {
    for await (const part of stream) {
      const { error, candidates } = partSchema.parse(part)
      if (error) {
        throw new GoogleGenerativeAIFetchError(
          error.message ?? '',
          error.code ?? 503,
          undefined,
          error.details,
        )
      }
      const text = readText(part)
      isFinished ||= candidates.some(({ finishReason }) => finishReason)
      if (text !== '') yield text
    }
    if (!isFinished) throw new Error('The stream ended before the answer did')
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof HttpError) throw error
    const { code, message, detail } = explain(error, use)
    throw tutorFailure(code, message, detail)
  }
}
