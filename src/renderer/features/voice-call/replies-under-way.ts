import { createExchange, type Exchange, findHeard } from './exchange.ts'
import { type ExchangeEvent, isSounding, isWritten, NEXT_EXCHANGE_PHASES } from './exchange-phase.ts'
import type { createKeptExchanges, KeptParts } from './kept-exchanges.ts'
import type { createUtterances } from './utterances.ts'

/** Milliseconds from the end of the sound, or of a reply without one, until the tutor counts as silent. */
const SOUND_ENDED_DELAY = 100
const WRITTEN_DELAY = 500

export interface ReplyParts extends KeptParts {
  /** Each new piece of a reply. */
  onPiece?: (piece: string) => void
  onListening: (isListening: boolean) => void
  /** A reply has ended, whether it sounded or not. */
  onSilent?: () => void
  onHearing: (isHearing: boolean) => void
}

/** The tutor's replies that have not ended yet, oldest first, and the one that is shown. */
export interface UnderWay {
  parts: ReplyParts
  utterances: ReturnType<typeof createUtterances>
  kept: ReturnType<typeof createKeptExchanges>
  open: Exchange[]
  current: Exchange | null
}

/** A reply begins, to what the child has said and nobody has answered. */
export function beginExchange(underWay: UnderWay, responseId: string | undefined): Exchange {
  const exchange = createExchange(responseId, underWay.utterances.take())
  underWay.current = exchange
  underWay.open.push(exchange)
  return exchange
}

/** The reply of this id, else the one that is shown. */
export function findExchange({ open, current }: UnderWay, responseId: string | undefined): Exchange | null {
  return open.find(each => each.responseId === responseId) ?? current
}

export function soundBegan(underWay: UnderWay, responseId: string | undefined): void {
  const { mute, onListening } = underWay.parts
  mute(false)
  onListening(false)
  const exchange = findExchange(underWay, responseId)
  if (!exchange) return
  exchange.soundFrom ??= performance.now()
  step(underWay, exchange, 'sounds')
}

export function soundEnded(underWay: UnderWay, responseId: string | undefined, isCleared: boolean): void {
  const exchange = findExchange(underWay, responseId)
  if (!exchange || !isSounding(exchange)) {
    underWay.parts.onListening(true)
    return
  }
  if (isCleared) stopped(exchange)
  step(underWay, exchange, 'soundEnds', isCleared ? 0 : SOUND_ENDED_DELAY)
}

/** The service has written all of it. */
export function written(underWay: UnderWay, exchange: Exchange): void {
  step(underWay, exchange, 'written', WRITTEN_DELAY)
}

/** The line is gone: what was under way ends as it stands, and no more words will come. */
export function breakOff(underWay: UnderWay, ending: 'stopped' | 'cut_off'): void {
  underWay.utterances.settleAll()
  for (const exchange of underWay.open) {
    if (isSounding(exchange)) stopped(exchange)
    if (exchange.ending !== 'complete' || !isWritten(exchange)) exchange.ending = ending
  }
  for (const exchange of underWay.open) step(underWay, exchange, 'broken')
  underWay.current = null
  underWay.parts.onHearing(false)
}

function stopped(exchange: Exchange): void {
  exchange.ending = 'stopped'
  if (exchange.soundFrom !== null) exchange.heardFor ??= performance.now() - exchange.soundFrom
}

/** @param delay of the moment without sound, in milliseconds, where one begins */
function step(underWay: UnderWay, exchange: Exchange, event: ExchangeEvent, delay?: number): void {
  const next = NEXT_EXCHANGE_PHASES[exchange.phase][event]
  if (!next) return
  exchange.phase = next
  clearTimeout(exchange.closing)
  if (next === 'pausing' || next === 'closing') {
    exchange.closing = setTimeout(fallSilent, delay, underWay, exchange)
  }
  if (next === 'ended') close(underWay, exchange)
}

function fallSilent(underWay: UnderWay, exchange: Exchange): void {
  const { parts, open, current } = underWay
  if (!open.some(isSounding)) parts.onListening(true)
  if (exchange === current) parts.onSilent?.()
  step(underWay, exchange, 'silent')
}

function close(underWay: UnderWay, exchange: Exchange): void {
  underWay.open = underWay.open.filter(each => each !== exchange)
  const heard = findHeard(exchange)
  // Nothing of it was heard: the child's words are answered by what comes next.
  if (heard === '') underWay.utterances.putBack(exchange.utterances)
  else underWay.kept.keep(exchange, heard)
}
