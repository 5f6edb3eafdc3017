import type { ChatMessage, Ending } from '#contract/live-chat.ts'

/** What the child wants to say. */
export interface Saying {
  /** The text, or with `modality` audio the recording in base64. */
  content: string
  modality: 'text' | 'audio'
  mimeType?: string
  /** Said by the page, not by the child: when it fails, nothing is lost. */
  isGreeting?: boolean
}

/** A message that the list does not hold yet. */
export interface LocalMessage {
  id: string
  role: 'user' | 'assistant'
  content: string
  /** A reply that still grows. */
  isPending: boolean
  /** Its id in the list, once it is stored. */
  savedId?: number
  ending?: Ending
  isFlagged?: boolean
  /** Stored nowhere: it goes when the page is left. */
  isUnkept?: boolean
  /** On the child's messages. */
  saying?: Saying
  /** It did not arrive, as far as this page knows. */
  isUnsent?: boolean
  /** The connection was lost while it grew; whether it goes on is not known yet. */
  isInterrupted?: boolean
  /** The newest stored id when it was sent: had it arrived, it would be a later one. */
  sentAfter: number
}

/** A voice message that is stored and that nobody has listened to yet. */
export interface UnheardRecording {
  messageId: number
  saying: Saying
}

/** What is going on in one session beyond its stored messages. */
export interface LiveExchange {
  localMessages: readonly LocalMessage[]
  /** Whose reply is under way: one that this page asked for, or another window of the account. */
  waiting: 'no' | 'mine' | 'elsewhere'
  isStopping: boolean
  /** What is waited for answers the page's own hello: the child's message cuts it short. */
  isGreeting?: boolean | undefined
  /** The reply will be spoken too; its sound, or what went wrong with it, is still to come. */
  isSpeechDue?: boolean
  /** Of the newest message: the server keeps no sound, so that only this page can send it again. */
  unheard?: UnheardRecording | undefined
  /** Why the last reply failed, in words for people. */
  failure: string | null
}

export const quiet: LiveExchange = { localMessages: [], waiting: 'no', isStopping: false, failure: null }

const idle = { waiting: 'no', isStopping: false, isGreeting: false } as const

/** Whether the child's next message has to wait for a reply. */
export function mustWaitFor({ waiting, isGreeting }: LiveExchange): boolean {
  return waiting !== 'no' && !isGreeting
}

/** The child has said something, or asked again, and waits for the reply. */
export function begun(exchange: LiveExchange, ...locals: LocalMessage[]): LiveExchange {
  return {
    ...exchange,
    waiting: 'mine',
    isGreeting: locals.some(({ saying }) => saying?.isGreeting),
    failure: null,
    unheard: locals.some(({ role }) => role === 'user') ? undefined : exchange.unheard,
    localMessages: [...exchange.localMessages, ...locals],
  }
}

/** The child's message is stored under this id. */
export function acknowledged(exchange: LiveExchange, savedId: number): LiveExchange {
  const sent = unacknowledged(exchange)
  if (!sent) return exchange
  const { saying } = sent
  const isRecording = saying?.modality === 'audio' && saying.content !== ''
  return {
    ...withLocal(exchange, { ...sent, savedId, isUnsent: false }),
    unheard: isRecording ? { messageId: savedId, saying } : undefined,
  }
}

/** The child's message that is on its way; of two, the one said first. */
export function unacknowledged({ localMessages }: LiveExchange): LocalMessage | undefined {
  return localMessages.find(each => each.role === 'user' && each.savedId === undefined && !each.isUnsent)
}

function pendingReply({ localMessages }: LiveExchange): LocalMessage | undefined {
  return localMessages.findLast(each => each.isPending)
}

/** The reply grows by a fragment. */
export function grown(exchange: LiveExchange, fragment: string): LiveExchange {
  const reply = pendingReply(exchange)
  return reply ? withLocal(exchange, { ...reply, content: reply.content + fragment }) : exchange
}

/** The reply is whole, or as whole as it gets. */
export function finished(
  exchange: LiveExchange,
  stored: { savedId?: number; ending?: Ending; isFlagged?: boolean; isUnkept?: boolean },
): LiveExchange {
  const reply = pendingReply(exchange)
  const rest = { ...exchange, ...idle }
  if (!reply) return rest
  const whole =
    reply.content.trim() === '' && stored.savedId === undefined
      ? without(rest, reply)
      : withLocal(rest, { ...reply, ...stored, isPending: false })
  return stored.isUnkept ? withQuestionUnkept(whole) : whole
}

/** The reply that the child's message has cut short is over: it is stored under this id, or not at all. */
export function cutShort(exchange: LiveExchange, savedId: number | undefined): LiveExchange {
  const reply = exchange.localMessages.findLast(
    each => each.role === 'assistant' && !each.isPending && each.savedId === undefined,
  )
  if (!reply) return exchange
  return savedId === undefined ? without(exchange, reply) : withLocal(exchange, { ...reply, savedId })
}

/** The child's message that the reply belongs to is kept no more than the reply. */
function withQuestionUnkept(exchange: LiveExchange): LiveExchange {
  const asked = exchange.localMessages.findLast(({ role }) => role === 'user')
  return asked ? withLocal(exchange, { ...asked, isUnkept: true }) : exchange
}

/** Takes from the screen what is stored nowhere. */
export function withoutUnkept(exchange: LiveExchange): LiveExchange {
  return { ...exchange, localMessages: exchange.localMessages.filter(({ isUnkept }) => !isUnkept) }
}

/** No reply comes. What did not arrive stays, to be sent again. */
export function failed(exchange: LiveExchange, failure: string): LiveExchange {
  const sent = unacknowledged(exchange)
  const rest = { ...finished(exchange, { ending: 'cut_off' }), failure }
  if (!sent) return rest
  return sent.saying?.isGreeting ? without(rest, sent) : withLocal(rest, { ...sent, isUnsent: true })
}

/** The connection was lost; the reply may go on without us. */
export function interrupted(exchange: LiveExchange): LiveExchange {
  if (exchange.waiting === 'no') return exchange
  const reply = pendingReply(exchange)
  const ended = failed(exchange, '')
  const rest = { ...ended, failure: exchange.failure }
  const kept = reply && rest.localMessages.find(({ id }) => id === reply.id)
  return kept ? withLocal(rest, { ...kept, ending: undefined, isInterrupted: true }) : rest
}

/** A reply is under way that this connection has not asked for; if it is the one we lost, its cursor comes back. */
export function replyingElsewhere(exchange: LiveExchange, isGreeting = false): LiveExchange {
  if (exchange.waiting === 'mine') return exchange
  const lost = exchange.localMessages.findLast(({ isInterrupted }) => isInterrupted)
  const rest: LiveExchange = { ...exchange, waiting: 'elsewhere', isGreeting, failure: null }
  return lost ? withLocal(rest, { ...lost, isPending: true }) : rest
}

/** Something changed by other hands; if it was the end of a reply that we only watched, the list holds it. */
export function stoppedElsewhere(exchange: LiveExchange): LiveExchange {
  return exchange.waiting === 'elsewhere' ? finished(exchange, {}) : exchange
}

/** The list was read again: what it holds now needs no local copy. */
export function settled(exchange: LiveExchange, stored: readonly ChatMessage[]): LiveExchange {
  const isOver = exchange.waiting === 'no'
  return {
    ...exchange,
    localMessages: exchange.localMessages.filter(local => {
      if (local.savedId !== undefined) return !stored.some(({ id }) => id === local.savedId)
      if (local.role === 'user') return !stored.some(message => isSame(local, message))
      return !(isOver && local.isInterrupted)
    }),
  }
}

function isSame(local: LocalMessage, { id, role, content, isSpoken }: ChatMessage): boolean {
  if (role !== 'user' || id <= local.sentAfter) return false
  return local.saying?.modality === 'audio' ? isSpoken : content.trim() === local.content.trim()
}

function withLocal(exchange: LiveExchange, changed: LocalMessage): LiveExchange {
  return {
    ...exchange,
    localMessages: exchange.localMessages.map(each => (each.id === changed.id ? changed : each)),
  }
}

export function without(exchange: LiveExchange, { id }: Pick<LocalMessage, 'id'>): LiveExchange {
  return { ...exchange, localMessages: exchange.localMessages.filter(each => each.id !== id) }
}

/** The child's words in place of `[Voice message]`. */
export function transcribed(exchange: LiveExchange, savedId: number, content: string): LiveExchange {
  const heard = { ...exchange, unheard: undefined }
  const spoken = exchange.localMessages.find(each => each.savedId === savedId)
  return spoken ? withLocal(heard, { ...spoken, content }) : heard
}
