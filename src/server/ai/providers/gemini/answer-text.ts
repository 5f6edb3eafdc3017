import { z } from 'zod'
import { tutorFailure } from '../../../shared/tutor-failure.ts'

const answerSchema = z.object({
  promptFeedback: z.object({ blockReason: z.string().optional() }).optional(),
  candidates: z
    .array(
      z.object({
        finishReason: z.string().optional(),
        content: z
          .object({
            parts: z
              .array(z.object({ text: z.string().optional(), thought: z.boolean().optional() }))
              .optional(),
          })
          .optional(),
      }),
    )
    .optional(),
})

const REFUSING = ['SAFETY', 'PROHIBITED_CONTENT', 'BLOCKLIST', 'SPII', 'IMAGE_SAFETY']

/** The words of an answer or of a part of one. @throws HttpError when the service refuses for safety */
export function readText(response: unknown): string {
  const parsed = answerSchema.safeParse(response)
  const { promptFeedback, candidates } = parsed.data ?? {}
  const [first] = candidates ?? []
  if (promptFeedback?.blockReason || REFUSING.includes(first?.finishReason ?? '')) {
    throw tutorFailure(
      'ai_unreadable',
      'Google Gemini did not want to answer this, for safety. Please look over what was written or pictured.',
      { service: 'gemini', isRefused: true },
    )
  }
  const parts = first?.content?.parts ?? []
  return parts.map(part => (part.thought ? '' : (part.text ?? ''))).join('')
}
