/** An event of the protocol, in either direction. */
export interface RealtimeEvent {
  type: string
  event_id?: string
  // biome-ignore lint/suspicious/noExplicitAny: a test asserts what it expects of an event
  [field: string]: any
}

/** The names of today's service, or those of its preview. */
export type Vintage = 'new' | 'old'

const OLD_NAMES: Record<string, string> = {
  'response.output_text.delta': 'response.text.delta',
  'response.output_text.done': 'response.text.done',
  'response.output_audio.done': 'response.audio.done',
  'response.output_audio_transcript.delta': 'response.audio_transcript.delta',
  'response.output_audio_transcript.done': 'response.audio_transcript.done',
  'conversation.item.added': 'conversation.item.created',
}
/** What the preview never said. */
const NEW_ALONE = ['conversation.item.done']
const OLD_CONTENTS: Record<string, string> = { output_text: 'text', output_audio: 'audio' }

/** An event as a service of a vintage says it; undefined when it says nothing. */
export function inVintage(event: RealtimeEvent, vintage: Vintage): RealtimeEvent | undefined {
  if (vintage === 'new') return event
  if (NEW_ALONE.includes(event.type)) return undefined
  const text = JSON.stringify({ ...event, type: OLD_NAMES[event.type] ?? event.type })
  return JSON.parse(text, (key, value) => (key === 'type' ? (OLD_CONTENTS[value] ?? value) : value))
}

/** What each event may hold besides `type` and `event_id`. */
const PARAMETERS: Record<string, string[]> = {
  'session.update': ['session'],
  'conversation.item.create': ['item', 'previous_item_id'],
  'conversation.item.delete': ['item_id'],
  'conversation.item.retrieve': ['item_id'],
  'conversation.item.truncate': ['item_id', 'content_index', 'audio_end_ms'],
  'response.create': ['response'],
  'response.cancel': ['response_id'],
  'input_audio_buffer.append': ['audio'],
  'input_audio_buffer.commit': [],
  'input_audio_buffer.clear': [],
  'output_audio_buffer.clear': [],
}

const OF_SESSION =
  'type model instructions audio output_modalities max_output_tokens tools tool_choice tracing truncation include prompt reasoning parallel_tool_calls'
const OF_RESPONSE =
  'audio conversation input instructions max_output_tokens metadata output_modalities parallel_tool_calls prompt reasoning tool_choice tools'
const INNER: Record<string, [field: string, names: string[]]> = {
  'session.update': ['session', OF_SESSION.split(' ')],
  'response.create': ['response', OF_RESPONSE.split(' ')],
}

/** A refusal in the service's own words. */
export interface RealtimeRefusal {
  type: string
  code: string
  message: string
  param: string | null
}

/**
 * What is wrong with an event of the client.
 * @param isStrict as today's service is: nothing that it doesn't know may be in an event
 */
export function refusalOf(event: RealtimeEvent, isStrict: boolean): RealtimeRefusal | undefined {
  const known = PARAMETERS[event.type]
  if (!known) {
    const all = Object.keys(PARAMETERS).map(name => `'${name}'`)
    const message = `Invalid value: '${event.type}'. Supported values are: ${all.join(', ')}.`
    return refused('invalid_value', message, 'type')
  }
  if (!isStrict) return undefined
  for (const name of Object.keys(event)) {
    if (name !== 'type' && name !== 'event_id' && !known.includes(name)) return unknownParameter(name)
  }
  const [field, names] = INNER[event.type] ?? ['', []]
  const inner = event[field]
  for (const name of Object.keys(inner ?? {})) {
    if (!names.includes(name)) return unknownParameter(`${field}.${name}`)
  }
  if (event.type === 'session.update' && inner?.type !== 'realtime') {
    return refused(
      'missing_required_parameter',
      "Missing required parameter: 'session.type'.",
      'session.type',
    )
  }
  return undefined
}

function unknownParameter(name: string): RealtimeRefusal {
  return refused('unknown_parameter', `Unknown parameter: '${name}'.`, name)
}

export function refused(code: string, message: string, param: string | null = null): RealtimeRefusal {
  return { type: 'invalid_request_error', code, message, param }
}

export const realtimeErrors = {
  expired: refused('session_expired', 'Your session hit the maximum duration of 60 minutes.'),
  busy: (id: string) =>
    refused(
      'conversation_already_has_active_response',
      `Conversation already has an active response in progress: ${id}. Wait until the response is finished before creating a new one.`,
    ),
  notActive: refused('response_cancel_not_active', 'Cancellation failed: no active response found'),
  emptyBuffer: (ms: number) =>
    refused(
      'input_audio_buffer_commit_empty',
      `Error committing input audio buffer: buffer too small. Expected at least 100ms of audio, but buffer only has ${ms.toFixed(2)}ms of audio.`,
    ),
  server: {
    type: 'server_error',
    code: 'server_error',
    message: 'The server had an error while processing your request. Sorry about that!',
    param: null,
  },
} as const satisfies Record<string, RealtimeRefusal | ((...given: never[]) => RealtimeRefusal)>
