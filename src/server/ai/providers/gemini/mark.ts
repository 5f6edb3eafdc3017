import { z } from 'zod'
import { HttpError } from '../../../shared/http-error.ts'
import { tutorFailure } from '../../../shared/tutor-failure.ts'
import { callService, type Failure } from '../../call-service.ts'
import { explainNoAnswer, explainRefusal } from '../../explain.ts'
import type { Connection, LanguageModel, Part } from '../../language-model.ts'
import { tutorModels } from '../../models.ts'
import { geminiSchema } from './schema.ts'
import { type GeminiPart, GeminiRefusal, generate, listOfModels } from './wire.ts'

/** A Gemini model. */
export function geminiModel(connection: Connection): LanguageModel {
  const explain = (error: unknown) => explainGemini(error, connection)

  return {
    service: 'gemini',
    async answer(request, signal) {
      const asked = {
        instruction: request.instruction,
        contents: [{ role: 'user' as const, parts: request.content.map(partOf) }],
        generationConfig: {
          responseMimeType: 'application/json',
          responseSchema: geminiSchema(request.schema),
        },
      }
      return callService(async () => textOf(await generate(connection, asked, signal)), explain, signal)
    },
    listModels(signal) {
      return callService(() => fetchModels(connection, signal), explain, signal)
    },
  }
}

function partOf(part: Part): GeminiPart {
  if ('text' in part) return { text: part.text }
  const { type, bytes, name } = part.picture
  if (type === 'image/gif') {
    throw new HttpError(
      400,
      'not_a_picture',
      `Google Gemini can't read GIF pictures such as "${name}". Please save it as JPEG or PNG.`,
    )
  }
  return {
    inlineData: {
      mimeType: type,
      data: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64'),
    },
  }
}

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
export function textOf(response: unknown): string {
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

const modelsSchema = z.object({
  models: z.array(
    z.object({ name: z.string(), supportedGenerationMethods: z.array(z.string()).default([]) }),
  ),
})

async function fetchModels(connection: Connection, signal: AbortSignal) {
  const { models } = modelsSchema.parse(await listOfModels(connection, signal))
  const ids = models
    .filter(model => model.supportedGenerationMethods.includes('generateContent'))
    .map(model => model.name.replace(/^models\//, ''))
  return tutorModels('gemini', ids)
}

const detailsSchema = z.array(
  z.object({
    reason: z.string().optional(),
    retryDelay: z.string().optional(),
    violations: z.array(z.object({ quotaId: z.string().optional() })).optional(),
  }),
)
const errorSchema = z.object({
  error: z.object({ message: z.string(), status: z.string().optional(), details: z.unknown().optional() }),
})

/** What the error of a request means. */
export function explainGemini(error: unknown, connection: Connection): Failure {
  if (!(error instanceof GeminiRefusal)) return explainNoAnswer(error, connection)
  const own = errorSchema.safeParse(error.body).data?.error
  const details = detailsSchema.safeParse(own?.details).data ?? []
  const reasons = details.flatMap(({ reason, violations = [] }) => [
    reason,
    ...violations.map(each => each.quotaId),
  ])
  const delay = details.map(({ retryDelay }) => Number.parseFloat(retryDelay ?? '')).find(Number.isFinite)
  return explainRefusal(
    {
      status: error.status,
      reasons: reasons.filter(reason => reason !== undefined),
      message: own?.message ?? '',
      afterMs: delay === undefined ? undefined : delay * 1_000,
    },
    connection,
  )
}
