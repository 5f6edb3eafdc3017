import { createStore } from 'zustand/vanilla'
import type { Comfort } from '#contract/comfort.ts'
import { USUAL_COMFORT } from '#contract/usual-comfort.ts'

/** How the child of this window likes to read; as usual while there is none. */
export const comfort = createStore<Comfort>(() => USUAL_COMFORT)

/** Where `first-look.js` finds it before anything is drawn, by the child's number. */
const KEPT = 'comfort'

/**
 * From now on the page looks so; the next load begins so too.
 * @param childId null while nobody is chosen
 */
export function applyComfort(childId: number | null, wished: Comfort = USUAL_COMFORT): void {
  const { speed: _, voice: __, ...seen } = wished
  comfort.setState(wished, true)
  Object.assign(document.documentElement.dataset, seen)
  if (childId === null) return
  localStorage.setItem(KEPT, JSON.stringify({ ...readKept(), [childId]: seen }))
}

function readKept(): Record<string, unknown> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}')
  } catch {
    return {}
  }
}
