import type { Ending } from '#contract/live-chat.ts'
import type { ExchangePhase } from './exchange-phase.ts'
import type { Utterance } from './utterances.ts'

/** How fast a voice speaks: characters a second. */
const PACE = 16

/** A reply of the tutor with what it replies to. */
export interface Exchange {
  responseId: string | undefined
  phase: ExchangePhase
  utterances: Utterance[]
  begunAt: Date
  /** The texts of its parts, in the order in which they began. */
  texts: Map<string, string>
  /** The texts belong to sound. */
  isSpoken: boolean
  /** When its sound began, in the milliseconds of `performance.now()`. */
  soundFrom: number | null
  /** Milliseconds of its sound before it was stopped; null when nothing stopped it. */
  heardFor: number | null
  ending: Ending
  /** Ends the moment without sound. */
  closing: ReturnType<typeof setTimeout> | undefined
}

export function createExchange(responseId: string | undefined, utterances: Utterance[]): Exchange {
  return {
    responseId,
    phase: 'writing',
    utterances,
    begunAt: new Date(),
    texts: new Map(),
    isSpoken: false,
    soundFrom: null,
    heardFor: null,
    ending: 'complete',
    closing: undefined,
  }
}

export function readText({ texts }: Exchange): string {
  return [...texts.values()].join('\n\n').trim()
}

/** Of a reply that was stopped, what had been heard by then, to the last whole word; of any other, all of it. */
export function findHeard(exchange: Exchange): string {
  const text = readText(exchange)
  if (exchange.ending === 'complete' || !exchange.isSpoken) return text
  if (exchange.soundFrom === null) return ''
  if (exchange.heardFor === null) return text
  const most = Math.ceil((exchange.heardFor / 1000) * PACE)
  if (most >= text.length) return text
  return text.slice(0, text.lastIndexOf(' ', most) + 1).trim()
}
