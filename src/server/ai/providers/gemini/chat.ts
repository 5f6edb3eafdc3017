import { z } from 'zod'
import { HttpError } from '../../../shared/http-error.ts'
import { tutorFailure } from '../../../shared/tutor-failure.ts'
import { callService } from '../../call-service.ts'
import type { ChatQuestion } from '../../conversation.ts'
import type { Use } from '../../provider.ts'
import { readText } from './answer-text.ts'
import { explain } from './errors.ts'
import { GeminiRefusal, generateStream } from './wire.ts'

/** Some errors come in the middle of a stream that began well. */
const chunkSchema = z.object({
  error: z.looseObject({ code: z.number().optional() }).optional(),
  candidates: z.array(z.object({ finishReason: z.string().nullish() })).default([]),
})

export async function* chat(question: ChatQuestion, use: Use): AsyncGenerator<string> {
  const { signal } = use
  const asked = {
    instruction: question.instruction,
    contents: question.messages.map(({ role, text }) => ({
      role: role === 'child' ? ('user' as const) : ('model' as const),
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
    for await (const chunks of stream) {
      let text = ''
      for (const chunk of chunks) {
        const { error, candidates } = chunkSchema.parse(chunk)
        if (error) throw new GeminiRefusal(error.code ?? 503, { error })
        text += readText(chunk)
        isFinished ||= candidates.some(({ finishReason }) => finishReason)
      }
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
