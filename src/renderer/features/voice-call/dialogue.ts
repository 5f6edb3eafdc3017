import { isSounding } from './exchange-phase.ts'
import { createKeptExchanges } from './kept-exchanges.ts'
import {
  beginExchange,
  breakOff,
  type ReplyParts,
  soundBegan,
  soundEnded,
  type UnderWay,
} from './replies-under-way.ts'
import { append, complete, responseDone } from './reply-text.ts'
import { type EventOf, readWords, type ServiceEvent, type ServiceItem } from './service-events.ts'
import { createUtterances, type Utterance } from './utterances.ts'

export interface DialogueParts extends ReplyParts {
  /** What the child said aloud, once it is understood. */
  onWords?: (words: string) => void
  onError: (message: string) => void
}

type Readers = { [T in ServiceEvent['type']]?: (event: EventOf<T>) => void }

export type Dialogue = ReturnType<typeof createDialogue>

/** Who said what in a call: reads the service's events and hands over each exchange when it has ended. */
export function createDialogue(parts: DialogueParts) {
  const utterances = createUtterances()
  const kept = createKeptExchanges(parts)
  const underWay: UnderWay = { parts, utterances, kept, open: [], current: null }
  const readers = readersFor(underWay, parts)

  return {
    receive: (event: ServiceEvent) =>
      (readers[event.type] as ((event: ServiceEvent) => void) | undefined)?.(event),

    /** The child begins to speak by holding the button; what sounds is stopped. @returns its utterance */
    beginUtterance(): Utterance {
      if (underWay.open.length > 0) {
        parts.mute(true)
        parts.requests().hush()
      }
      return utterances.begin(null)
    },

    /** The child has said nothing after all. */
    dropUtterance: utterances.drop,

    /** The child said it in writing. */
    wrote: utterances.write,

    isSounding: () => underWay.open.some(isSounding),

    kept: kept.kept,

    /** A new call begins. */
    forget(): void {
      utterances.take()
      kept.forget()
    },

    breakOff: (ending: 'stopped' | 'cut_off') => breakOff(underWay, ending),

    replay: kept.replay,
  }
}

/** What each event of the service means. */
function readersFor(underWay: UnderWay, { onWords, onError }: DialogueParts): Readers {
  const { parts, utterances } = underWay

  function hear(itemId: string | undefined, words?: string): void {
    const understood = utterances.settle(itemId, words)
    if (understood) onWords?.(understood)
  }

  function readItem(item: ServiceItem): void {
    if (item.role === 'user' && readWords(item)) hear(item.id, readWords(item))
  }

  return {
    'input_audio_buffer.speech_started': event => {
      utterances.begin(event.item_id ?? null)
      parts.onHearing(true)
      if (!underWay.open.some(isSounding)) return
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
      beginExchange(underWay, response.id)
    },
    'response.done': event => responseDone(underWay, event, onError),
    'response.output_text.delta': event => append(underWay, event, false),
    'response.output_text.done': event => complete(underWay, event, event.text, false),
    'response.output_audio_transcript.delta': event => append(underWay, event, true),
    'response.output_audio_transcript.done': event => complete(underWay, event, event.transcript, true),
    'output_audio_buffer.started': event => soundBegan(underWay, event.response_id),
    'output_audio_buffer.stopped': event => soundEnded(underWay, event.response_id, false),
    'output_audio_buffer.cleared': event => soundEnded(underWay, event.response_id, true),
  }
}
