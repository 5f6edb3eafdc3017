import { accountEndpoints, type User } from '#contract/accounts.ts'
import { voiceCallEndpoints } from '#contract/voice-call.ts'
import { ApiError, request } from '#lib/api.ts'
import { beforeLeaving } from '#lib/before-leaving.ts'
import { onLogout } from '#lib/on-logout.ts'
import { askWhetherLocked, noteTouch, presenceStore } from '#lib/presence.ts'
import { callModel } from '#lib/providers.ts'
import { queryClient } from '#lib/query-client.ts'
import { endToasts, toast } from '#ui/toasts.ts'
import type { VoiceCallParts } from './calling.ts'
import { NotConnected } from './problems.ts'
import { createSpeaker } from './speaker.ts'
import { createVoiceCall, type VoiceCall } from './voice-call.ts'

/** What the tutor is asked to be. The server takes it as a hint and composes its own. */
const INSTRUCTION = [
  'You are a friendly learning helper for children. Speak mainly in English.',
  'Never give homework answers directly: guide step by step.',
].join(' ')
/** Milliseconds that the service may take to answer an offer. */
const OFFER_LIMIT = 15_000

/** HTTP's word for it. */
const LOCKED = 423

const calls: VoiceCall[] = []

/** A voice call with this window's microphone, loudspeaker and server. Whoever connects ends the call of the others. */
export function createCallInWindow(
  parts: Pick<VoiceCallParts, 'store'> & Partial<VoiceCallParts>,
): VoiceCall {
  const made = createVoiceCall({
    createSession: async signal =>
      request(voiceCallEndpoints.createSession, {
        body: { model: await callModel(), messages: [{ role: 'developer', content: INSTRUCTION }] },
        signal,
      }),
    makePeer: configuration => new RTCPeerConnection(configuration),
    postOffer,
    getUserMedia: constraints => navigator.mediaDevices.getUserMedia(constraints),
    speaker: createSpeaker(toast),
    userId: () => queryClient.getQueryData<User | null>([accountEndpoints.me.path])?.id ?? null,
    saveExchange,
    reportUse: async seconds =>
      (await request(voiceCallEndpoints.reportUse, { body: { seconds } })).secondsLeft,
    notePresence: noteTouch,
    toast,
    endToasts,
    ...parts,
  })
  const call = {
    ...made,
    connect(): Promise<void> {
      for (const other of calls) if (other !== call) other.disconnect()
      return made.connect()
    },
  }
  calls.push(call)
  return call
}

async function postOffer({ url, secret, sdp, signal }: Parameters<VoiceCallParts['postOffer']>[0]) {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/sdp', authorization: `Bearer ${secret}` },
      body: sdp,
      credentials: 'omit',
      signal: AbortSignal.any([signal, AbortSignal.timeout(OFFER_LIMIT)]),
    })
    if (response.ok) return await response.text()
    throw new NotConnected(`The AI service refused the call (${response.status}).`)
  } catch (error) {
    if (signal.aborted || error instanceof NotConnected) throw error
    // The browser's own words, such as `Failed to fetch`, help nobody.
    throw new NotConnected('The AI service can’t be reached. Please check the internet connection.')
  }
}

async function saveExchange(exchange: Parameters<VoiceCallParts['saveExchange']>[0]): Promise<string | null> {
  try {
    const body = { ...exchange, isBookmarked: false, spokenAt: exchange.spokenAt.toISOString() }
    const save = () => request(voiceCallEndpoints.saveExchange, { body, outlivesPage: true })
    const { isFlagged, kindWords } = await save().catch(async (error: unknown) => {
      if (!(error instanceof ApiError) || error.status !== LOCKED) throw error
      await untilUnlocked()
      return save()
    })
    void queryClient.invalidateQueries({ queryKey: [voiceCallEndpoints.exchanges.path] })
    return isFlagged ? (kindWords ?? null) : null
  } catch (error) {
    console.error('The talk could not be saved', error)
    return null
  }
}

/** Another window may have locked this one, which is told later than the server. */
async function untilUnlocked(): Promise<void> {
  await askWhetherLocked()
  if (!presenceStore.getState().isLocked) return
  await new Promise<void>(resolve => {
    const stop = presenceStore.subscribe(({ isLocked }) => {
      if (isLocked) return
      stop()
      resolve()
    })
  })
}

function endAll(): void {
  for (const call of calls) call.disconnect()
}

onLogout(() => {
  endAll()
  for (const { store } of calls) store.setState({ reply: '' })
})
beforeLeaving(async () => {
  endAll()
  await Promise.all(calls.map(({ kept }) => kept()))
})
window.addEventListener('pagehide', endAll)
presenceStore.subscribe(({ isLocked }) => {
  if (!isLocked) return
  endAll()
  // Whoever unlocks the page may be somebody at home.
  for (const { store } of calls) store.setState({ reply: '' })
})
