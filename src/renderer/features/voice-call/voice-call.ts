import { USE_REPORT_EVERY } from '#contract/voice-call.ts'
import type { ToastOptions, ToastTopic } from '#ui/toasts.ts'
import { type CallMicrophoneParts, createCallMicrophone } from './call-microphone.ts'
import { type CallEvent, type CallPhase, NEXT_PHASES } from './call-phase.ts'
import { type CallState, type CallStore, quiet, readStatus } from './call-state.ts'
import { createCallTime } from './call-time.ts'
import { createDialogue, type DialogueParts } from './dialogue.ts'
import { createHand } from './hand.ts'
import type { EndedExchange } from './kept-exchanges.ts'
import { createLine, type LineParts } from './line.ts'
import { createProblem, INTERRUPTED, isFinal, LOST, MICROPHONE_REFUSED, type Problem } from './problems.ts'
import { pause } from './waiting.ts'

const MOST_ATTEMPTS = 5
/** Milliseconds before the first attempt to connect again; each further one waits twice as long. */
const FIRST_WAIT = 1_000
/** Seconds there and back from which on the child should know that it is not being ignored. */
const SLOW = 1

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
interface OngoingCall {
  end: AbortController
  /** To connect again, since the line was last known to be good. */
  attempts: number
  checks: ReturnType<typeof setInterval> | undefined
}

export type VoiceCall = ReturnType<typeof createVoiceCall>

/** A voice call, which goes from phase to phase as `NEXT_PHASES` says. */
export function createVoiceCall(parts: VoiceCallParts) {
  const { store, toast, userId, speaker } = parts
  let ongoing: OngoingCall | null = null
  let phase: CallPhase = 'idle'

  /** @returns whether the event means anything in the phase of the moment; the store then shows the next one */
  function enter(event: CallEvent, shown: Partial<CallState> = {}): boolean {
    const next = NEXT_PHASES[phase][event]
    if (!next) return false
    phase = next
    store.setState({ ...shown, ...readStatus(next) })
    return true
  }

  const complain = (message: string) =>
    toast({
      look: 'destructive',
      title: 'Error',
      description: 'Your tutor could not answer that. Please say it once more.',
      forGrownUps: message,
      about: 'call',
    })

  const line = createLine({
    ...parts,
    hear: voice => speaker.hear(voice),
    isPushToTalk: () => store.getState().isPushToTalk,
    onEvent: event => dialogue.receive(event),
    onBroken: canRestart => void interrupted(canRestart),
    onError: complain,
  })
  const dialogue = createDialogue({
    ...parts,
    requests: line.requests,
    async save(spoken) {
      const id = userId()
      return id === null ? null : parts.saveExchange({ ...spoken, userId: id })
    },
    onReply: reply => store.setState({ reply }),
    onListening(isListening) {
      parts.notePresence()
      store.setState({ isListening: isListening && phase === 'connected' })
    },
    onHearing(isHearing) {
      if (isHearing) parts.notePresence()
      store.setState({ isHearing })
    },
    mute: speaker.mute,
    onError: complain,
  })
  const microphone = createCallMicrophone({
    ...parts,
    refusedWords: parts.microphoneRefused ?? MICROPHONE_REFUSED,
    onGone: () => void replaceMicrophone(),
  })
  const time = createCallTime({
    report: async seconds => (userId() === null ? undefined : parts.reportUse(seconds)),
    onUsedUp(message) {
      if (!ongoing) return
      disconnect()
      toast({ title: 'Time for a break', description: message, duration: 10_000 })
    },
  })
  const { hold, letGo, drop, setPushToTalk } = createHand({
    ...parts,
    dialogue,
    requests: line.requests,
    microphone: microphone.current,
    update: line.update,
  })

  async function connect(): Promise<void> {
    if (!enter('call', { ...quiet, problem: null, reply: '' })) return
    const mine: OngoingCall = { end: new AbortController(), attempts: 0, checks: undefined }
    ongoing = mine
    dialogue.forget()
    const { signal } = mine.end
    const openMicrophone = async () =>
      parts.beginsWithoutMicrophone ? null : (await microphone.open(signal)).track
    try {
      await line.call(openMicrophone, signal)
      becomeConnected(mine)
      microphone.watchSilence()
    } catch (error) {
      if (ongoing === mine) fail(mine, error)
    }
  }

  function becomeConnected(mine: OngoingCall): void {
    if (!enter('opened', { isListening: !dialogue.isSounding() })) return
    parts.endToasts('call')
    time.start(line.secondsLeft())
    mine.checks ??= setInterval(() => void check(mine), USE_REPORT_EVERY * 1000)
    toast({
      title: 'Connected to AI',
      description: 'You can now speak to the AI assistant.',
      duration: 3_000,
      about: 'call',
    })
  }

  /** Every 30 seconds: how the line is, and how long has been talked. */
  async function check(mine: OngoingCall): Promise<void> {
    void time.tell()
    if (phase !== 'connected') return
    mine.attempts = 0
    const seconds = await line.roundTrip().catch(() => null)
    if (ongoing === mine) store.setState({ isSlow: (seconds ?? 0) > SLOW })
  }

  /** First the network negotiation is restarted, then whole calls are tried, ever more slowly. */
  async function interrupted(canRestart: boolean): Promise<void> {
    const mine = ongoing
    if (!mine || !enter('broken', { isListening: false, isHearing: false })) return
    time.stop()
    drop()
    toast({ title: INTERRUPTED, description: 'Please wait a moment.', about: 'call' })
    try {
      if (!canRestart || !(await isRestarted(mine))) await callAgain(mine)
      becomeConnected(mine)
    } catch (error) {
      if (ongoing !== mine) return
      if (isFinal(error)) fail(mine, error)
      else giveUp(mine)
    }
  }

  async function isRestarted(mine: OngoingCall): Promise<boolean> {
    try {
      await line.restart()
      return true
    } catch {
      mine.end.signal.throwIfAborted()
      return false
    }
  }

  /** @throws after the last attempt, or at once what another one would come to as well */
  async function callAgain(mine: OngoingCall): Promise<void> {
    const { signal } = mine.end
    dialogue.breakOff('cut_off')
    for (;;) {
      line.hangUp()
      if (mine.attempts >= MOST_ATTEMPTS) throw new Error(LOST.title)
      await pause(FIRST_WAIT * 2 ** mine.attempts, signal)
      mine.attempts += 1
      try {
        await line.call(async () => microphone.track(), signal)
        dialogue.replay()
        return
      } catch (error) {
        signal.throwIfAborted()
        if (isFinal(error)) throw error
      }
    }
  }

  function release(mine: OngoingCall): void {
    ongoing = null
    mine.end.abort()
    clearInterval(mine.checks)
    parts.endToasts('call')
    line.hangUp()
    drop()
    microphone.close()
    time.stop()
    void time.tell()
  }

  function fail(mine: OngoingCall, error: unknown): void {
    dialogue.breakOff('cut_off')
    release(mine)
    const problem = createProblem(error)
    enter('failed', { ...quiet, problem })
    parts.onProblem?.(problem)
  }

  function giveUp(mine: OngoingCall): void {
    release(mine)
    enter('lost', { ...quiet, problem: LOST })
    parts.onProblem?.(LOST)
  }

  /** The child ends the call, at any moment: nothing of it goes on. */
  function disconnect(): void {
    if (ongoing) {
      dialogue.breakOff('stopped')
      release(ongoing)
    }
    enter('end', { ...quiet, problem: null })
  }

  /** Says something in writing. @returns whether it was sent: blank text and a missing line or user send nothing */
  function sendText(text: string): boolean {
    const id = userId()
    const words = text.trim()
    if (words === '') return false
    if (phase !== 'connected' || id === null) {
      console.warn('A message was not sent: there is no talk')
      return false
    }
    if (!line.requests().say(words, id)) return false
    dialogue.wrote(words)
    return true
  }

  /** The microphone was unplugged: perhaps there is another one. */
  async function replaceMicrophone(): Promise<void> {
    const mine = ongoing
    microphone.close()
    if (!mine) return
    try {
      await line.setMicrophone((await microphone.open(mine.end.signal)).track)
      microphone.watchSilence()
    } catch (error) {
      if (ongoing !== mine) return
      if (parts.beginsWithoutMicrophone) parts.onProblem?.(createProblem(error))
      else fail(mine, error)
    }
  }

  /** Opens or closes the microphone of a call that began without one. */
  async function turnMicrophone(isOn: boolean): Promise<void> {
    if (phase !== 'connected') return
    if (isOn) {
      if (!microphone.current()) await replaceMicrophone()
      return
    }
    await line.setMicrophone(null)
    microphone.close()
  }

  const { kept } = dialogue
  return { store, connect, disconnect, kept, sendText, turnMicrophone, hold, letGo, setPushToTalk }
}
