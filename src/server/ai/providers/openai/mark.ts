import type OpenAI from 'openai'
import { z } from 'zod'
import { tutorFailure } from '../../../shared/tutor-failure.ts'
import { readAnswer } from '../../answers/read-answer.ts'
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
/** Models at home that answer in the form that is asked for only when they may think first, by address and name. */
const thinking = new Set<string>()

export function mark(request: ModelRequest<unknown>, use: Use): Promise<string> {
  const { connection, signal } = use
  return ask(use, async client => {
    const model = await modelFor(client, use)
    const name = `${connection.baseUrl} ${model}`
    const known = knownFormats.get(name) ?? 'json_schema'
    let refusal: unknown
    const once = async (format: Format, isQuick: boolean) => {
      const asked = { ...body(model, request, format), ...(isQuick && WITHOUT_THOUGHTS) }
      return readText(await client.chat.completions.create(asked, { signal }), use)
    }
    for (const format of FORMATS.slice(FORMATS.indexOf(known))) {
      try {
        const mayThink = use.provider.kind !== 'home' || thinking.has(name)
        const quick = mayThink ? undefined : await quickly(() => once(format, true), request)
        const text = quick ?? (await once(format, false))
        if (knownFormats.size === MOST_KNOWN) knownFormats.clear()
        knownFormats.set(name, format)
        if (!mayThink && quick === undefined && fits(text, request)) letThink(name)
        return text
      } catch (error) {
        if (!refusesFormat(error, use)) throw error
        if (format === 'text') refusal = error
      }
    }
    if (use.provider.kind !== 'home' || thinking.has(name)) throw refusal
    // Whatever it is that it doesn't know, it may be the switch.
    const text = await once('text', false)
    letThink(name)
    return text
  })
}

function letThink(name: string): void {
  if (thinking.size === MOST_KNOWN) thinking.clear()
  thinking.add(name)
}

/** What a model at home thinks takes minutes on a computer without a graphics card, and the form holds without it. */
const WITHOUT_THOUGHTS = { reasoning_effort: 'none' } as const

/**
 * Some versions of Ollama forget the form that is asked for where thoughts are switched off
 * (github.com/ollama/ollama/issues/14645 and 15260), older ones and other servers don't know the switch.
 * @returns undefined where it has to be asked again without the switch
 */
async function quickly(
  askOnce: () => Promise<string>,
  request: ModelRequest<unknown>,
): Promise<string | undefined> {
  try {
    const text = await askOnce()
    return fits(text, request) ? text : undefined
  } catch (error) {
    if (isRefusal(error) && error.status === 400 && SWITCH.test(error.message)) return undefined
    throw error
  }
}

const SWITCH = /reason|think|effort/i

const fits = (text: string, { schema }: ModelRequest<unknown>) => 'data' in readAnswer(text, schema)

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
