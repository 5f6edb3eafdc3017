/** Milliseconds between a text and the wish for its answer. */
const RESPONSE_DELAY = 100
/** Marks events whose refusal is of no interest: they were sent to be on the safe side. */
const QUIET = 'quiet-'
const INCLUDE = ['response.output', 'response.usage']

interface RequestsParts {
  /** @returns whether the line was open */
  send: (event: object) => boolean
}

/** What the service refused, as its error event tells it. */
export interface Refusal {
  code?: string | null
  event_id?: string | null
}

export type Requests = ReturnType<typeof createRequests>

/** What is asked of the service on one line: never two responses at once, at most one more waits. */
export function createRequests({ send }: RequestsParts) {
  let lastId = 0
  let isResponding = false
  let isQueued = false
  /** The specified extras; today's service refuses them, then they are left out for as long as the line lasts. */
  let hasExtras = true
  let userId = 0
  let delay: ReturnType<typeof setTimeout> | undefined
  /** What went out with extras and may come back, by its id. */
  const withExtras = new Map<string, { plain: object; isWish: boolean }>()
  const wishes = new Set<string>()

  const nextId = (prefix = 'stepwise-') => {
    lastId += 1
    return `${prefix}${lastId}`
  }

  function sendWithExtras(plain: object, extras: object, isWish: boolean): boolean {
    const event_id = nextId()
    if (isWish) wishes.add(event_id)
    if (!hasExtras) return send({ ...plain, event_id })
    withExtras.set(event_id, { plain, isWish })
    return send({ ...plain, event_id, ...extras })
  }

  function respond(): void {
    if (isResponding) {
      isQueued = true
      return
    }
    isResponding = true
    sendWithExtras({ type: 'response.create' }, { userId, include: INCLUDE }, true)
  }

  return {
    /** Whether a response is asked for or under way. */
    isResponding: () => isResponding,

    /** Says something in writing and asks for the answer. @returns whether it was sent */
    say(text: string, speakerId: number): boolean {
      userId = speakerId
      const isSent = sendWithExtras(
        { type: 'conversation.item.create', item: textItem('user', text) },
        { userId },
        false,
      )
      if (!isSent) return false
      clearTimeout(delay)
      delay = setTimeout(respond, RESPONSE_DELAY)
      return true
    },

    /** Puts an earlier utterance back into the service's memory. */
    remember: (role: 'user' | 'assistant', text: string) =>
      send({ type: 'conversation.item.create', event_id: nextId(QUIET), item: textItem(role, text) }),

    /** Forgets what the microphone has brought so far. */
    forgetSound: () => send({ type: 'input_audio_buffer.clear', event_id: nextId(QUIET) }),

    /** The child has finished speaking (push-to-talk): its words are to be answered. */
    commit(speakerId: number): void {
      userId = speakerId
      send({ type: 'input_audio_buffer.commit', event_id: nextId(QUIET) })
      respond()
    },

    /** Stops the tutor at once. */
    hush(): void {
      isQueued = false
      if (isResponding) send({ type: 'response.cancel', event_id: nextId(QUIET) })
      send({ type: 'output_audio_buffer.clear', event_id: nextId(QUIET) })
    },

    /** Stops the sound of a response that the service has cancelled by itself. */
    clearSound: () => send({ type: 'output_audio_buffer.clear', event_id: nextId(QUIET) }),

    responseBegan(): void {
      isResponding = true
      wishes.clear()
    },

    responseEnded(): void {
      isResponding = false
      if (!isQueued) return
      isQueued = false
      respond()
    },

    /**
     * Takes back what the service refused, and sends it again where that helps.
     * @returns whether nobody needs to hear of it
     */
    refused({ code, event_id }: Refusal): boolean {
      const id = event_id ?? ''
      const isWish = wishes.delete(id)
      const extra = withExtras.get(id)
      withExtras.delete(id)
      if (extra && code === 'unknown_parameter') {
        hasExtras = false
        sendWithExtras(extra.plain, {}, extra.isWish)
        return true
      }
      if (code === 'conversation_already_has_active_response') {
        isResponding = true
        isQueued = true
        return true
      }
      if (isWish) isResponding = false
      return id.startsWith(QUIET)
    },

    /** Nothing more is sent. */
    end: () => clearTimeout(delay),
  }
}

function textItem(role: 'user' | 'assistant', text: string) {
  const type = role === 'user' ? 'input_text' : 'output_text'
  return { type: 'message', role, content: [{ type, text }] }
}
