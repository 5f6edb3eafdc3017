import type { RealtimeSession } from '#contract/voice-call.ts'
import { instructions } from './instructions.ts'
import { NotConnected } from './problems.ts'
import { readEvent, type ServiceEvent } from './service-events.ts'
import { within } from './waiting.ts'

/** Public servers that tell a computer its address as seen from outside. */
export const STUN_SERVERS = [
  'stun:stun.l.google.com:19302',
  'stun:stun1.l.google.com:19302',
  'stun:stun2.l.google.com:19302',
  'stun:stun3.l.google.com:19302',
  'stun:stun4.l.google.com:19302',
]
const PEER = {
  iceServers: STUN_SERVERS.map(urls => ({ urls })),
  iceCandidatePoolSize: 10,
} satisfies RTCConfiguration
const CHANNEL = 'oai-events'
export const CHANNEL_OPTIONS = { ordered: true, maxRetransmits: 10 } satisfies RTCDataChannelInit

/** Milliseconds that the line may take to open. */
const OPEN_LIMIT = 10_000
/** Milliseconds that an interrupted line gets to come back by a restart of its network negotiation. */
const RESTART_LIMIT = 5_000

export interface LinkParts {
  makePeer: (configuration: RTCConfiguration) => RTCPeerConnection
  /** @returns the SDP of the answer, @throws when the service refuses the offer */
  postOffer: (offer: { url: string; secret: string; sdp: string; signal: AbortSignal }) => Promise<string>
  /** The tutor's voice; null when there is none any more. */
  hear: (voice: MediaStream | null) => void
  onEvent: (event: ServiceEvent) => void
  /** The line that was up is interrupted; without `canRestart` only a new connection brings the call back. */
  onBroken: (canRestart: boolean) => void
}

export type Link = ReturnType<typeof createLink>

/** One call to the realtime service: a peer connection with its data channel. It is used once and then closed. */
export function createLink(session: RealtimeSession, parts: LinkParts, wholeCall: AbortSignal) {
  const end = new AbortController()
  const whole = AbortSignal.any([wholeCall, end.signal])
  const once = { signal: end.signal }
  let phase: 'opening' | 'up' | 'broken' = 'opening'
  let wake: () => void = () => undefined

  const peer = parts.makePeer(PEER)
  const channel = peer.createDataChannel(CHANNEL, CHANNEL_OPTIONS)
  const { sender } = peer.addTransceiver('audio', { direction: 'sendrecv' })

  const hearTrack = ({ streams, track }: RTCTrackEvent) => parts.hear(streams[0] ?? new MediaStream([track]))
  peer.addEventListener('track', hearTrack, once)
  peer.addEventListener(
    'connectionstatechange',
    () => {
      wake()
      if (peer.connectionState === 'disconnected' || peer.connectionState === 'failed') breakOff(true)
    },
    once,
  )
  channel.addEventListener('open', () => wake(), once)
  channel.addEventListener('close', () => breakOff(false), once)
  channel.addEventListener(
    'message',
    ({ data }) => {
      const event = readEvent(data)
      if (event && !hear(event)) parts.onEvent(event)
    },
    once,
  )

  function breakOff(canRestart: boolean): void {
    if (phase === 'up') {
      phase = 'broken'
      parts.onBroken(canRestart)
      return
    }
    const isHopeless = phase === 'opening' ? peer.connectionState !== 'disconnected' : !canRestart
    if (isHopeless) end.abort(new NotConnected('The line to your tutor could not be opened.'))
  }

  /** Waits until it is true; looked at whenever the peer or the channel changes. */
  function until(isTrue: () => boolean, milliseconds: number, late: string): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    wake = () => {
      if (isTrue()) resolve()
    }
    wake()
    return within(milliseconds, promise, late, whole)
  }

  const ends = { peer, session, postOffer: parts.postOffer, whole }

  /** @returns false when the line is not open: nothing was sent */
  function send(event: object): boolean {
    if (channel.readyState !== 'open') return false
    channel.send(JSON.stringify(event))
    return true
  }

  const { instruct, hear } = instructions(send, whole)

  return {
    send,

    /** Makes the call and claims it only once the service has taken its instructions. */
    async call(microphone: MediaStreamTrack | null, settings: object): Promise<void> {
      await sender.replaceTrack(microphone)
      await negotiate(ends, {})
      await until(() => channel.readyState === 'open', OPEN_LIMIT, 'Your tutor did not answer in time.')
      await instruct(settings)
      phase = 'up'
    },

    /**
     * Tries to get an interrupted call back by a restart of its network negotiation.
     * @throws when the service refuses it, or the line stays silent
     */
    async restart(settings: object): Promise<void> {
      const negotiated = negotiate(ends, { iceRestart: true })
      await within(RESTART_LIMIT, negotiated, 'Your tutor did not answer in time.', whole)
      const isConnected = () => peer.connectionState === 'connected'
      await until(isConnected, RESTART_LIMIT, 'The line did not come back in time.')
      await instruct(settings)
      phase = 'up'
    },

    setMicrophone: (microphone: MediaStreamTrack | null) => sender.replaceTrack(microphone),

    roundTrip: () => roundTripOf(peer),

    close(): void {
      end.abort(new Error('The call is over.'))
      channel.close()
      peer.close()
      parts.hear(null)
    },
  }
}

/** Offers a connection, and takes what the service answers. */
async function negotiate(
  given: { peer: RTCPeerConnection; session: RealtimeSession; whole: AbortSignal } & Pick<
    LinkParts,
    'postOffer'
  >,
  options: RTCOfferOptions,
): Promise<void> {
  const { peer, session, postOffer, whole } = given
  const offer = await peer.createOffer(options)
  await peer.setLocalDescription(offer)
  const answer = await postOffer({
    url: `${session.realtimeUrl}?model=${encodeURIComponent(session.model)}`,
    secret: session.client_secret.value,
    sdp: offer.sdp ?? '',
    signal: whole,
  })
  whole.throwIfAborted()
  await peer.setRemoteDescription({ type: 'answer', sdp: answer })
}

/** @returns seconds there and back; null when nobody knows */
async function roundTripOf(peer: RTCPeerConnection): Promise<number | null> {
  const report = await peer.getStats()
  for (const stats of report.values()) {
    if (stats.type === 'candidate-pair' && stats.nominated) return stats.currentRoundTripTime ?? null
  }
  return null
}
