import type OpenAI from 'openai'
import { z } from 'zod'
import { tutorFailure } from '../../../shared/tutor-failure.ts'
import { wireSchema } from '../../answers/wire-schema.ts'
import type { ModelRequest, Part } from '../../model-request.ts'
import type { Use } from '../../provider.ts'
import { ask, isRefusal, modelFor } from './client.ts'

/** How the shape of the answer is asked for. Servers at home know the first, the second or neither. */
const FORMATS = ['json_schema', 'json_object', 'text'] as const
type Format = (typeof FORMATS)[number]

type Body = OpenAI.ChatCompletionCreateParamsNonStreaming

/** A few accounts with a few models each. */
const MOST_KNOWN = 50
/** How each model wants to be asked, by address and name, once that is known. */
const knownFormats = new Map<string, Format>()

export function mark(request: ModelRequest<unknown>, use: Use): Promise<string> {
  const { connection, signal } = use
  return ask(use, async client => {
    const model = await modelFor(client, use)
    const name = `${connection.baseUrl} ${model}`
    const known = knownFormats.get(name) ?? 'json_schema'
    for (const format of FORMATS.slice(FORMATS.indexOf(known))) {
      try {
        const completion = await client.chat.completions.create(body(model, request, format), { signal })
        if (knownFormats.size === MOST_KNOWN) knownFormats.clear()
        knownFormats.set(name, format)
        return readText(completion, use)
      } catch (error) {
        if (format === 'text' || !refusesFormat(error, use)) throw error
      }
    }
    throw new Error('unreachable')
  })
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
      { role: 'user', content: request.content.map(createPart) },
    ],
    response_format: responseFormat[format],
  }
}

function createPart(part: Part): OpenAI.ChatCompletionContentPart {
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

function readText(completion: unknown, { provider }: Use): string {
  const parsed = completionSchema.safeParse(completion)
  const choice = parsed.data?.choices[0]
  if (!choice) throw tutorFailure('ai_unreadable', undefined, { service: provider.id, problem: 'shape' })
  if (choice.finish_reason === 'content_filter' || choice.message.refusal) {
    throw tutorFailure(
      'ai_unreadable',
      `${provider.names.sentence} did not want to answer this, for safety. Please look over what was written or pictured.`,
      { service: provider.id, isRefused: true },
    )
  }
  return choice.message.content ?? ''
}

function refusesFormat(error: unknown, { provider }: Use): boolean {
  if (!isRefusal(error) || error.status !== 400) return false
  return provider.kind === 'home' || /response_format|json_schema|json_object/.test(error.message)
}
