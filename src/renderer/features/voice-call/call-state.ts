import { createStore } from 'zustand/vanilla'
import type { CallPhase } from './call-phase.ts'
import type { Problem } from './problems.ts'

export interface CallState {
  /** `givenUp` after the last attempt to get an interrupted connection back. */
  status: 'idle' | 'connecting' | 'connected' | 'error' | 'givenUp'
  /** Connecting again after an interruption. */
  isReconnecting: boolean
  /** Why there is no call. */
  problem: Problem | null
  /** The tutor is not speaking. */
  isListening: boolean
  /** The child's voice is heard right now. */
  isHearing: boolean
  hasMicrophone: boolean
  /** The microphone is there, but muted by its own switch or the computer. */
  isMicrophoneMuted: boolean
  /** What is said takes more than a second to get there and back. */
  isSlow: boolean
  /** What the tutor said last, or is saying. Markdown. */
  reply: string
  isPushToTalk: boolean
  /** The button of push-to-talk is held. */
  isHeld: boolean
  /** The microphone's loudness at this moment, from 0 to 1. */
  loudness: () => number
}

/** A phase as the screens know it. */
export function readStatus(phase: CallPhase): Pick<CallState, 'status' | 'isReconnecting'> {
  const isReconnecting = phase === 'interrupted'
  return { status: phase === 'interrupted' ? 'connecting' : phase, isReconnecting }
}

const silent = () => 0

/** What is true whenever nobody talks. */
export const quiet = {
  isReconnecting: false,
  isListening: false,
  isHearing: false,
  hasMicrophone: false,
  isMicrophoneMuted: false,
  isSlow: false,
  isHeld: false,
  loudness: silent,
} satisfies Partial<CallState>

export function createCallStore(isPushToTalk: boolean) {
  return createStore<CallState>(() => ({
    ...quiet,
    status: 'idle',
    problem: null,
    reply: '',
    isPushToTalk,
  }))
}

export type CallStore = ReturnType<typeof createCallStore>
