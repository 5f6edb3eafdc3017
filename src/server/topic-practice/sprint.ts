import { type Sprint, sprintSchema } from '#contract/topic-practice.ts'
import type { Db } from '../db/schema.ts'

/** The sprint of a child: off until it wants one, with its own best times. */
export async function readSprint(db: Db, childId: number): Promise<Sprint> {
  const row = await db.selectFrom('children').select('sprint').where('id', '=', childId).executeTakeFirst()
  const kept = row?.sprint ?? null
  return { isOn: kept !== null, best: kept === null ? {} : bestIn(kept) }
}

/** A backup from elsewhere may hold anything. */
function bestIn(kept: string): Sprint['best'] {
  try {
    return sprintSchema.shape.best.catch({}).parse(JSON.parse(kept))
  } catch {
    return {}
  }
}

/** Turned off, the best times go. */
export async function switchSprint(db: Db, childId: number, isOn: boolean): Promise<Sprint> {
  const known = await readSprint(db, childId)
  if (known.isOn !== isOn) await write(db, childId, isOn ? {} : null)
  return readSprint(db, childId)
}

/** Keeps a time where it is the best one of its table; of a child that wants no sprint nothing is kept. */
export async function keepTime(
  db: Db,
  childId: number,
  { table, seconds }: { table: number; seconds: number },
): Promise<Sprint> {
  const { isOn, best } = await readSprint(db, childId)
  if (!isOn || (best[table] ?? Infinity) <= seconds) return { isOn, best }
  const better = { ...best, [table]: seconds }
  await write(db, childId, better)
  return { isOn, best: better }
}

async function write(db: Db, childId: number, best: Sprint['best'] | null): Promise<void> {
  const sprint = best && JSON.stringify(best)
  await db.updateTable('children').set({ sprint }).where('id', '=', childId).execute()
}
