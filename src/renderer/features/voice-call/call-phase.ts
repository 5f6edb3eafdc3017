/** Where a voice call stands, from the click that begins it to the one that ends it. */
export type CallPhase = 'idle' | 'connecting' | 'connected' | 'interrupted' | 'error' | 'givenUp'

/**
 * What can happen to it: the child calls or ends it, the line opens or breaks, another try would not help (`failed`),
 * or the last try to get an interrupted line back was in vain (`lost`).
 */
export type CallEvent = 'call' | 'opened' | 'broken' | 'failed' | 'lost' | 'end'

/** What follows on what. Where nothing stands, the event comes too late or too early and changes nothing. */
export const NEXT_PHASES: Record<CallPhase, Partial<Record<CallEvent, CallPhase>>> = {
  idle: { call: 'connecting', end: 'idle' },
  connecting: { opened: 'connected', failed: 'error', end: 'idle' },
  connected: { broken: 'interrupted', failed: 'error', end: 'idle' },
  interrupted: { opened: 'connected', failed: 'error', lost: 'givenUp', end: 'idle' },
  error: { call: 'connecting', end: 'idle' },
  givenUp: { call: 'connecting', end: 'idle' },
}
