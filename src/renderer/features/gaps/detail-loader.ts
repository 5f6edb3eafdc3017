import { createStore } from 'zustand/vanilla'
import type { EvaluationDetail } from '#contract/evaluations.ts'

/** So many evaluations are read at the same time at most. */
export const MOST_AT_ONCE = 6
/** The screen is told about the first few at once, later about so many together. */
const BATCH = 30

export interface DetailState {
  /** By evaluation id. */
  details: ReadonlyMap<number, EvaluationDetail>
  failed: number
  isLoading: boolean
}

interface LoaderParts {
  load: (id: number) => Promise<EvaluationDetail>
  /** Told about each evaluation that could not be read. */
  log: (message: string, error: unknown) => void
}

/** Reads the details of many evaluations, each by its own call, and shows them as they come. */
export function createDetailLoader({ load, log }: LoaderParts) {
  const store = createStore<DetailState>(() => ({ details: new Map(), failed: 0, isLoading: false }))
  let current: object | null = null

  /** Starts over with these evaluations, read in this order. What is on its way for others is dropped. */
  async function open(ids: readonly number[]): Promise<void> {
    const mine = {}
    current = mine
    const wanted = new Set(ids)
    const details = new Map([...store.getState().details].filter(([id]) => wanted.has(id)))
    const missing = ids.filter(id => !details.has(id))
    store.setState({ details: new Map(details), failed: 0, isLoading: missing.length > 0 })

    let next = 0
    let failed = 0
    let untold = 0
    const tell = () => {
      untold = 0
      store.setState({ details: new Map(details), failed })
    }
    async function work(): Promise<void> {
      while (current === mine && next < missing.length) {
        const id = missing[next++] as number
        try {
          details.set(id, await load(id))
        } catch (error) {
          failed++
          log(`Evaluation ${id} could not be read and is left out`, error)
        }
        untold++
        if (current === mine && (untold >= BATCH || details.size <= MOST_AT_ONCE)) tell()
      }
    }
    await Promise.all(Array.from({ length: MOST_AT_ONCE }, work))
    if (current !== mine) return
    tell()
    store.setState({ isLoading: false })
  }

  function close(): void {
    current = null
  }

  return { store, open, close }
}
