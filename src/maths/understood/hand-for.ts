import type { ByHand } from '../kinds/by-hand.ts'
import { byHandFor } from '../kinds/doors.ts'
import { readAlone } from '../typed/read-alone.ts'

/** How the one question in a text can be answered by hand; undefined for several, and where nothing fits. */
export function handFor(text: string): ByHand | undefined {
  const [question, ...others] = readAlone(text) ?? []
  return question && others.length === 0 ? byHandFor(question) : undefined
}
