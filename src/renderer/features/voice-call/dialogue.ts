import type { Ending } from '#contract/live-chat.ts'
import { callProvider } from '#lib/providers.ts'
import { createExchange, type Exchange, findHeard, readText } from './exchange.ts'
import type { Requests } from './requests.ts'
import { type EventOf, readWords, type ServiceEvent, type ServiceItem } from './service-events.ts'
import { createUtterances, type Utterance } from './utterances.ts'
import { pause } from './waiting.ts'

/** Milliseconds from the end of the sound, or of a reply without one, until the tutor counts as silent. */
export const SOUND_ENDED_DELAY = 100
export const WRITTEN_DELAY = 500
/** Milliseconds for which a finished reply waits for the child's words to be transcribed. */
export const WORDS_LIMIT = 5_000
/** How many exchanges a new call is told of. */
const REPLAYED = 10

/** An exchange that ended, as it is kept. */
export interface EndedExchange {
  userQuery: string
  aiResponse: string
  ending: Ending
  spokenAt: Date
}

export interface DialogueParts {
  /** The requests on the line of the moment. */
  requests: () => Requests
  /** @returns what to tell the child in place of a reply that worries the safety check, else null */
  save: (exchange: EndedExchange) => Promise<string | null>
  /** The reply as it stands. */
  onReply: (reply: string) => void
  /** Each new piece of a reply. */
  onPiece?: (piece: string) => void
  onListening: (isListening: boolean) => void
  /** A reply has ended, whether it sounded or not. */
  onSilent?: () => void
  onHearing: (isHearing: boolean) => void
  /** What the child said aloud, once it is understood. */
  onWords?: (words: string) => void
  /** Makes the tutor's voice silent at once, or heard again. */
  mute: (isMuted: boolean) => void
  onError: (message: string) => void
}

type Readers = { [T in ServiceEvent['type']]?: (event: EventOf<T>) => void }

export type Dialogue = ReturnType<typeof createDialogue>

/** Who said what in a call: reads the service's events and hands over each exchange when it has ended. */
export function createDialogue(parts: DialogueParts) {
  const utterances = createUtterances()
  let open: Exchange[] = []
  let current: Exchange | null = null
  /** Exchanges that have ended and are not saved yet. */
  const keeping = new Set<Promise<void>>()
  let past: { userQuery: string; aiResponse: string }[] = []

  function exchangeOf(responseId: string | undefined): Exchange | null {
    return open.find(each => each.responseId === responseId) ?? current
  }

  function write(event: { response_id?: string; item_id: string; content_index: number }, isSpoken: boolean) {
    const exchange = exchangeOf(event.response_id) ?? beginExchange(event.response_id)
    exchange.isSpoken ||= isSpoken
    const key = `${event.item_id}:${event.content_index}`
    return {
      before: exchange.texts.get(key) ?? '',
      set(text: string, piece: string) {
        exchange.texts.set(key, text)
        if (exchange !== current) return
        parts.onReply(readText(exchange))
        if (piece) parts.onPiece?.(piece)
      },
    }
  }

  function append(event: Parameters<typeof write>[0] & { delta: string }, isSpoken: boolean): void {
    const text = write(event, isSpoken)
    text.set(text.before + event.delta, event.delta)
  }

  function complete(event: Parameters<typeof write>[0], whole: string, isSpoken: boolean): void {
    const text = write(event, isSpoken)
    text.set(whole, text.before === '' ? whole : '')
  }

  function beginExchange(responseId: string | undefined): Exchange {
    const exchange = createExchange(responseId, utterances.take())
    current = exchange
    open.push(exchange)
    return exchange
  }

  function responseDone({ response }: EventOf<'response.done'>): void {
    parts.requests().responseEnded()
    const exchange = open.find(each => each.responseId === response.id)
    if (response.status === 'failed') {
      parts.onError(response.status_details?.error?.message || unknownError())
    }
    if (!exchange) return
    exchange.isWritten = true
    if (response.status === 'cancelled') exchange.ending = 'stopped'
    else if (response.status === 'incomplete' || response.status === 'failed') exchange.ending = 'cut_off'
    if (exchange.texts.size === 0) {
      for (const [index, item] of (response.output ?? []).entries()) fill(response.id, item, index)
    }
    if (!exchange.isSounding) closeAfter(exchange, WRITTEN_DELAY)
  }

  /** Takes the text of a final output item for which no piece has come. */
  function fill(response_id: string | undefined, item: ServiceItem, index: number): void {
    const text = readWords(item)
    const isSpoken = item.content?.some(({ transcript }) => transcript) ?? false
    if (text) complete({ response_id, item_id: item.id ?? String(index), content_index: 0 }, text, isSpoken)
  }

  function soundBegan(responseId: string | undefined): void {
    parts.mute(false)
    parts.onListening(false)
    const exchange = exchangeOf(responseId)
    if (!exchange) return
    clearTimeout(exchange.closing)
    exchange.isSounding = true
    exchange.soundFrom ??= performance.now()
  }

  function soundEnded(responseId: string | undefined, isCleared: boolean): void {
    const exchange = exchangeOf(responseId)
    if (!exchange?.isSounding) {
      parts.onListening(true)
      return
    }
    exchange.isSounding = false
    if (isCleared) stopped(exchange)
    closeAfter(exchange, isCleared ? 0 : SOUND_ENDED_DELAY)
  }

  function stopped(exchange: Exchange): void {
    exchange.ending = 'stopped'
    if (exchange.soundFrom !== null) exchange.heardFor ??= performance.now() - exchange.soundFrom
  }

  /** The tutor is silent from then on, and what it has written is kept. */
  function closeAfter(exchange: Exchange, milliseconds: number): void {
    clearTimeout(exchange.closing)
    exchange.closing = setTimeout(() => {
      if (!isSounding()) parts.onListening(true)
      if (exchange === current) parts.onSilent?.()
      if (exchange.isWritten) close(exchange)
    }, milliseconds)
  }

  function close(exchange: Exchange): void {
    clearTimeout(exchange.closing)
    if (!open.includes(exchange)) return
    open = open.filter(each => each !== exchange)
    const aiResponse = findHeard(exchange)
    // Nothing of it was heard: the child's words are answered by what comes next.
    if (aiResponse === '') utterances.putBack(exchange.utterances)
    else {
      const kept = keep(exchange, aiResponse).finally(() => keeping.delete(kept))
      keeping.add(kept)
    }
  }

  async function keep({ utterances: asked, begunAt, ending }: Exchange, aiResponse: string): Promise<void> {
    const limit = new AbortController()
    const late = pause(WORDS_LIMIT, limit.signal).catch(() => undefined)
    await Promise.race([Promise.all(asked.map(({ settled }) => settled)), late])
    limit.abort()
    for (const utterance of asked) utterance.settle()
    const words = asked.map(utterance => utterance.words).filter(Boolean)
    const exchange = { userQuery: words.join('\n'), aiResponse }
    past = [...past, exchange].slice(-REPLAYED)
    const spokenAt = asked[0]?.spokenAt ?? begunAt
    const kindWords = await parts.save({ ...exchange, ending, spokenAt })
    if (kindWords === null) return
    past = past.filter(each => each !== exchange)
    parts.mute(true)
    parts.requests().hush()
    parts.onReply(kindWords)
  }

  function hear(itemId: string | undefined, words?: string): void {
    const understood = utterances.settle(itemId, words)
    if (understood) parts.onWords?.(understood)
  }

  const readers: Readers = {
    'input_audio_buffer.speech_started': event => {
      utterances.begin(event.item_id ?? null)
      parts.onHearing(true)
      if (!isSounding()) return
      parts.mute(true)
      parts.requests().clearSound()
    },
    'input_audio_buffer.speech_stopped': () => parts.onHearing(false),
    'input_audio_buffer.committed': event => utterances.name(event.item_id),
    'conversation.item.added': ({ item }) => readItem(item),
    'conversation.item.done': ({ item }) => readItem(item),
    'conversation.item.input_audio_transcription.delta': event =>
      utterances.addWords(event.item_id, event.delta),
    'conversation.item.input_audio_transcription.completed': event => hear(event.item_id, event.transcript),
    'conversation.item.input_audio_transcription.failed': event => hear(event.item_id),
    'response.created': ({ response }) => {
      parts.requests().responseBegan()
      beginExchange(response.id)
    },
    'response.done': responseDone,
    'response.output_text.delta': event => append(event, false),
    'response.output_text.done': event => complete(event, event.text, false),
    'response.output_audio_transcript.delta': event => append(event, true),
    'response.output_audio_transcript.done': event => complete(event, event.transcript, true),
    'output_audio_buffer.started': event => soundBegan(event.response_id),
    'output_audio_buffer.stopped': event => soundEnded(event.response_id, false),
    'output_audio_buffer.cleared': event => soundEnded(event.response_id, true),
  }

  function readItem(item: ServiceItem): void {
    if (item.role === 'user' && readWords(item)) hear(item.id, readWords(item))
  }

  function isSounding(): boolean {
    return open.some(each => each.isSounding)
  }

  return {
    receive: (event: ServiceEvent) =>
      (readers[event.type] as ((event: ServiceEvent) => void) | undefined)?.(event),

    /** The child begins to speak by holding the button; what sounds is stopped. @returns its utterance */
    beginUtterance(): Utterance {
      if (open.length > 0) {
        parts.mute(true)
        parts.requests().hush()
      }
      return utterances.begin(null)
    },

    /** The child has said nothing after all. */
    dropUtterance: utterances.drop,

    /** The child said it in writing. */
    wrote: utterances.write,

    isSounding,

    /** Settles once everything that has ended is saved, as far as it can be. */
    async kept(): Promise<void> {
      await Promise.allSettled(keeping)
    },

    /** A new call begins. */
    forget(): void {
      utterances.take()
      past = []
    },

    /** The line is gone: what was under way ends as it stands, and no more words will come. */
    breakOff(ending: 'stopped' | 'cut_off'): void {
      utterances.settleAll()
      for (const exchange of open) {
        if (exchange.isSounding) stopped(exchange)
        exchange.isSounding = false
        if (exchange.ending === 'complete' && exchange.isWritten) continue
        exchange.ending = ending
      }
      for (const exchange of open) close(exchange)
      current = null
      parts.onHearing(false)
    },

    /** Tells a new call what was said on the one before. */
    replay(): void {
      const { remember } = parts.requests()
      for (const { userQuery, aiResponse } of past) {
        if (userQuery) remember('user', userQuery)
        remember('assistant', aiResponse)
      }
    },
  }
}

/** For an error that the service does not explain. */
export const unknownError = () => `Unknown error from ${callProvider()}`
