import type { RealtimeSession, SessionAnswer } from '#contract/voice-call.ts'
import { ApiError } from '#lib/api.ts'
import { createLink, type Link, type LinkParts } from './link.ts'
import { SessionRefused } from './problems.ts'
import { unknownError } from './reply-text.ts'
import { createRequests } from './requests.ts'
import type { ServiceEvent } from './service-events.ts'
import { createSettings } from './session-settings.ts'

export interface LineParts
  extends Pick<LinkParts, 'makePeer' | 'postOffer' | 'hear' | 'onEvent' | 'onBroken'> {
  createSession: (signal: AbortSignal) => Promise<SessionAnswer>
  isPushToTalk: () => boolean
  /** What the service complains about, for people. */
  onError: (message: string) => void
}

/** The line to the service: at most one call at a time, each with a secret of its own. */
export function createLine(parts: LineParts) {
  let link: Link | null = null
  let session: RealtimeSession | null = null
  let requests = createRequests({ send: () => false })

  async function createSession(signal: AbortSignal): Promise<RealtimeSession> {
    const { success, data, error, code } = await parts.createSession(signal).catch(error => {
      if (error instanceof ApiError && error.status > 0) throw new SessionRefused(error.message, error.code)
      throw error
    })
    signal.throwIfAborted()
    if (!success || !data) throw new SessionRefused(error ?? 'no reason given', code)
    return data
  }

  function receive(event: ServiceEvent): void {
    if (event.type !== 'error') parts.onEvent(event)
    // The service ends every call after 60 minutes.
    else if (event.error?.code === 'session_expired') parts.onBroken(false)
    else if (!requests.refused(event.error ?? {})) parts.onError(event.error?.message || unknownError())
  }

  const settings = (of: RealtimeSession) => createSettings(of, parts.isPushToTalk())

  return {
    requests: () => requests,

    /**
     * Session, peer connection, microphone, offer and answer, in this order.
     * @throws SessionRefused, NotConnected, or what the microphone throws; hang up then
     */
    async call(microphone: () => Promise<MediaStreamTrack | null>, signal: AbortSignal): Promise<void> {
      const made = await createSession(signal)
      const mine: Link = createLink(
        made,
        {
          ...parts,
          onEvent: event => link === mine && receive(event),
          onBroken: canRestart => link === mine && parts.onBroken(canRestart),
        },
        signal,
      )
      link = mine
      session = made
      requests = createRequests(mine)
      await mine.call(await microphone(), settings(made))
    },

    /** Tries to get an interrupted call back. @throws when only a new call helps */
    async restart(): Promise<void> {
      if (!link || !session) throw new Error('There is no call')
      await link.restart(settings(session))
    },

    /** Tells the service anew who decides when the child has finished. */
    update(): void {
      if (session) link?.send({ type: 'session.update', session: settings(session) })
    },

    setMicrophone: async (track: MediaStreamTrack | null) => link?.setMicrophone(track),

    /** Of the talking this month, when the call was made; none when there is no limit. */
    secondsLeft: () => session?.secondsLeft,

    roundTrip: async () => (await link?.roundTrip()) ?? null,

    /** Ends the call and forgets its secret. */
    hangUp(): void {
      requests.end()
      link?.close()
      link = null
      session = null
    },
  }
}
