/** So many exchanges of a session are remembered, and so many sessions. */
const MOST_EXCHANGES = 20
const MOST_SESSIONS = 200

export interface UnkeptExchange {
  /** The newest stored message when it was said. */
  after: number
  /** When, ISO 8601 in UTC. */
  at: string
  text: string
  reply: string
}

/**
 * What nobody at home may read: it lives in memory alone, for as long as the app runs, so that the next message of the
 * same chat is understood.
 */
export function createUnkept() {
  const sessions = new Map<number, UnkeptExchange[]>()
  let lastId = 0
  return {
    /** An id that no stored message has. */
    newId(): number {
      lastId -= 1
      return lastId
    },
    of: (sessionId: number): readonly UnkeptExchange[] => sessions.get(sessionId) ?? [],
    add(sessionId: number, exchange: UnkeptExchange): void {
      const all = [...(sessions.get(sessionId) ?? []), exchange].slice(-MOST_EXCHANGES)
      sessions.delete(sessionId)
      sessions.set(sessionId, all)
      const [oldest] = sessions.keys()
      if (sessions.size > MOST_SESSIONS && oldest !== undefined) sessions.delete(oldest)
    },
    forget: (sessionId: number) => sessions.delete(sessionId),
  }
}
export type Unkept = ReturnType<typeof createUnkept>
