/**
 * Where an exchange stands: the reply is being written while nothing sounds, while it sounds, or after its sound paused
 * (`writing`, `speaking`, `pausing`); or it is written to its end and still sounds, waits a moment for sound, or is over
 * (`finishing`, `closing`, `ended`).
 */
export type ExchangePhase = 'writing' | 'speaking' | 'pausing' | 'finishing' | 'closing' | 'ended'

/**
 * What can happen to it: its sound begins or ends, the service has written all of it, the moment without sound is over
 * (`silent`), or the line is gone (`broken`).
 */
export type ExchangeEvent = 'sounds' | 'soundEnds' | 'written' | 'silent' | 'broken'

/** What follows on what. Where nothing stands, the event comes too late or twice and changes nothing. */
export const NEXT_EXCHANGE_PHASES: Record<ExchangePhase, Partial<Record<ExchangeEvent, ExchangePhase>>> = {
  writing: { sounds: 'speaking', written: 'closing', broken: 'ended' },
  speaking: { soundEnds: 'pausing', written: 'finishing', broken: 'ended' },
  pausing: { sounds: 'speaking', written: 'closing', silent: 'writing', broken: 'ended' },
  finishing: { soundEnds: 'closing', broken: 'ended' },
  closing: { sounds: 'finishing', silent: 'ended', broken: 'ended' },
  ended: {},
}

export function isSounding({ phase }: { phase: ExchangePhase }): boolean {
  return phase === 'speaking' || phase === 'finishing'
}

/** Whether the service has written all of it. */
export function isWritten({ phase }: { phase: ExchangePhase }): boolean {
  return phase === 'finishing' || phase === 'closing' || phase === 'ended'
}
