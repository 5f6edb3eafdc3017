import type OpenAI from 'openai'
import { z } from 'zod'
import type { Concern } from '../../../shared/concerns.ts'
import { HttpError } from '../../../shared/http-error.ts'
import { tutorFailure } from '../../../shared/tutor-failure.ts'
import { FOR_EVENTS } from '../../bounded-answers.ts'
import { callService } from '../../call-service.ts'
import type { ChatQuestion, Conversation, Speak, Transcribe } from '../../conversation.ts'
import { eventData } from '../../event-data.ts'
import { SERVICE_NAMES } from '../../explain.ts'
import type { Connection } from '../../language-model.ts'
import { postJson } from '../../post-json.ts'
import { withoutThoughts } from '../local/without-thoughts.ts'
import { createClient, explainOpenai, firstModel, OWN_ADDRESS } from './mark.ts'
import { endingOf, SOUND_MODELS } from './sound-models.ts'

/** Compatible services leave out what the SDK's types promise, and some send an error in the middle. */
const chunkSchema = z.object({
  error: z.unknown().optional(),
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .default([]),
})

/** Talking with a model that speaks OpenAI's protocol: OpenAI's own, or a local AI at its address. */
export function openaiConversation(connection: Connection): Conversation {
  const { service } = connection
  const explain = (error: unknown) => explainOpenai(error, connection)
  const client = clientOf(connection)

  async function* stream(question: ChatQuestion, signal: AbortSignal): AsyncGenerator<string> {
    const { chat, models } = await client()
    const response = await callService(
      async () => {
        const model = connection.model || (await firstModel(models, service, signal))
        const body = { model, messages: messagesOf(question), stream: true } as const
        // The SDK's own reader takes each event by itself, which costs most of the time of 50 streams at once.
        return chat.completions.create(body, { signal, headers: FOR_EVENTS }).asResponse()
      },
      explain,
      signal,
    )
    let isFinished = false
    try {
      if (!response.body) throw new Error('The answer has no body')
      for await (const events of eventData(response.body)) {
        let text = ''
        for (const event of events) {
          const { error, choices } = chunkSchema.parse(event)
          if (error) throw tutorFailure('ai_busy', undefined, { service, problem: 'error-in-stream' })
          const [choice] = choices
          if (choice?.finish_reason === 'content_filter' || choice?.delta?.refusal) throw refused(connection)
          text += choice?.delta?.content ?? ''
          isFinished ||= Boolean(choice?.finish_reason)
        }
        if (text !== '') yield text
      }
      if (!isFinished) throw new Error('The stream ended before the answer did')
    } catch (error) {
      signal.throwIfAborted()
      if (error instanceof HttpError) throw error
      const { code, message, detail } = explain(error)
      throw tutorFailure(code, message, detail)
    }
  }

  return {
    service,
    chat: (question, signal) => withoutThoughts(stream(question, signal)),
    ...(service === 'openai' && { moderate: moderation(connection) }),
  }
}

type Client = () => Promise<OpenAI>

/** Made at the first call and kept: making one takes longer than using it. */
function clientOf(connection: Connection): Client {
  let made: Promise<OpenAI> | undefined
  return () => (made ??= createClient(connection))
}

function refused({ service }: Connection) {
  return tutorFailure('ai_unreadable', `${SERVICE_NAMES[service]} did not want to answer this, for safety.`, {
    service,
    isRefused: true,
  })
}

function messagesOf({ instruction, messages }: ChatQuestion): OpenAI.ChatCompletionMessageParam[] {
  return [
    { role: 'system', content: instruction },
    ...messages.map(({ role, text }) => ({
      role: role === 'child' ? ('user' as const) : ('assistant' as const),
      content: text,
    })),
  ]
}

/** From the most pressing to the least, by the beginning of the service's category. */
const CATEGORIES: readonly (readonly [string, Concern])[] = [
  ['self-harm', 'self_harm'],
  ['sexual/minors', 'abuse'],
  ['sexual', 'sexual'],
  ['violence', 'violence'],
  ['illicit', 'violence'],
  ['hate', 'hate'],
  ['harassment', 'hate'],
]

const MODERATION_MODEL = 'omni-moderation-latest'

const verdictSchema = z.object({
  results: z.array(
    z.object({ flagged: z.boolean(), categories: z.record(z.string(), z.boolean().nullish()) }),
  ),
})

function moderation(connection: Connection): Conversation['moderate'] {
  const url = `${connection.baseUrl ?? OWN_ADDRESS}/moderations`
  return async (text, signal) => {
    const check = async () => {
      try {
        const body = { model: MODERATION_MODEL, input: text }
        return await postJson(url, { apiKey: connection.apiKey, body, signal })
      } catch (error) {
        if (isMissing(error)) return undefined
        throw error
      }
    }
    const verdict = await callService(check, error => explainOpenai(error, connection), signal)
    if (verdict === undefined) return undefined
    const parsed = verdictSchema.safeParse(verdict)
    if (!parsed.success) throw tutorFailure('ai_unreadable', undefined, { service: 'openai' })
    const flagged = parsed.data.results.find(result => result.flagged)
    if (!flagged) return undefined
    const names = Object.keys(flagged.categories).filter(name => flagged.categories[name])
    return CATEGORIES.find(([start]) => names.some(name => name.startsWith(start)))?.[1] ?? 'other'
  }
}

/** A service that only speaks the protocol may have no moderation; the local list still looks. */
function isMissing(error: unknown): boolean {
  return error instanceof Error && 'status' in error && (error.status === 404 || error.status === 405)
}

const heardSchema = z.object({ text: z.string() })

export function openaiTranscribe(connection: Connection): Transcribe {
  const client = clientOf(connection)
  return async ({ bytes, mimeType }, signal) => {
    const { audio } = await client()
    const { toFile } = await import('openai')
    const listen = async () => {
      const file = await toFile(bytes, `recording.${endingOf(mimeType)}`, { type: mimeType })
      const model = SOUND_MODELS.openaiTranscription
      return heardSchema.parse(await audio.transcriptions.create({ file, model }, { signal }))
    }
    const { text } = await callService(listen, error => explainOpenai(error, connection), signal)
    return text
  }
}

export function openaiSpeak(connection: Connection): Speak {
  const client = clientOf(connection)
  return async (text, signal) => {
    const { audio } = await client()
    const say = async () => {
      const response = await audio.speech.create(
        {
          model: SOUND_MODELS.openaiSpeech,
          voice: SOUND_MODELS.openaiVoice,
          input: text,
          instructions: 'Speak warmly, clearly and not too fast, to a child.',
          response_format: 'mp3',
        },
        { signal },
      )
      // An error with a good status would be played to the child, and holds who knows what.
      const isSound = /^(audio\/|application\/octet-stream)/.test(response.headers.get('content-type') ?? '')
      if (!isSound) throw tutorFailure('ai_unreadable', undefined, { service: 'openai', problem: 'no-sound' })
      return new Uint8Array(await response.arrayBuffer())
    }
    const bytes = await callService(say, error => explainOpenai(error, connection), signal)
    return { bytes, mimeType: 'audio/mpeg' }
  }
}
