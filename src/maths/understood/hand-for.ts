import type { ByHand } from '../kinds/by-hand.ts'
import { byHandFor } from '../kinds/doors.ts'
import { readTyped } from '../typed/read-typed.ts'

/** How the one question in a text can be answered by hand; undefined for several, and where nothing fits. */
export function handFor(text: string): ByHand | undefined {
  const [question, ...others] = readTyped(text) ?? []
  return question && others.length === 0 ? byHandFor(question) : undefined
}
