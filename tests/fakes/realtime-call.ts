import { FRAME_MS } from './opus-noise.ts'
import { createRealtimePeer, type RealtimePeer } from './realtime-peer.ts'
import { type Reply, type SpokenReply, sayReply } from './realtime-reply.ts'
import {
  inVintage,
  type RealtimeEvent,
  type RealtimeRefusal,
  realtimeErrors,
  refusalOf,
  type Vintage,
} from './realtime-rules.ts'
import { createWatch } from './watch.ts'

const SHORTEST_BUFFER_MS = 100

/** What the service is like in a call; read anew at each event. */
export interface CallManners {
  vintage: Vintage
  /** Refuses parameters that it doesn't know, as today's service does; the preview never does. */
  isStrict: boolean
  /** Events of the client that get no answer at all, such as `session.update`. */
  ignores: string[]
}

/** One call, seen from the service. */
export interface RealtimeCall {
  /** The model that the offer was posted for, from its address. */
  model: string | undefined
  /** The session as it stands, with the client's updates. */
  session(): RealtimeEvent
  /** Every event of the client so far, oldest first. */
  received: RealtimeEvent[]
  /** Every event sent, in today's names. */
  sent: RealtimeEvent[]
  isOpen(): boolean
  /** Frames of 20 ms of sound that have come from the client. */
  framesHeard(): number
  /** Waits for the nth event of a type from the client. */
  gets(type: string, nth?: number): Promise<RealtimeEvent>
  /** Waits until the call is over at this end. */
  ended(): Promise<unknown>
  /** Waits until `look` finds something; asked after each event in either direction and each frame of sound. */
  until<T>(look: () => T | undefined | false): Promise<T>
  /** Sends any event. */
  send(event: RealtimeEvent): void
  /** The child begins to speak, which breaks off a reply. @returns the id of what it will have said */
  childStarts(): string
  /** The child stops and is answered, if the session says so. Its text comes when `transcribes` is called. */
  childStops(): string
  transcribes(itemId: string, text: string): void
  /** All of a spoken turn: start, stop, text. */
  childSays(text: string): void
  finishReply(): void
  fails(error: RealtimeRefusal): void
  /** Ends the session as the service does after an hour. */
  expires(): Promise<void>
  /** Cuts the network between the two: nothing is told to either. */
  cut(): void
  mend(): void
  /** Ends the call as the service does. */
  hangUp(): Promise<void>
}

/** Takes a call: answers its events by the protocol and does what the test says. */
export function createRealtimeCall(given: {
  session: RealtimeEvent
  model: string | undefined
  manners: CallManners
  /** What sound is heard as when the client ends a turn. */
  hears: () => string
  nextReply: () => SpokenReply
  onChange: () => void
}): { call: RealtimeCall; peer: RealtimePeer } {
  const { manners, hears, nextReply, onChange } = given
  const watch = createWatch()
  const received: RealtimeEvent[] = []
  const sent: RealtimeEvent[] = []
  let { session } = given
  let isOpen = false
  let hasEnded = false
  let count = 0
  let reply: Reply | undefined
  let speaking: string | undefined
  let bufferedFrom = 0

  const peer = createRealtimePeer({
    open() {
      isOpen = true
      send({ type: 'session.created', session })
      changed()
    },
    message: text => take(JSON.parse(text)),
    sound: changed,
    end,
  })

  function changed(): void {
    watch.changed()
    onChange()
  }

  function end(): void {
    if (hasEnded) return
    hasEnded = true
    isOpen = false
    reply?.clear()
    reply = undefined
    void peer.close()
    changed()
  }

  const newId = (kind: string) => `${kind}_${++count}`

  function send(event: RealtimeEvent): void {
    const whole = { event_id: newId('event'), ...event }
    sent.push(whole)
    const spoken = inVintage(whole, manners.vintage)
    if (spoken) peer.send(JSON.stringify(spoken))
    changed()
  }

  const fails = (error: RealtimeRefusal, event_id: string | null = null) =>
    send({ type: 'error', error: { ...error, event_id } })

  function take(event: RealtimeEvent): void {
    received.push(event)
    if (!manners.ignores.includes(event.type)) {
      const refusal = refusalOf(event, manners.isStrict && manners.vintage === 'new') ?? heed(event)
      if (refusal) fails(refusal, event.event_id ?? null)
    }
    changed()
  }

  function heed(event: RealtimeEvent): RealtimeRefusal | undefined {
    switch (event.type) {
      case 'session.update':
        session = merged(session, event.session)
        send({ type: 'session.updated', session })
        return undefined
      case 'conversation.item.create':
        addItem({ ...event.item, id: event.item.id ?? newId('item') }, event.previous_item_id)
        return undefined
      case 'conversation.item.truncate':
        send({ ...event, type: 'conversation.item.truncated', event_id: newId('event') })
        return undefined
      case 'response.create':
        if (reply?.isActive()) return realtimeErrors.busy(reply.id)
        answer(event.response?.output_modalities)
        return undefined
      case 'response.cancel':
        if (!reply?.isActive()) return realtimeErrors.notActive
        reply.cut('client_cancelled')
        return undefined
      case 'output_audio_buffer.clear':
        reply?.clear()
        return undefined
      case 'input_audio_buffer.clear':
        bufferedFrom = peer.framesHeard()
        send({ type: 'input_audio_buffer.cleared' })
        return undefined
      case 'input_audio_buffer.commit':
        return commit()
      default:
        return undefined
    }
  }

  function commit(): RealtimeRefusal | undefined {
    const ms = (peer.framesHeard() - bufferedFrom) * FRAME_MS
    if (ms < SHORTEST_BUFFER_MS) return realtimeErrors.emptyBuffer(ms)
    const itemId = newId('item')
    committed(itemId)
    transcribes(itemId, hears())
    return undefined
  }

  function committed(itemId: string): void {
    bufferedFrom = peer.framesHeard()
    send({ type: 'input_audio_buffer.committed', item_id: itemId, previous_item_id: null })
    const content = [{ type: 'input_audio', transcript: null }]
    addItem({ id: itemId, type: 'message', role: 'user', content })
  }

  function addItem(item: object, previous_item_id: string | null = null): void {
    const whole = { object: 'realtime.item', status: 'completed', ...item }
    send({ type: 'conversation.item.added', previous_item_id, item: whole })
    send({ type: 'conversation.item.done', previous_item_id, item: whole })
  }

  function answer(modalities: string[] = session.output_modalities ?? ['audio']): void {
    reply?.clear()
    reply = sayReply({
      id: newId('resp'),
      itemId: newId('item'),
      spoken: nextReply(),
      hasSound: modalities.includes('audio'),
      send,
      startSound: peer.startSound,
      stopSound: peer.stopSound,
    })
  }

  function transcribes(item_id: string, transcript: string): void {
    const usage = { type: 'duration', seconds: 1 }
    const type = 'conversation.item.input_audio_transcription'
    send({ type: `${type}.delta`, item_id, content_index: 0, delta: transcript })
    send({ type: `${type}.completed`, item_id, content_index: 0, transcript, usage })
  }

  const turns = () => turnDetectionOf(session)

  const call: RealtimeCall = {
    model: given.model,
    session: () => session,
    received,
    sent,
    isOpen: () => isOpen,
    framesHeard: peer.framesHeard,
    gets: (type, nth = 1) => watch.until(() => received.filter(event => event.type === type)[nth - 1]),
    ended: () => watch.until(() => hasEnded),
    until: watch.until,
    send,
    childStarts() {
      speaking = newId('item')
      const audio_start_ms = peer.framesHeard() * FRAME_MS
      send({ type: 'input_audio_buffer.speech_started', item_id: speaking, audio_start_ms })
      if (turns()?.interrupt_response !== false) reply?.cut('turn_detected')
      return speaking
    },
    childStops() {
      const itemId = speaking ?? call.childStarts()
      speaking = undefined
      const audio_end_ms = peer.framesHeard() * FRAME_MS
      send({ type: 'input_audio_buffer.speech_stopped', item_id: itemId, audio_end_ms })
      committed(itemId)
      if (turns()?.create_response !== false && !reply?.isActive()) answer()
      return itemId
    },
    transcribes,
    childSays(text) {
      call.childStarts()
      transcribes(call.childStops(), text)
    },
    finishReply: () => reply?.finish(),
    fails: error => fails(error),
    async expires() {
      fails(realtimeErrors.expired)
      await peer.sentAll()
      await call.hangUp()
    },
    cut: peer.cut,
    mend: peer.mend,
    async hangUp() {
      end()
      await peer.close()
    },
  }
  return { call, peer }
}

/** How turns are taken, wherever the session's vintage keeps it; undefined for push to talk. */
function turnDetectionOf(session: RealtimeEvent) {
  const input = session.audio?.input
  const detection = input && 'turn_detection' in input ? input.turn_detection : session.turn_detection
  if (detection === null) return { create_response: false, interrupt_response: false }
  return detection
}

type Fields = Record<string, unknown>

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** An update replaces what it names and leaves the rest. */
function merged(old: Fields, update: Fields): RealtimeEvent {
  const result = { ...old }
  for (const [key, value] of Object.entries(update)) {
    const before = result[key]
    // How turns are taken is one thing: another kind of it has other fields.
    result[key] =
      key !== 'turn_detection' && isObject(before) && isObject(value) ? merged(before, value) : value
  }
  return result as RealtimeEvent
}
