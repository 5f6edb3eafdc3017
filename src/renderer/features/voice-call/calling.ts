import type { ToastOptions, ToastTopic } from '#ui/toasts.ts'
import type { CallMicrophoneParts, createCallMicrophone } from './call-microphone.ts'
import { type CallEvent, type CallPhase, NEXT_PHASES } from './call-phase.ts'
import { type CallState, type CallStore, quiet, readStatus } from './call-state.ts'
import type { createCallTime } from './call-time.ts'
import type { Dialogue, DialogueParts } from './dialogue.ts'
import type { EndedExchange } from './kept-exchanges.ts'
import type { createLine, LineParts } from './line.ts'
import { createProblem, LOST, type Problem } from './problems.ts'

export interface VoiceCallParts
  extends Pick<LineParts, 'createSession' | 'makePeer' | 'postOffer'>,
    Pick<CallMicrophoneParts, 'getUserMedia' | 'makeMeter'>,
    Pick<DialogueParts, 'onPiece' | 'onWords' | 'onSilent'> {
  store: CallStore
  speaker: Pick<LineParts, 'hear'> & Pick<DialogueParts, 'mute'>
  /** Who is signed in; null when nobody is. */
  userId: () => number | null
  /** @returns what to tell the child in place of a worrying reply; null also when it could not be saved */
  saveExchange: (ongoing: EndedExchange & { userId: number }) => Promise<string | null>
  /**
   * @returns the seconds that are left this month, undefined when there is no limit
   * @throws ApiError 429 when they are used up
   */
  reportUse: (seconds: number) => Promise<number | undefined>
  /** Somebody is at the computer, though touching nothing. */
  notePresence: () => void
  toast: (options: ToastOptions) => void
  endToasts: (about: ToastTopic) => void
  /** Told of what ended the call or kept it from beginning, or the microphone shut; the store shows the first two. */
  onProblem?: (problem: Problem) => void
  /** The child turns the microphone on later, if at all. */
  beginsWithoutMicrophone?: boolean
  microphoneRefused?: string
}

/** From the click that begins it to the one that ends it. */
export interface OngoingCall {
  end: AbortController
  /** To connect again, since the line was last known to be good. */
  attempts: number
  checks: ReturnType<typeof setInterval> | undefined
}

/** What a voice call is made of, the call of the moment, and the phase that it is in. */
export interface Calling {
  parts: VoiceCallParts
  line: ReturnType<typeof createLine>
  dialogue: Dialogue
  microphone: ReturnType<typeof createCallMicrophone>
  time: ReturnType<typeof createCallTime>
  /** Lets go of the button of push-to-talk; what was being said is lost. */
  dropHeld: () => void
  ongoing: OngoingCall | null
  phase: CallPhase
}

/** @returns whether the event means anything in the phase of the moment; the store then shows the next one */
export function enter(calling: Calling, event: CallEvent, shown: Partial<CallState> = {}): boolean {
  const next = NEXT_PHASES[calling.phase][event]
  if (!next) return false
  calling.phase = next
  calling.parts.store.setState({ ...shown, ...readStatus(next) })
  return true
}

/** The child ends the call, at any moment: nothing of it goes on. */
export function disconnect(calling: Calling): void {
  if (calling.ongoing) {
    calling.dialogue.breakOff('stopped')
    release(calling, calling.ongoing)
  }
  enter(calling, 'end', { ...quiet, problem: null })
}

/** Something keeps the call from going on. */
export function fail(calling: Calling, mine: OngoingCall, error: unknown): void {
  calling.dialogue.breakOff('cut_off')
  release(calling, mine)
  const problem = createProblem(error)
  enter(calling, 'failed', { ...quiet, problem })
  calling.parts.onProblem?.(problem)
}

/** The last attempt to get an interrupted line back was in vain. */
export function giveUp(calling: Calling, mine: OngoingCall): void {
  release(calling, mine)
  enter(calling, 'lost', { ...quiet, problem: LOST })
  calling.parts.onProblem?.(LOST)
}

function release(calling: Calling, mine: OngoingCall): void {
  const { parts, line, microphone, time } = calling
  calling.ongoing = null
  mine.end.abort()
  clearInterval(mine.checks)
  parts.endToasts('call')
  line.hangUp()
  calling.dropHeld()
  microphone.close()
  time.stop()
  void time.tell()
}
