import { type GapGroup, MOST_WOBBLES, type Week } from '#contract/practice.ts'
import type { Db } from '../db/schema.ts'
import { maths } from '../engine/maths.ts'
import { conceptKey } from '../reviews/reviews.ts'
import { listGapGroups } from './overview.ts'

/** What a child finds hard by now, each concept once, and how a parent can help with it. */
export async function readWobbles(
  db: Db,
  childId: number,
  now: Date,
): Promise<Pick<Week, 'wobbles' | 'moreWobbles'>> {
  const { groups } = await listGapGroups(db, childId, now)
  const open = groups.filter(({ state }) => state === 'open' || state === 'reopened').sort(compareUrgency)
  const concepts = [...Map.groupBy(open, ({ concept }) => conceptKey(concept)).values()]
  const shown = concepts.slice(0, MOST_WOBBLES).flatMap(([group]) => group ?? [])
  const help = await maths.helpAtHome(shown.map(({ concept }) => concept))
  return {
    wobbles: shown.map(({ concept, description, state }, at) => ({
      concept,
      description,
      isBack: state === 'reopened',
      ...help[at],
    })),
    moreWobbles: Math.max(0, concepts.length - MOST_WOBBLES),
  }
}

/** What has come back first, then what most answers have shown, then the newest. */
function compareUrgency(a: GapGroup, b: GapGroup): number {
  const isBack = ({ state }: GapGroup) => (state === 'reopened' ? 1 : 0)
  return isBack(b) - isBack(a) || b.seen.length - a.seen.length || b.gapId - a.gapId
}
