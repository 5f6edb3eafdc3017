import { z } from 'zod'

/** What the service called an event before, and what it calls it today. */
const TODAY: Record<string, string> = {
  'response.text.delta': 'response.output_text.delta',
  'response.text.done': 'response.output_text.done',
  'response.audio_transcript.delta': 'response.output_audio_transcript.delta',
  'response.audio_transcript.done': 'response.output_audio_transcript.done',
  'conversation.item.created': 'conversation.item.added',
}

const part = z.object({ transcript: z.string().nullish(), text: z.string().nullish() })
const item = z.object({
  id: z.string().optional(),
  type: z.string().optional(),
  role: z.string().optional(),
  content: z.array(part).nullish(),
})
export type ServiceItem = z.infer<typeof item>

const ofPart = {
  response_id: z.string().optional(),
  item_id: z.string().default(''),
  content_index: z.number().default(0),
}
const ofItem = { item_id: z.string().optional() }
const ofResponse = { response_id: z.string().optional() }
const response = z.object({
  id: z.string().optional(),
  status: z.string().optional(),
  status_details: z.object({ error: z.object({ message: z.string().optional() }).nullish() }).nullish(),
  output: z.array(item).nullish(),
})

const eventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('session.updated') }),
  z.object({
    type: z.literal('error'),
    error: z
      .object({
        message: z.string().nullish(),
        code: z.string().nullish(),
        /** Of the event that was refused. */
        event_id: z.string().nullish(),
      })
      .nullish(),
  }),
  z.object({ type: z.literal('input_audio_buffer.speech_started'), ...ofItem }),
  z.object({ type: z.literal('input_audio_buffer.speech_stopped'), ...ofItem }),
  z.object({ type: z.literal('input_audio_buffer.committed'), ...ofItem }),
  z.object({ type: z.literal('conversation.item.added'), item }),
  z.object({ type: z.literal('conversation.item.done'), item }),
  z.object({
    type: z.literal('conversation.item.input_audio_transcription.delta'),
    ...ofItem,
    delta: z.string().default(''),
  }),
  z.object({
    type: z.literal('conversation.item.input_audio_transcription.completed'),
    ...ofItem,
    transcript: z.string(),
  }),
  z.object({ type: z.literal('conversation.item.input_audio_transcription.failed'), ...ofItem }),
  z.object({ type: z.literal('response.created'), response }),
  z.object({ type: z.literal('response.done'), response }),
  z.object({ type: z.literal('response.output_text.delta'), ...ofPart, delta: z.string() }),
  z.object({ type: z.literal('response.output_text.done'), ...ofPart, text: z.string() }),
  z.object({ type: z.literal('response.output_audio_transcript.delta'), ...ofPart, delta: z.string() }),
  z.object({ type: z.literal('response.output_audio_transcript.done'), ...ofPart, transcript: z.string() }),
  z.object({ type: z.literal('output_audio_buffer.started'), ...ofResponse }),
  z.object({ type: z.literal('output_audio_buffer.stopped'), ...ofResponse }),
  z.object({ type: z.literal('output_audio_buffer.cleared'), ...ofResponse }),
])

/** An event of the realtime service under its name of today. */
export type ServiceEvent = z.infer<typeof eventSchema>
export type EventOf<T extends ServiceEvent['type']> = Extract<ServiceEvent, { type: T }>

/** Reads what came over the data channel. @returns null for what means nothing here */
export function readEvent(data: unknown): ServiceEvent | null {
  try {
    const raw = Object(JSON.parse(String(data))) as Record<string, unknown>
    const type = typeof raw.type === 'string' ? (TODAY[raw.type] ?? raw.type) : ''
    return eventSchema.safeParse({ ...raw, type }).data ?? null
  } catch {
    return null
  }
}

/** What an item says: its text and transcripts. */
export function readWords({ content }: ServiceItem): string {
  return (content ?? []).map(({ transcript, text }) => transcript ?? text ?? '').join('')
}
