import { callProvider } from '#lib/providers.ts'
import { createExchange, type Exchange, findHeard, readText } from './exchange.ts'
import { type ExchangeEvent, isSounding, isWritten, NEXT_EXCHANGE_PHASES } from './exchange-phase.ts'
import { createKeptExchanges, type KeptParts } from './kept-exchanges.ts'
import { type EventOf, readWords, type ServiceEvent, type ServiceItem } from './service-events.ts'
import { createUtterances, type Utterance } from './utterances.ts'

/** Milliseconds from the end of the sound, or of a reply without one, until the tutor counts as silent. */
const SOUND_ENDED_DELAY = 100
const WRITTEN_DELAY = 500
export interface DialogueParts extends KeptParts {
  /** Each new piece of a reply. */
  onPiece?: (piece: string) => void
  onListening: (isListening: boolean) => void
  /** A reply has ended, whether it sounded or not. */
  onSilent?: () => void
  onHearing: (isHearing: boolean) => void
  /** What the child said aloud, once it is understood. */
  onWords?: (words: string) => void
  onError: (message: string) => void
}

type Readers = { [T in ServiceEvent['type']]?: (event: EventOf<T>) => void }

export type Dialogue = ReturnType<typeof createDialogue>

/** Who said what in a call: reads the service's events and hands over each exchange when it has ended. */
export function createDialogue(parts: DialogueParts) {
  const utterances = createUtterances()
  let open: Exchange[] = []
  let current: Exchange | null = null
  const kept = createKeptExchanges(parts)

  function findExchange(responseId: string | undefined): Exchange | null {
    return open.find(each => each.responseId === responseId) ?? current
  }

  function write(event: { response_id?: string; item_id: string; content_index: number }, isSpoken: boolean) {
    const exchange = findExchange(event.response_id) ?? beginExchange(event.response_id)
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
    if (response.status === 'cancelled') exchange.ending = 'stopped'
    else if (response.status === 'incomplete' || response.status === 'failed') exchange.ending = 'cut_off'
    if (exchange.texts.size === 0) {
      for (const [index, item] of (response.output ?? []).entries()) fill(response.id, item, index)
    }
    step(exchange, 'written', WRITTEN_DELAY)
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
    const exchange = findExchange(responseId)
    if (!exchange) return
    exchange.soundFrom ??= performance.now()
    step(exchange, 'sounds')
  }

  function soundEnded(responseId: string | undefined, isCleared: boolean): void {
    const exchange = findExchange(responseId)
    if (!exchange || !isSounding(exchange)) {
      parts.onListening(true)
      return
    }
    if (isCleared) stopped(exchange)
    step(exchange, 'soundEnds', isCleared ? 0 : SOUND_ENDED_DELAY)
  }

  function stopped(exchange: Exchange): void {
    exchange.ending = 'stopped'
    if (exchange.soundFrom !== null) exchange.heardFor ??= performance.now() - exchange.soundFrom
  }

  /** @param delay of the moment without sound, in milliseconds, where one begins */
  function step(exchange: Exchange, event: ExchangeEvent, delay?: number): void {
    const next = NEXT_EXCHANGE_PHASES[exchange.phase][event]
    if (!next) return
    exchange.phase = next
    clearTimeout(exchange.closing)
    if (next === 'pausing' || next === 'closing') exchange.closing = setTimeout(fallSilent, delay, exchange)
    if (next === 'ended') close(exchange)
  }

  function fallSilent(exchange: Exchange): void {
    if (!open.some(isSounding)) parts.onListening(true)
    if (exchange === current) parts.onSilent?.()
    step(exchange, 'silent')
  }

  function close(exchange: Exchange): void {
    open = open.filter(each => each !== exchange)
    const heard = findHeard(exchange)
    // Nothing of it was heard: the child's words are answered by what comes next.
    if (heard === '') utterances.putBack(exchange.utterances)
    else kept.keep(exchange, heard)
  }

  function hear(itemId: string | undefined, words?: string): void {
    const understood = utterances.settle(itemId, words)
    if (understood) parts.onWords?.(understood)
  }

  const readers: Readers = {
    'input_audio_buffer.speech_started': event => {
      utterances.begin(event.item_id ?? null)
      parts.onHearing(true)
      if (!open.some(isSounding)) return
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

    isSounding: () => open.some(isSounding),

    kept: kept.kept,

    /** A new call begins. */
    forget(): void {
      utterances.take()
      kept.forget()
    },

    /** The line is gone: what was under way ends as it stands, and no more words will come. */
    breakOff(ending: 'stopped' | 'cut_off'): void {
      utterances.settleAll()
      for (const exchange of open) {
        if (isSounding(exchange)) stopped(exchange)
        if (exchange.ending !== 'complete' || !isWritten(exchange)) exchange.ending = ending
      }
      for (const exchange of open) step(exchange, 'broken')
      current = null
      parts.onHearing(false)
    },

    replay: kept.replay,
  }
}

/** For an error that the service does not explain. */
export const unknownError = () => `Unknown error from ${callProvider()}`
