import type { IncomingMessage } from 'node:http'
import type { Logger } from 'pino'
import type { End } from '../http/refusals.ts'

/** How often those who hold on to a sign-in are checked for an end that no call has told, in milliseconds. */
const LOOK_EVERY = 1_000

interface Held {
  session: string
  /** The child that it is for. */
  childId: number | undefined
  by: IncomingMessage
  onEnd: (end: End) => void
}

/**
 * Whatever lasts by a sign-in: requests under way and sockets.
 * @param endsOf what has ended for a sign-in by now, by time for one
 */
export function liveSignIns(endsOf: (session: string) => Promise<End[]>, log: Logger) {
  const live = new Set<Held>()
  let looking: ReturnType<typeof setInterval> | undefined
  let isLooking = false

  function stop(): void {
    clearInterval(looking)
    looking = undefined
  }

  async function look(): Promise<void> {
    if (isLooking) return
    isLooking = true
    try {
      for (const session of new Set([...live].map(held => held.session))) {
        for (const end of await endsOf(session)) tell(session, end)
      }
    } catch (error) {
      log.warn({ err: error }, 'sign-ins could not be checked')
    } finally {
      isLooking = false
    }
  }

  function tell(session: string, end: End, but?: IncomingMessage): void {
    for (const held of [...live]) {
      if (held.session !== session) continue
      if (held.by !== but) held.onEnd(end)
      // It may go on for long, as when an account is deleted, and is still to be answered when `look` comes round.
      else live.delete(held)
    }
  }

  return {
    /** @returns what lets go */
    hold(held: Held): () => void {
      live.add(held)
      looking ??= setInterval(() => void look(), LOOK_EVERY).unref()
      return () => {
        live.delete(held)
        if (live.size === 0) stop()
      }
    },
    /** Ends what holds on to a sign-in, at once. @param but the request that asked for it, which is to be answered */
    tell,
    /** Ends what is under way for a child, in whatever sign-in. */
    tellChild(childId: number): void {
      for (const held of [...live]) if (held.childId === childId) held.onEnd('child_gone')
    },
    stop,
  }
}
