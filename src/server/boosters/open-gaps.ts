import type { OpenGap } from '../ai/conversation.ts'
import type { Db } from '../db/schema.ts'
import { shareNext } from '../shared/share-next.ts'
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

/** Reads them child by child: of many messages at once, all that come while they are read share the next reading. */
export function sharedByChild<T>(read: (childId: number) => Promise<T>): (childId: number) => Promise<T> {
  const readings = new Map<number, () => Promise<T>>()
  return childId => {
    const ask = readings.get(childId) ?? shareNext(() => read(childId)).ask
    readings.set(childId, ask)
    return ask()
  }
}
