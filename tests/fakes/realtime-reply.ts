import type { RealtimeEvent } from './realtime-rules.ts'

/** What the assistant is to say. */
export interface SpokenReply {
  text: string
  /** How long the sound plays after the whole text has come; 200 ms unless told otherwise. */
  soundMs?: number
  /** Begun with the first word and left there until `finishReply`. */
  isHeld?: boolean
}

/** A reply under way on a call. */
export interface Reply {
  id: string
  itemId: string
  /** The model still writes; then nothing else can be asked of it. */
  isActive(): boolean
  /** Its sound is still to be heard. */
  isSounding(): boolean
  /** Ends a held reply as it would have ended. */
  finish(): void
  /** Breaks it off: the text when it is still being written, the sound when it still plays. */
  cut(reason: 'turn_detected' | 'client_cancelled'): void
  /** Silences the sound. The text goes on. */
  clear(): void
}

const DEFAULT_SOUND_MS = 200

/** Says a reply on a call by the service's own sequence of events. */
export function sayReply(given: {
  id: string
  itemId: string
  spoken: SpokenReply
  hasSound: boolean
  send: (event: RealtimeEvent) => void
  startSound: () => void
  stopSound: () => void
}): Reply {
  const { id, itemId, spoken, hasSound, send, startSound, stopSound } = given
  const kind = hasSound ? 'output_audio_transcript' : 'output_text'
  const ids = { response_id: id, item_id: itemId, output_index: 0, content_index: 0 }
  const words = spoken.text.split(/(?<= )/)
  let said = ''
  let isActive = true
  let isSounding = false
  let soundFrom = 0
  let timer: NodeJS.Timeout | undefined

  const response = (status: string, more: object = {}) => ({
    id,
    object: 'realtime.response',
    status,
    status_details: null,
    output: [] as object[],
    output_modalities: [hasSound ? 'audio' : 'text'],
    ...more,
  })
  const content = () =>
    hasSound ? { type: 'output_audio', transcript: said } : { type: 'output_text', text: said }
  const item = (status: string, parts: object[]) => ({
    id: itemId,
    object: 'realtime.item',
    type: 'message',
    status,
    role: 'assistant',
    content: parts,
  })

  function begin(): void {
    send({ type: 'response.created', response: response('in_progress') })
    send({
      type: 'response.output_item.added',
      response_id: id,
      output_index: 0,
      item: item('in_progress', []),
    })
    send({ type: 'conversation.item.added', previous_item_id: null, item: item('in_progress', []) })
    send({ type: 'response.content_part.added', ...ids, part: content() })
    if (hasSound) {
      isSounding = true
      soundFrom = performance.now()
      startSound()
      send({ type: 'output_audio_buffer.started', response_id: id })
    }
    sayWords(1)
    if (!spoken.isHeld) finish()
  }

  function sayWords(count: number): void {
    for (const delta of words.splice(0, count)) {
      said += delta
      send({ type: `response.${kind}.delta`, ...ids, delta })
    }
  }

  function endText(status: 'completed' | 'incomplete', end: object): void {
    isActive = false
    if (hasSound) send({ type: 'response.output_audio.done', ...ids })
    send({ type: `response.${kind}.done`, ...ids, [hasSound ? 'transcript' : 'text']: said })
    send({ type: 'response.content_part.done', ...ids, part: content() })
    const done = item(status, [content()])
    send({ type: 'response.output_item.done', response_id: id, output_index: 0, item: done })
    send({ type: 'conversation.item.done', previous_item_id: null, item: done })
    send({ type: 'response.done', response: response('completed', { output: [done], ...end }) })
  }

  function finish(): void {
    if (!isActive) return
    sayWords(words.length)
    endText('completed', {})
    endSoundSoon()
  }

  function endSoundSoon(): void {
    timer ??= setTimeout(() => endSound('stopped'), spoken.soundMs ?? DEFAULT_SOUND_MS)
  }

  function endSound(how: 'stopped' | 'cleared'): void {
    clearTimeout(timer)
    if (!isSounding) return
    isSounding = false
    stopSound()
    send({ type: `output_audio_buffer.${how}`, response_id: id })
  }

  begin()
  return {
    id,
    itemId,
    isActive: () => isActive,
    isSounding: () => isSounding,
    finish,
    cut(reason) {
      if (isActive) {
        endText('incomplete', { status: 'cancelled', status_details: { type: 'cancelled', reason } })
      }
      // Who cancels has to clear the sound that is on its way, too.
      if (reason === 'client_cancelled') endSoundSoon()
      if (reason === 'client_cancelled' || !isSounding) return
      const audio_end_ms = Math.round(performance.now() - soundFrom)
      send({ type: 'conversation.item.truncated', item_id: itemId, content_index: 0, audio_end_ms })
      endSound('cleared')
    },
    clear: () => endSound('cleared'),
  }
}
