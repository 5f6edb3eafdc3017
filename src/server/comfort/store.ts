import type { Comfort } from '#contract/comfort.ts'
import { USUAL_COMFORT } from '#contract/usual-comfort.ts'
import type { Db } from '../db/schema.ts'

/** How a child likes to read; what it has never changed is as usual. */
export async function readComfort(db: Db, childId: number): Promise<Comfort> {
  const row = await db.selectFrom('comforts').selectAll().where('child_id', '=', childId).executeTakeFirst()
  if (!row) return USUAL_COMFORT
  const { comfortSchema } = await import('#contract/comfort.ts')
  return comfortSchema.catch(USUAL_COMFORT).parse({
    textSize: row.text_size,
    lineHeight: row.line_height,
    hasWideText: row.has_wide_text === 1,
    hasCalmPictures: row.has_calm_pictures === 1,
    look: row.look,
    speed: row.speed,
    voice: row.voice,
  })
}

/** @returns all of it, as it is from now on */
export async function changeComfort(
  db: Db,
  childId: number,
  change: { [Key in keyof Comfort]?: Comfort[Key] | undefined },
): Promise<Comfort> {
  return db.transaction().execute(async trx => {
    const { comfortSchema } = await import('#contract/comfort.ts')
    const comfort = comfortSchema.parse({ ...(await readComfort(trx, childId)), ...change })
    await trx
      .replaceInto('comforts')
      .values({
        child_id: childId,
        text_size: comfort.textSize,
        line_height: comfort.lineHeight,
        has_wide_text: comfort.hasWideText ? 1 : 0,
        has_calm_pictures: comfort.hasCalmPictures ? 1 : 0,
        look: comfort.look,
        speed: comfort.speed,
        voice: comfort.voice,
      })
      .execute()
    return comfort
  })
}

/** Whether a parent has agreed that a voice of a company's may read aloud. */
export async function allowsRemoteVoices(db: Db, familyId: number): Promise<boolean> {
  const row = await db
    .selectFrom('household_settings')
    .select('allows_remote_voices')
    .where('family_id', '=', familyId)
    .executeTakeFirst()
  return row?.allows_remote_voices === 1
}

export async function allowRemoteVoices(db: Db, familyId: number, isAllowed: boolean): Promise<void> {
  const values = { allows_remote_voices: isAllowed ? (1 as const) : (0 as const) }
  await db
    .insertInto('household_settings')
    .values({ family_id: familyId, ...values })
    .onConflict(conflict => conflict.column('family_id').doUpdateSet(values))
    .execute()
}
