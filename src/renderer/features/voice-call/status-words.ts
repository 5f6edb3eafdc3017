import type { CallState } from './call-state.ts'

/** What the tutor is doing, in a few words. */
export function statusWords(state: CallState): string {
  const { status, isReconnecting, isMicrophoneMuted, isPushToTalk, isHeld, isHearing, isListening } = state
  if (status === 'connecting') return isReconnecting ? 'Connecting again...' : 'Connecting...'
  if (status === 'idle') return 'Off'
  if (status !== 'connected') return 'Not connected'
  if (isMicrophoneMuted) return 'Your microphone is muted'
  if (isHeld || isHearing) return 'I hear you...'
  if (!isListening) return 'Speaking...'
  return isPushToTalk ? 'Hold the button and speak' : 'Listening...'
}
