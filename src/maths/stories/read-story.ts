import { readByEvidence } from './evidence/read-by-evidence.ts'
import { readByLaws } from './facts/read-by-laws.ts'
import { type JoinedReading, joinReadings } from './join-readings.ts'

/** More is no story of a schoolbook. */
const LONGEST = 1_200
const REMEMBERED = 100
const remembered = new Map<string, JoinedReading>()

/** Whether a text may be a story at all; cheap. */
const MAY_BE = /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twice|half|dozen)\b/i
const ASKS = /\b(?:how|what)\b/i

/** Reads a word problem by both readers; what was read is kept for the next calls of an evaluation. */
export function readStory(text: string): JoinedReading {
  if (text.length > LONGEST || !ASKS.test(text) || !MAY_BE.test(text))
    return { tier: 'none', why: 'no story' }
  const known = remembered.get(text)
  if (known) return known
  const joined = joinReadings(readByLaws(text), readByEvidence(text))
  const [oldest] = remembered.keys()
  if (oldest !== undefined && remembered.size >= REMEMBERED) remembered.delete(oldest)
  remembered.set(text, joined)
  return joined
}
