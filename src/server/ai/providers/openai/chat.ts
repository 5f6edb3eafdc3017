import type OpenAI from 'openai'
import { z } from 'zod'
import { HttpError } from '../../../shared/http-error.ts'
import { tutorFailure } from '../../../shared/tutor-failure.ts'
import { FOR_EVENTS } from '../../bounded-answers.ts'
import type { ChatQuestion } from '../../conversation.ts'
import { eventData } from '../../event-data.ts'
import type { Use } from '../../provider.ts'
import { withoutThoughts } from '../../without-thoughts.ts'
import { ask, explain, modelFor } from './client.ts'

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

export function chat(question: ChatQuestion, use: Use): AsyncIterable<string> {
  return withoutThoughts(stream(question, use))
}

async function* stream(question: ChatQuestion, use: Use): AsyncGenerator<string> {
  const { provider, signal } = use
  const service = provider.id
  const response = await ask(use, async client => {
    const model = await modelFor(client, use)
    const body = { model, messages: createMessages(question), stream: true } as const
    // The SDK's own reader takes each event by itself, which costs most of the time of 50 streams at once.
    return client.chat.completions.create(body, { signal, headers: FOR_EVENTS }).asResponse()
  })
  let isFinished = false
  try {
    if (!response.body) throw new Error('The answer has no body')
    for await (const events of eventData(response.body)) {
      let text = ''
      for (const event of events) {
        const { error, choices } = chunkSchema.parse(event)
        if (error) throw tutorFailure('ai_busy', undefined, { service, problem: 'error-in-stream' })
        const [choice] = choices
        if (choice?.finish_reason === 'content_filter' || choice?.delta?.refusal) throw refused(use)
        text += choice?.delta?.content ?? ''
        isFinished ||= Boolean(choice?.finish_reason)
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

function refused({ provider }: Use) {
  return tutorFailure(
    'ai_unreadable',
    `${provider.names.sentence} did not want to answer this, for safety.`,
    { service: provider.id, isRefused: true },
  )
}

function createMessages({ instruction, messages }: ChatQuestion): OpenAI.ChatCompletionMessageParam[] {
  return [
    { role: 'system', content: instruction },
    ...messages.map(({ role, text }) => ({
      role: role === 'child' ? ('user' as const) : ('assistant' as const),
      content: text,
    })),
  ]
}
