import type OpenAI from 'openai'
import type { APIError, ClientOptions } from 'openai'
import { z } from 'zod'
import { tutorFailure } from '../../../shared/tutor-failure.ts'
import { wireSchema } from '../../answers/wire-schema.ts'
import { callService, type Failure } from '../../call-service.ts'
import { explainNoAnswer, explainRefusal, SERVICE_NAMES } from '../../explain.ts'
import type { Connection, LanguageModel, ModelRequest, Part } from '../../language-model.ts'
import { tutorModels } from '../../models.ts'
import { fetchFor } from '../../outgoing.ts'

export const OWN_ADDRESS = 'https://api.openai.com/v1'

/** How the shape of the answer is asked for. Local AIs know the first, the second or neither. */
const FORMATS = ['json_schema', 'json_object', 'text'] as const
type Format = (typeof FORMATS)[number]

type Body = OpenAI.ChatCompletionCreateParamsNonStreaming

/** A model that speaks OpenAI's protocol: OpenAI's own, or a local AI at its address. */
export function openaiModel(connection: Connection): LanguageModel {
  const { service } = connection
  const explain = (error: unknown) => explainOpenai(error, { ...connection, model })
  let connected: Promise<OpenAI> | undefined
  const client = () => {
    connected ??= createClient(connection)
    return connected
  }
  let known: Format = 'json_schema'
  let { model } = connection

  async function ask(request: ModelRequest<unknown>, signal: AbortSignal): Promise<string> {
    const { chat, models } = await client()
    if (model === '') model = await firstModel(models, service, signal)
    for (const format of FORMATS.slice(FORMATS.indexOf(known))) {
      try {
        const completion = await chat.completions.create(body(model, request, format), { signal })
        known = format
        return textOf(completion, service)
      } catch (error) {
        if (format === 'text' || !refusesFormat(error, service)) throw error
      }
    }
    throw new Error('unreachable')
  }

  return {
    service,
    answer: (request, signal) => callService(() => ask(request, signal), explain, signal),
    listModels: signal =>
      callService(async () => fetchModels((await client()).models, service, signal), explain, signal),
  }
}

async function fetchModels(models: OpenAI['models'], service: Connection['service'], signal: AbortSignal) {
  const page = await models.list({ signal })
  return tutorModels(
    service,
    listSchema.parse(page.data).map(({ id }) => id),
  )
}

/** The first model that a service offers, for a local AI whose model nobody has chosen. */
export async function firstModel(
  models: OpenAI['models'],
  service: Connection['service'],
  signal: AbortSignal,
): Promise<string> {
  const [first] = await fetchModels(models, service, signal)
  if (first) return first.id
  throw tutorFailure(
    'ai_not_connected',
    `${SERVICE_NAMES[service]} answers, but it has no model yet. Please add one there.`,
  )
}

const listSchema = z.array(z.object({ id: z.string() }))

/** The SDK's client for a connection. */
export async function createClient({ service, apiKey, baseUrl }: Connection): Promise<OpenAI> {
  const { default: Client } = await import('openai')
  return new Client({
    apiKey: apiKey || 'none',
    baseURL: baseUrl ?? OWN_ADDRESS,
    // Nothing comes from the SDK's own environment variables, and it tries nothing again by itself.
    organization: null,
    project: null,
    adminAPIKey: null,
    webhookSecret: null,
    logLevel: 'off',
    maxRetries: 0,
    fetch: fetchFor({ service }),
  } satisfies ClientOptions)
}

function body(model: string, request: ModelRequest<unknown>, format: Format): Body {
  const schema = wireSchema(request.schema)
  const shape =
    format === 'json_schema'
      ? ''
      : `\n\nAnswer with JSON alone that fits this JSON schema:\n${JSON.stringify(schema)}`
  const responseFormat: Record<Format, Body['response_format']> = {
    json_schema: { type: 'json_schema', json_schema: { name: request.name, strict: true, schema } },
    json_object: { type: 'json_object' },
    text: undefined,
  }
  return {
    model,
    messages: [
      { role: 'system', content: request.instruction + shape },
      { role: 'user', content: request.content.map(partOf) },
    ],
    response_format: responseFormat[format],
  }
}

function partOf(part: Part): OpenAI.ChatCompletionContentPart {
  if ('text' in part) return { type: 'text', text: part.text }
  const { type, bytes } = part.picture
  const url = `data:${type};base64,${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64')}`
  return { type: 'image_url', image_url: { url, detail: 'high' } }
}

/** Compatible services leave out what the SDK's types promise. */
const completionSchema = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullish(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
})

function textOf(completion: unknown, service: Connection['service']): string {
  const parsed = completionSchema.safeParse(completion)
  const choice = parsed.data?.choices[0]
  if (!choice) throw tutorFailure('ai_unreadable', undefined, { service, problem: 'shape' })
  if (choice.finish_reason === 'content_filter' || choice.message.refusal) {
    throw tutorFailure(
      'ai_unreadable',
      `${SERVICE_NAMES[service]} did not want to answer this, for safety. Please look over what was written or pictured.`,
      { service, isRefused: true },
    )
  }
  return choice.message.content ?? ''
}

function isRefusal(error: unknown): error is APIError & { status: number } {
  return error instanceof Error && 'status' in error && typeof error.status === 'number'
}

function refusesFormat(error: unknown, service: Connection['service']): boolean {
  if (!isRefusal(error) || error.status !== 400) return false
  return service === 'local' || /response_format|json_schema|json_object/.test(error.message)
}

/** What an error of the SDK means. */
export function explainOpenai(error: unknown, connection: Connection): Failure {
  if (!isRefusal(error)) return explainNoAnswer(error, connection)
  const { status, code, type, message, headers } = error
  const reasons = [code, type].filter(reason => typeof reason === 'string')
  return explainRefusal({ status, reasons, message, afterMs: waitOf(headers) }, connection)
}

/** The wish of `retry-after-ms` or `retry-after`, which is seconds or a date. */
function waitOf(headers: Headers | undefined): number | undefined {
  const milliseconds = headers?.get('retry-after-ms')
  if (milliseconds && Number.isFinite(Number(milliseconds))) return Math.max(0, Number(milliseconds))
  const after = headers?.get('retry-after')
  if (!after) return undefined
  const wait = Number.isFinite(Number(after)) ? Number(after) * 1_000 : Date.parse(after) - Date.now()
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined
}
