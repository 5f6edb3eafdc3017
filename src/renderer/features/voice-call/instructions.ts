import { NotConnected } from './problems.ts'
import type { ServiceEvent } from './service-events.ts'
import { within } from './waiting.ts'

/** Milliseconds that the service may take to accept its instructions. */
const ACCEPT_LIMIT = 5_000

/** Hands the service its instructions, on one line. */
export function instructions(send: (event: object) => boolean, whole: AbortSignal) {
  let update: { id: string; take: () => void; refuse: (error: Error) => void } | null = null
  let updates = 0

  return {
    /** Hands them over and waits until the service has taken them. */
    async instruct(settings: object): Promise<void> {
      updates += 1
      const id = `instructions-${updates}`
      const { promise: taken, resolve: take, reject: refuse } = Promise.withResolvers<void>()
      update = { id, take, refuse }
      try {
        send({ type: 'session.update', event_id: id, session: settings })
        await within(ACCEPT_LIMIT, taken, 'Your tutor was not ready in time.', whole)
      } finally {
        update = null
      }
    },

    /** Hears whether they are taken or refused. @returns whether the event is for nobody else */
    hear(event: ServiceEvent): boolean {
      if (update && event.type === 'session.updated') update.take()
      const isRefusal = update !== null && event.type === 'error' && event.error?.event_id === update.id
      if (isRefusal)
        update?.refuse(new NotConnected(event.error?.message ?? 'Your tutor could not get ready.'))
      return isRefusal
    },
  }
}
