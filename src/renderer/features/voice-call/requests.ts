import { extras } from './extras.ts'
import { responseQueue } from './response-queue.ts'

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
  let userId = 0
  let delay: ReturnType<typeof setTimeout> | undefined
  /** The ids of the wishes for a response that are not answered yet. */
  const wishes = new Set<string>()
  const withExtras = extras(send)

  const nextId = (prefix = 'stepwise-') => {
    lastId += 1
    return `${prefix}${lastId}`
  }

  function wish(plain: object, more: object): void {
    const id = nextId()
    wishes.add(id)
    withExtras.send(plain, id, more)
  }

  const responses = responseQueue(() => wish({ type: 'response.create' }, { userId, include: INCLUDE }))

  return {
    /** Whether a response is asked for or under way. */
    isResponding: responses.isResponding,

    /** Says something in writing and asks for the answer. @returns whether it was sent */
    say(text: string, speakerId: number): boolean {
      userId = speakerId
      const item = textItem('user', text)
      if (!withExtras.send({ type: 'conversation.item.create', item }, nextId(), { userId })) return false
      clearTimeout(delay)
      delay = setTimeout(responses.want, RESPONSE_DELAY)
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
      responses.want()
    },

    /** Stops the tutor at once. */
    hush(): void {
      responses.forgetQueued()
      if (responses.isResponding()) send({ type: 'response.cancel', event_id: nextId(QUIET) })
      send({ type: 'output_audio_buffer.clear', event_id: nextId(QUIET) })
    },

    /** Stops the sound of a response that the service has cancelled by itself. */
    clearSound: () => send({ type: 'output_audio_buffer.clear', event_id: nextId(QUIET) }),

    responseBegan(): void {
      responses.began()
      wishes.clear()
    },

    responseEnded: responses.ended,

    /**
     * Takes back what the service refused, and sends it again where that helps.
     * @returns whether nobody needs to hear of it
     */
    refused({ code, event_id }: Refusal): boolean {
      const id = event_id ?? ''
      const isWish = wishes.delete(id)
      const plain = withExtras.refused(id, code)
      if (plain) {
        if (isWish) wish(plain, {})
        else withExtras.send(plain, nextId(), {})
        return true
      }
      if (code === 'conversation_already_has_active_response') {
        responses.isBusyAlready()
        return true
      }
      if (isWish) responses.refused()
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
