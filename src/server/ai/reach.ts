import type { Asker } from '../shared/learner.ts'
import type { ServiceState } from './connections.ts'
import { isOffline } from './stand-in.ts'

/** So long after a failure nobody is asked to wait for it again, in milliseconds. */
const REST = 60_000

/** How an AI at home stands that could not be reached. */
export interface Gone {
  /** When it was first found gone, ISO 8601 in UTC. */
  since: string
  /** It was asked for just now: until it is tried again, others do its work. */
  isResting: boolean
}

export type Reach = ReturnType<typeof createReach>

/**
 * Remembers which AI at home can't be reached, and since when; of this run alone. A computer that sleeps is no fault to
 * tell a child of again and again.
 */
export function createReach(now: () => Date) {
  const gone = new Map<string, { since: Date; last: Date }>()
  const nameOf = (familyId: number, service: string) => `${familyId}/${service}`
  return {
    /** After each use: what it has failed at, or nothing. */
    note({ familyId }: Pick<Asker, 'familyId'>, { provider }: ServiceState, failure?: unknown): void {
      if (provider.kind !== 'home') return
      const name = nameOf(familyId, provider.id)
      if (failure === undefined) gone.delete(name)
      else if (isOffline(failure)) gone.set(name, { since: gone.get(name)?.since ?? now(), last: now() })
    },
    of(familyId: number, service: string): Gone | undefined {
      const known = gone.get(nameOf(familyId, service))
      if (!known) return undefined
      const passed = now().getTime() - known.last.getTime()
      return { since: known.since.toISOString(), isResting: passed >= 0 && passed < REST }
    },
  }
}
