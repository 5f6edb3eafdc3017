import { USE_REPORT_EVERY } from '#contract/voice-call.ts'
import { quiet } from './call-state.ts'
import { type Calling, enter, fail, giveUp, type OngoingCall } from './calling.ts'
import { INTERRUPTED, isFinal, LOST } from './problems.ts'
import { pause } from './waiting.ts'

const MOST_ATTEMPTS = 5
/** Milliseconds before the first attempt to connect again; each further one waits twice as long. */
const FIRST_WAIT = 1_000
/** Seconds there and back from which on the child should know that it is not being ignored. */
const SLOW = 1

/** Begins a call, where there is none. */
export async function connect(calling: Calling): Promise<void> {
  const { parts, line, dialogue, microphone } = calling
  if (!enter(calling, 'call', { ...quiet, problem: null, reply: '' })) return
  const mine: OngoingCall = { end: new AbortController(), attempts: 0, checks: undefined }
  calling.ongoing = mine
  dialogue.forget()
  const { signal } = mine.end
  const openMicrophone = async () =>
    parts.beginsWithoutMicrophone ? null : (await microphone.open(signal)).track
  try {
    await line.call(openMicrophone, signal)
    becomeConnected(calling, mine)
    microphone.watchSilence()
  } catch (error) {
    if (calling.ongoing === mine) fail(calling, mine, error)
  }
}

/** First the network negotiation is restarted, then whole calls are tried, ever more slowly. */
export async function reconnect(calling: Calling, canRestart: boolean): Promise<void> {
  const mine = calling.ongoing
  if (!mine || !enter(calling, 'broken', { isListening: false, isHearing: false })) return
  calling.time.stop()
  calling.dropHeld()
  calling.parts.toast({ title: INTERRUPTED, description: 'Please wait a moment.', about: 'call' })
  try {
    if (!canRestart || !(await isRestarted(calling, mine))) await callAgain(calling, mine)
    becomeConnected(calling, mine)
  } catch (error) {
    if (calling.ongoing !== mine) return
    if (isFinal(error)) fail(calling, mine, error)
    else giveUp(calling, mine)
  }
}

function becomeConnected(calling: Calling, mine: OngoingCall): void {
  const { parts, line, dialogue, time } = calling
  if (!enter(calling, 'opened', { isListening: !dialogue.isSounding() })) return
  parts.endToasts('call')
  time.start(line.secondsLeft())
  mine.checks ??= setInterval(() => void check(calling, mine), USE_REPORT_EVERY * 1000)
  parts.toast({
    title: 'Connected to AI',
    description: 'You can now speak to the AI assistant.',
    duration: 3_000,
    about: 'call',
  })
}

/** Every 30 seconds: how the line is, and how long has been talked. */
async function check(calling: Calling, mine: OngoingCall): Promise<void> {
  void calling.time.tell()
  if (calling.phase !== 'connected') return
  mine.attempts = 0
  const seconds = await calling.line.roundTrip().catch(() => null)
  if (calling.ongoing === mine) calling.parts.store.setState({ isSlow: (seconds ?? 0) > SLOW })
}

async function isRestarted({ line }: Calling, mine: OngoingCall): Promise<boolean> {
  try {
    await line.restart()
    return true
  } catch {
    mine.end.signal.throwIfAborted()
    return false
  }
}

/** @throws after the last attempt, or at once what another one would come to as well */
async function callAgain({ line, dialogue, microphone }: Calling, mine: OngoingCall): Promise<void> {
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
