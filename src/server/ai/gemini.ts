import type {
  Part as GeminiPart,
  GenerationConfig,
  ResponseSchema,
  SafetySetting,
} from '@google/generative-ai'
import { z } from 'zod'
import { HttpError } from '../http/errors.ts'
import { callService, type Failure } from './call-service.ts'
import { explainNoAnswer, explainRefusal } from './explain.ts'
import { tutorFailure } from './failures.ts'
import { geminiSchema } from './gemini-schema.ts'
import type { Connection, LanguageModel, Part } from './language-model.ts'
import { tutorModels } from './models.ts'
import { refuseRedirectsEverywhere, withoutRedirects } from './outgoing.ts'

const OWN_ADDRESS = 'https://generativelanguage.googleapis.com'
const VERSION = 'v1beta'

/** A Gemini model through Google's SDK, which this file alone knows: it has a successor. */
export function geminiModel(connection: Connection): LanguageModel {
  const { apiKey } = connection
  const baseUrl = connection.baseUrl ?? OWN_ADDRESS
  const explain = (error: unknown) => explainGemini(error, connection)

  return {
    service: 'gemini',
    async answer(request, signal) {
      const generative = await openGemini(connection, request.instruction, {
        responseMimeType: 'application/json',
        // The SDK's type names its own enum; on the wire it is these words.
        responseSchema: geminiSchema(request.schema) as unknown as ResponseSchema,
      })
      const contents = [{ role: 'user', parts: request.content.map(partOf) }]
      const ask = async () => textOf((await generative.generateContent({ contents }, { signal })).response)
      return callService(ask, explain, signal)
    },
    listModels(signal) {
      return callService(() => fetchModels(baseUrl, apiKey, signal), explain, signal)
    },
  }
}

/** The SDK's model behind a connection, with its instruction and the strictest safety. */
export async function openGemini(
  { apiKey, baseUrl = OWN_ADDRESS, model }: Connection,
  instruction: string,
  generationConfig?: GenerationConfig,
) {
  const sdk = await import('@google/generative-ai')
  // It takes the process's own `fetch`, and would follow a redirect with the key.
  refuseRedirectsEverywhere()
  return new sdk.GoogleGenerativeAI(apiKey).getGenerativeModel(
    { model, systemInstruction: instruction, safetySettings: childSafety(sdk), generationConfig },
    { baseUrl, apiVersion: VERSION },
  )
}

/** The strictest setting: nothing that may harm a child, however unlikely. */
function childSafety({
  HarmCategory,
  HarmBlockThreshold,
}: typeof import('@google/generative-ai')): SafetySetting[] {
  return [
    HarmCategory.HARM_CATEGORY_HARASSMENT,
    HarmCategory.HARM_CATEGORY_HATE_SPEECH,
    HarmCategory.HARM_CATEGORY_SEXUALLY_EXPLICIT,
    HarmCategory.HARM_CATEGORY_DANGEROUS_CONTENT,
  ].map(category => ({ category, threshold: HarmBlockThreshold.BLOCK_LOW_AND_ABOVE }))
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

/** The SDK can't list models. */
async function fetchModels(baseUrl: string, apiKey: string, signal: AbortSignal) {
  const response = await withoutRedirects(`${baseUrl}/${VERSION}/models?pageSize=1000`, {
    headers: { 'x-goog-api-key': apiKey },
    signal,
  })
  const body: unknown = await response.json()
  if (!response.ok) throw Object.assign(new Error('models'), { status: response.status, body })
  const { models } = modelsSchema.parse(body)
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

/** What an error of the SDK means. */
export function explainGemini(error: unknown, connection: Connection): Failure {
  if (!(error instanceof Error && 'status' in error && typeof error.status === 'number')) {
    return explainNoAnswer(error, connection)
  }
  const own = 'body' in error ? errorSchema.safeParse(error.body).data?.error : undefined
  const raw = own?.details ?? ('errorDetails' in error ? error.errorDetails : undefined)
  const details = detailsSchema.safeParse(raw).data ?? []
  const reasons = details.flatMap(({ reason, violations = [] }) => [
    reason,
    ...violations.map(each => each.quotaId),
  ])
  const delay = details.map(({ retryDelay }) => Number.parseFloat(retryDelay ?? '')).find(Number.isFinite)
  return explainRefusal(
    {
      status: error.status,
      reasons: reasons.filter(reason => reason !== undefined),
      message: own?.message ?? error.message,
      afterMs: delay === undefined ? undefined : delay * 1_000,
    },
    connection,
  )
}
