import type { OpenGap } from '../ai/conversation.ts'
import type { Db } from '../db/schema.ts'
import { listGapGroups } from './overview.ts'

const STILL_TO_PRACTISE = ['reopened', 'open', 'due']
/** A conversation asks from so many. */
const MOST = 6

/** What the child has still to practise, what is to be practised first first. */
export async function listOpenGaps(db: Db, childId: number, now: Date): Promise<OpenGap[]> {
  const { groups } = await listGapGroups(db, childId, now)
  return groups
    .filter(({ state }) => STILL_TO_PRACTISE.includes(state))
    .slice(0, MOST)
    .map(({ gapId, concept, description }) => ({ gapId, concept, description }))
}
