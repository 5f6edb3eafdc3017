import type { Connection } from './language-model.ts'

/** A few accounts with a few services each. */
const MOST_KEPT = 20

export type KeptConnections = ReturnType<typeof keptConnections>

/**
 * What is made for a connection and kept, because making it takes longer than using it and it learns how its service
 * wants to be asked. It holds the key, so all of it is forgotten when a connection ends.
 */
export function keptConnections() {
  const all = new Set<Map<string, unknown>>()
  return {
    /** The same connection gets the same again. */
    keep<C extends Connection | undefined, T>(make: (connection: C) => T): (connection: C) => T {
      const kept = new Map<string, T>()
      all.add(kept)
      return connection => {
        const id = JSON.stringify(connection ?? null)
        const known = kept.get(id)
        if (known !== undefined) return known
        if (kept.size === MOST_KEPT) kept.clear()
        const made = make(connection)
        kept.set(id, made)
        return made
      }
    },
    forget(): void {
      for (const kept of all) kept.clear()
    },
  }
}
